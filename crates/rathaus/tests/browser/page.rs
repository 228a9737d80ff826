//! A page in a browser of its own: somebody else, as far as the server can tell.

use fantoccini::elements::Element;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, Locator};
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

use crate::chromium::Chromium;
use crate::test_server::TestServer;

pub struct Page {
    pub client: Client,
    origin: String,
    /// Whether the console has been read to its end.
    is_left: bool,
    _chromium: Chromium,
}

impl Page {
    /// At the start page, in English.
    pub async fn open(server: &TestServer) -> Page {
        let chromium = Chromium::start();
        let client = chromium.open().await;
        let page =
            Page { client, origin: server.origin.clone(), is_left: false, _chromium: chromium };
        page.resize(1280, 900).await;
        page.go("/").await;
        page.prefer("rathaus-pace", "at-once").await;
        // Whoever tests the games knows them.
        page.prefer("rathaus-newcomer", "false").await;
        // Whoever tests what is kept says so.
        page.prefer("rathaus-kept", "false").await;
        page
    }

    /// Opens a table against a bot.
    pub async fn play(&self, game: &str) {
        self.go(&format!("/new/{game}")).await;
        self.click(".new__quick .button--primary").await;
        self.until_there(".playing main.table").await;
    }

    /// A true click at a place of the table.
    pub async fn press(&self, place: &str) {
        self.click(&place_selector(place)).await;
    }

    pub async fn go(&self, path: &str) {
        self.client.goto(&format!("{}{path}", self.origin)).await.unwrap();
        self.until("the app runs", "return document.querySelector('.topbar__spring')").await;
    }

    pub async fn reload(&self) {
        self.client.refresh().await.unwrap();
        self.until("the app runs", "return document.querySelector('.topbar__spring')").await;
    }

    /// The path of the address.
    pub async fn path(&self) -> String {
        self.client.current_url().await.unwrap().path().to_owned()
    }

    pub async fn resize(&self, width: u32, height: u32) {
        let params = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false,
        });
        self.devtools("Emulation.setDeviceMetricsOverride", params).await;
    }

    /// A phone: its size, and fingers instead of a mouse.
    pub async fn become_phone(&self, width: u32, height: u32) {
        let params = json!({
            "width": width, "height": height, "deviceScaleFactor": 2, "mobile": true,
        });
        self.devtools("Emulation.setDeviceMetricsOverride", params).await;
        self.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await;
    }

    /// The value of a script.
    pub async fn eval(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.unwrap()
    }

    /// Waits in the page until a script returns something that is true, and returns that.
    pub async fn until(&self, what: &str, script: &str) -> Value {
        let waiting = format!(
            "const done = arguments[arguments.length - 1];
             const probe = () => {{ {script} }};
             const look = () => {{
                 const found = probe();
                 if (found) done(found instanceof Node ? true : found); else setTimeout(look, 10);
             }};
             look();"
        );
        match self.client.execute_async(&waiting, Vec::new()).await {
            Ok(found) => found,
            Err(error) => {
                let text = self.eval("return document.body.innerText").await;
                let text = text.as_str().unwrap_or_default();
                panic!("never happened: {what}\n{error}\n{}\n{text}", self.path().await)
            }
        }
    }

    pub async fn until_there(&self, selector: &str) {
        self.until(selector, &format!("return document.querySelector(`{selector}`)")).await;
    }

    /// A true click, where nothing covers the element. Where the page has just drawn it anew, the
    /// new one is clicked.
    pub async fn click(&self, selector: &str) {
        loop {
            self.until_there(selector).await;
            match self.find(selector).await.click().await {
                Ok(()) => return,
                Err(error) if error.is_stale_element_reference() => {}
                Err(error) => panic!("{selector} cannot be clicked: {error}"),
            }
        }
    }

    pub async fn find(&self, selector: &str) -> Element {
        let found = self.client.find(Locator::Css(selector)).await;
        found.unwrap_or_else(|error| panic!("{selector}: {error}"))
    }

    /// As it is seen, read at one moment.
    pub async fn text(&self, selector: &str) -> String {
        let script = format!(
            "const found = document.querySelector(`{selector}`);
             return found && [found.innerText.trim()];"
        );
        let text = self.until(selector, &script).await;
        text[0].as_str().expect("a text is text").to_owned()
    }

    pub async fn count(&self, selector: &str) -> u64 {
        let script = format!("return document.querySelectorAll(`{selector}`).length");
        self.eval(&script).await.as_u64().expect("a length is a number")
    }

    /// `en` or `de`.
    pub async fn speak(&self, lang: &str) {
        self.prefer("rathaus-lang", lang).await;
        let is_done = format!("return document.documentElement.lang === '{lang}'");
        self.until("the page speaks the language", &is_done).await;
    }

    /// `light` or `dark`.
    pub async fn dress(&self, theme: &str) {
        self.prefer("rathaus-theme", theme).await;
        let is_done = format!("return document.documentElement.dataset.theme === '{theme}'");
        self.until("the page has the theme", &is_done).await;
    }

    /// Nothing on the page moves any more.
    pub async fn keep_still(&self) {
        self.prefer("rathaus-still", "true").await;
        let is_done = "return document.documentElement.dataset.motion === 'off'";
        self.until("the page keeps still", is_done).await;
    }

    /// From now on things move on the page, and the steps of the others are shown at this pace.
    pub async fn follow_at(&self, pace: &str) {
        self.want_motion("no-preference").await;
        self.prefer("rathaus-pace", pace).await;
    }

    /// As at the beginning: nothing moves, and nobody waits.
    pub async fn follow_at_once(&self) {
        self.prefer("rathaus-pace", "at-once").await;
        self.want_motion("reduce").await;
    }

    /// What the system of the reader asks for.
    async fn want_motion(&self, wanted: &str) {
        let feature = json!({ "name": "prefers-reduced-motion", "value": wanted });
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": [feature] })).await;
        let is_done = format!("return matchMedia('(prefers-reduced-motion: {wanted})').matches");
        self.until("the page knows what moves", &is_done).await;
    }

    /// As if another page of the same browser had chosen: with a dialog open, no button of the top
    /// bar can be reached.
    pub async fn prefer(&self, name: &str, value: &str) {
        let script = format!(
            "localStorage.setItem('{name}', '{value}');
             dispatchEvent(new StorageEvent('storage', {{ key: '{name}' }}));"
        );
        self.eval(&script).await;
    }

    pub async fn devtools(&self, command: &str, params: Value) -> Value {
        self.issue("goog/cdp/execute", json!({ "cmd": command, "params": params })).await
    }

    /// Errors in the console since the last look.
    pub async fn complaints(&self) -> Vec<String> {
        let entries = self.issue("se/log", json!({ "type": "browser" })).await;
        let entries = entries.as_array().expect("a log is a list").iter();
        let severe = entries.filter(|entry| entry["level"] == "SEVERE");
        severe.map(|entry| entry["message"].to_string()).collect()
    }

    /// The end of every test: nothing may have gone wrong unseen.
    pub async fn leave(self) {
        self.leave_after("no such complaint").await;
    }

    /// The same where the browser is meant to complain of something.
    pub async fn leave_after(mut self, meant: &str) {
        let mut complaints = self.complaints().await;
        complaints.retain(|complaint| !complaint.contains(meant));
        assert!(complaints.is_empty(), "the console says: {complaints:#?}");
        self.is_left = true;
        self.client.clone().close().await.unwrap();
    }

    async fn issue(&self, path: &'static str, body: Value) -> Value {
        self.client.issue_cmd(Vendor { path, body }).await.unwrap()
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        let is_checked = self.is_left || std::thread::panicking();
        assert!(is_checked, "a test ends with `leave`, which reads the console");
    }
}

/// On the board rather than in a small picture of it.
pub fn place_selector(place: &str) -> String {
    format!(".spot[data-place='{place}'], .main-button[data-place='{place}']")
}

/// A command that only Chromium's driver knows.
#[derive(Debug)]
struct Vendor {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Vendor {
    fn endpoint(&self, base_url: &Url, session_id: Option<&str>) -> Result<Url, ParseError> {
        let session = session_id.expect("a page has a session");
        base_url.join(&format!("session/{session}/{}", self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
