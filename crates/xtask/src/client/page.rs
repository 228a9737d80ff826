//! The page that loads the client: `page/index.html` with the names and pictures filled in.

use std::fs;
use std::path::Path;

use anyhow::{Context, ensure};

use super::sorted;

/// What the page loads.
pub struct Names<'a> {
    pub style: &'a str,
    pub boot: &'a str,
    pub script: &'a str,
    pub loader: &'a str,
    pub wasm: &'a str,
    pub fonts: &'a [String],
    /// In which robots think.
    pub worker: &'a str,
}

/// The order matters: values, parts, then pages in the order of their names.
const STYLES_FIRST: [&str; 2] = ["tokens.css", "kit.css"];

/// All style sheets as one.
pub fn style(source: &Path) -> anyhow::Result<String> {
    let mut paths = sorted(&source.join("style"))?;
    paths.sort_by_key(|path| {
        let name = path.file_name().unwrap_or_default();
        STYLES_FIRST.iter().position(|first| name == *first).unwrap_or(STYLES_FIRST.len())
    });
    let sheets = paths.iter().map(|path| read(path)).collect::<anyhow::Result<Vec<_>>>()?;
    let style = sheets.concat();
    check_motions(&style)?;
    Ok(style)
}

/// All sheets are one: of two motions of one name the later would be shown for both.
fn check_motions(style: &str) -> anyhow::Result<()> {
    let rest = style.split("@keyframes ").skip(1);
    let mut names: Vec<&str> = rest.filter_map(|it| it.split_whitespace().next()).collect();
    names.sort_unstable();
    for pair in names.windows(2) {
        ensure!(pair[0] != pair[1], "two motions of the style sheets are called {}", pair[0]);
    }
    Ok(())
}

/// The only script that is not the client's own: it starts the client.
pub fn boot(script: &str, wasm: &str) -> String {
    format!("import init from \"/{script}\";\ninit({{ module_or_path: \"/{wasm}\" }});\n")
}

/// In which robots think: a question in, an answer out.
pub fn worker(script: &str, wasm: &str) -> String {
    format!(
        "import init, {{ answer }} from \"/{script}\";\n\
         const ready = init({{ module_or_path: \"/{wasm}\" }});\n\
         onmessage = async ({{ data }}) => {{ await ready; postMessage(answer(data)); }};\n"
    )
}

/// Fills in `{{style}}`, `{{boot}}`, `{{script}}`, `{{loader}}`, `{{wasm}}`, `{{worker}}`,
/// `{{fonts}}`, `{{symbols}}`, `{{splash}}` and `{{pictures}}`.
pub fn index(source: &Path, names: &Names<'_>) -> anyhow::Result<String> {
    let folder = source.join("page");
    let mut pictures = String::new();
    for path in sorted(&folder.join("pictures"))? {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let picture = read(&path)?;
        pictures += &format!("<template id=\"picture-{name}\">{}</template>\n", picture.trim());
    }
    let splash = read(&folder.join("pictures/skyline.svg"))?;
    let symbols = read(&folder.join("symbols.svg"))?.replacen("<svg ", "<svg class=\"sprite\" ", 1);
    let preload = |font: &String| {
        format!(
            "<link rel=\"preload\" href=\"/{font}\" as=\"font\" type=\"font/otf\" crossorigin>\n"
        )
    };
    let fonts: String = names.fonts.iter().map(preload).collect();
    let page = read(&folder.join("index.html"))?
        .replace("{{symbols}}", symbols.trim())
        .replace("{{style}}", names.style)
        .replace("{{boot}}", names.boot)
        .replace("{{script}}", names.script)
        .replace("{{loader}}", names.loader)
        .replace("{{wasm}}", names.wasm)
        .replace("{{worker}}", names.worker)
        .replace("{{fonts}}", fonts.trim())
        .replace("{{splash}}", splash.trim())
        .replace("{{pictures}}", pictures.trim());
    check_policy(&page)?;
    Ok(page)
}

/// The policy of the page allows no style and no script in the page itself.
fn check_policy(page: &str) -> anyhow::Result<()> {
    for forbidden in [" style=\"", "<style", "<script>", " onclick=", " onload="] {
        ensure!(!page.contains(forbidden), "the page contains {forbidden:?}");
    }
    Ok(())
}

fn read(path: &Path) -> anyhow::Result<String> {
    fs::read_to_string(path).with_context(|| path.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inline_styles_and_scripts_are_refused() {
        assert!(check_policy("<script type=\"module\" src=\"/boot.js\"></script>").is_ok());
        assert!(check_policy("<p style=\"color: red\">").is_err());
        assert!(check_policy("<script>alert(1)</script>").is_err());
    }

    #[test]
    fn motions_have_names_of_their_own() {
        let motion = |name: &str| format!("@keyframes {name} {{ to {{ opacity: 0; }} }}\n");
        assert!(check_motions(&(motion("fly") + &motion("drop"))).is_ok());
        assert!(check_motions(&(motion("fly") + &motion("fly"))).is_err());
    }

    #[test]
    fn boot_names_what_it_loads() {
        let boot = boot("client-1.js", "client_bg-2.wasm");
        assert!(boot.contains("\"/client-1.js\"") && boot.contains("\"/client_bg-2.wasm\""));
    }
}
