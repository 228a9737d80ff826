//! What binds the WASM to the browser, made short: the names by which script and WASM find each
//! other are as long as a sentence, and Leptos brings classes for streams that nobody here uses.

use std::collections::HashMap;
use std::fmt::Write;

use walrus::Module;

/// Names that only script and WASM know: of what the browser does, and of closures.
const IMPORTED: [&str; 2] = ["__wbg_", "__wbindgen_"];
const EXPORTED: &str = "wasm_bindgen__convert__";
const CLASS: &str = "export class ";
/// The line behind a class.
const BEHIND_CLASS: &str = "if (Symbol.dispose)";

/// The script that belongs to the WASM, which is changed along with it.
pub fn short(script: &str, wasm: &mut Module) -> String {
    let (script, classes) = without_classes(script);
    let of_class = |name: &str| {
        let name = name.strip_prefix("__wbg_").unwrap_or(name);
        classes.iter().any(|class| name.starts_with(&format!("{class}_")))
    };
    let exports = wasm.exports.iter().filter(|export| of_class(&export.name));
    for export in exports.map(|export| export.id()).collect::<Vec<_>>() {
        wasm.exports.delete(export);
    }
    walrus::passes::gc::run(wasm);

    let mut shorter = HashMap::new();
    for import in wasm.imports.iter_mut() {
        if IMPORTED.iter().any(|prefix| import.name.starts_with(prefix)) {
            let name = short_name(shorter.len());
            shorter.insert(std::mem::replace(&mut import.name, name.clone()), name);
        }
    }
    for export in wasm.exports.iter_mut() {
        if export.name.starts_with(EXPORTED) {
            let name = short_name(shorter.len());
            shorter.insert(std::mem::replace(&mut export.name, name.clone()), name);
        }
    }
    renamed(&script, &shorter)
}

/// Letters and numbers: `a0`, `b0`, ….
fn short_name(number: usize) -> String {
    let letter = char::from(b'a' + u8::try_from(number % 26).expect("one of 26"));
    format!("{letter}{}", number / 26)
}

/// Without classes, remarks and indentation; and the classes, in small letters.
fn without_classes(script: &str) -> (String, Vec<String>) {
    let (mut short, mut classes) = (String::new(), Vec::new());
    let mut is_class = false;
    for line in script.lines().map(str::trim) {
        if let Some(class) = line.strip_prefix(CLASS) {
            is_class = true;
            let name = class.split_whitespace().next().unwrap_or_default();
            classes.push(name.to_ascii_lowercase());
        }
        let is_remark = line.starts_with("/**") || line.starts_with('*');
        if !is_class && !is_remark && !line.is_empty() {
            writeln!(short, "{line}").expect("in memory");
        }
        is_class = is_class && !line.starts_with(BEHIND_CLASS);
    }
    (short, classes)
}

/// With other words for these.
fn renamed(script: &str, words: &HashMap<String, String>) -> String {
    let is_of_word = |it: char| it.is_ascii_alphanumeric() || it == '_' || it == '$';
    let (mut renamed, mut rest) = (String::new(), script);
    while !rest.is_empty() {
        let (between, from_word) = rest.split_at(rest.find(is_of_word).unwrap_or(rest.len()));
        let end = from_word.find(|it| !is_of_word(it)).unwrap_or(from_word.len());
        let (word, behind) = from_word.split_at(end);
        renamed += between;
        renamed += words.get(word).map_or(word, String::as_str);
        rest = behind;
    }
    renamed
}

#[cfg(test)]
mod tests {
    use walrus::{FunctionBuilder, ModuleConfig};

    use super::*;

    const SCRIPT: &str = "\
export class IntoSink {
    free() { wasm.__wbg_intosink_free(1); }
}
if (Symbol.dispose) IntoSink.prototype[Symbol.dispose] = IntoSink.prototype.free;

/**
 * @param {any} a
 */
function f(a) {
    return wasm.wasm_bindgen__convert__invoke__h1_2(a) + wasm.intosink_write(a);
}
const imports = { __wbg_get_1: f, __wbg_get_12: wasm.memory };
";

    #[test]
    fn script_and_wasm_find_each_other_by_short_names() {
        let mut wasm = Module::with_config(ModuleConfig::new());
        let ty = wasm.types.add(&[], &[]);
        let exports = ["wasm_bindgen__convert__invoke__h1_2", "__wbg_intosink_free", "memory"];
        for name in exports {
            let mut function = FunctionBuilder::new(&mut wasm.types, &[], &[]);
            function.func_body().unreachable();
            let function = function.finish(Vec::new(), &mut wasm.funcs);
            wasm.exports.add(name, function);
        }
        for name in ["__wbg_get_1", "__wbg_get_12", "__wasm_split_load"] {
            let (function, _) = wasm.add_import_func("./main_bg.js", name, ty);
            wasm.exports.add(&format!("uses {name}"), function);
        }
        let script = short(SCRIPT, &mut wasm);
        let imports: Vec<&str> = wasm.imports.iter().map(|import| &*import.name).collect();
        assert_eq!(imports, ["a0", "b0", "__wasm_split_load"]);
        let mut exports: Vec<&str> = wasm.exports.iter().map(|export| &*export.name).collect();
        exports.retain(|name| !name.starts_with("uses"));
        assert_eq!(exports, ["c0", "memory"]);
        let expected = "function f(a) {\nreturn wasm.c0(a) + wasm.intosink_write(a);\n}\n\
                        const imports = { a0: f, b0: wasm.memory };\n";
        assert_eq!(script, expected);
    }
}
