//! Who owns the printed game gives its supplies and markers as a file.

use std::fs;

use serde_json::{Value, json};

use crate::page::Page;
use crate::test_server::TestServer;

const BUILDINGS: [&str; 12] = [
    "farm",
    "brewery",
    "marketplace",
    "office",
    "monastery",
    "hospital",
    "castle",
    "guard_tower",
    "fortune_tellers_tent",
    "rat_catchers_hut",
    "palace",
    "treasury",
];

/// Every card draws seven.
fn table_file() -> Value {
    let entry = json!({ "draw": 7, "rats": 0, "looks": 0 });
    let entries = vec![entry; 5];
    let supply: serde_json::Map<String, Value> =
        BUILDINGS.iter().map(|building| (building.to_string(), json!(entries))).collect();
    json!({
        "format": "rattus-cartus-table/1",
        "name": "seven",
        "note": "Typed by hand.",
        "supply": supply,
        "vp_markers": vec![1; 20],
    })
}

/// Gives a file to the form, and returns what the form then says of the options.
/// What is wrong with the file, else what is to be known of it.
const SAID: &str = "return document.querySelector('.new__faults, .new__remarks')?.innerText";

async fn give(page: &Page, file: &Value) -> String {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("table.json");
    fs::write(&path, file.to_string()).unwrap();
    let before = page.eval(SAID).await;
    let input = page.find(".new__components input[type='file']").await;
    input.send_keys(&path.display().to_string()).await.unwrap();
    let script =
        format!("const said = (() => {{ {SAID} }})(); return said && said !== {before} && said");
    let said = page.until("the form has read the file", &script).await;
    said.as_str().expect("remarks are text").to_owned()
}

#[tokio::test]
async fn a_table_file_is_read_or_its_fault_is_named() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.speak("en").await;
    page.go("/new/rattus-cartus").await;
    page.until_there(".new__remarks").await;
    let built_in = page.text(".new__remarks").await;
    assert!(built_in.contains("even") && built_in.contains("reconstruction"), "{built_in}");
    page.click(".new__components summary").await;

    let mut bad = table_file();
    bad["supply"]["farm"][1]["draw"] = json!(9);
    let said = give(&page, &bad).await;
    assert!(said.contains("supply.farm[1].draw") && said.contains("0 to 8"), "{said}");
    page.speak("de").await;
    let german = page.text(".new__faults").await;
    assert!(german.contains("supply.farm[1].draw") && german.contains("0 bis 8"), "{german}");
    page.click(".new__form .button--primary").await;
    page.until_there(".toast__text").await;
    page.click(".toast .button").await;
    page.speak("en").await;

    let said = give(&page, &table_file()).await;
    assert!(said.contains("seven") && said.contains("Typed by hand."), "{said}");
    assert!(said.contains("Monastery"), "what the rulebook shows is missed: {said}");
    let opponent = ".new__seat:nth-of-type(2) select";
    page.find(opponent).await.select_by_value("easy").await.unwrap();
    page.click(".new__form .button--primary").await;
    page.until_there(".rc .supply").await;
    assert_eq!(page.text(".supply .num").await, "+7");
    // The faulty file was refused on purpose.
    page.complaints().await;
    page.leave().await;
}
