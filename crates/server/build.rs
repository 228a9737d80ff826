//! Puts the built client into the program: a table of the files in `target/client`, or in the
//! folder that RATHAUS_CLIENT_DIR names. Without a client there is a page that says how to build
//! it.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};

fn main() {
    println!("cargo:rerun-if-env-changed=RATHAUS_CLIENT_DIR");
    let folder = client_folder();
    // A folder that is missing would be looked for, and everything rebuilt, every time.
    if fs::create_dir_all(&folder).is_ok() {
        println!("cargo:rerun-if-changed={}", folder.display());
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let mut paths = copied(&files_in(&folder), &out.join("client"));
    if !folder.join("index.html").exists() {
        let placeholder = "src/pages/placeholder.html";
        let page = fs::canonicalize(placeholder).expect("the page lies beside the code");
        println!("cargo:rerun-if-changed={placeholder}");
        paths.push(("index.html".to_owned(), page));
    }
    fs::write(out.join("client.rs"), table(&paths)).expect("OUT_DIR can be written");
}

fn client_folder() -> PathBuf {
    match env::var_os("RATHAUS_CLIENT_DIR") {
        Some(folder) => folder.into(),
        None => {
            let here = env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it");
            Path::new(&here).join("../../target/client")
        }
    }
}

/// Names and paths, sorted. The client is flat: folders in it are not served.
fn files_in(folder: &Path) -> Vec<(String, PathBuf)> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path()).filter(|path| path.is_file());
    let named = paths.filter_map(|path| {
        let name = path.file_name()?.to_str()?.to_owned();
        Some((name, fs::canonicalize(path).ok()?))
    });
    let mut files: Vec<_> = named.collect();
    files.sort();
    files
}

/// The files in a folder of our own: a later build of the client may not take them away while this
/// program is being compiled.
fn copied(files: &[(String, PathBuf)], to: &Path) -> Vec<(String, PathBuf)> {
    fs::create_dir_all(to).expect("OUT_DIR can be written");
    let copy = |(name, path): &(String, PathBuf)| {
        let copy = to.join(name);
        fs::copy(path, &copy).ok().map(|_| (name.clone(), copy))
    };
    files.iter().filter_map(copy).collect()
}

fn table(paths: &[(String, PathBuf)]) -> String {
    let packed = |name: &str, ending: &str| {
        let found = paths.iter().find(|(other, _)| *other == format!("{name}{ending}"));
        found.map(|(_, path)| format!("include_bytes!({path:?}).as_slice()"))
    };
    let mut text = "static FILES: &[File] = &[\n".to_owned();
    for (name, path) in paths {
        if name.ends_with(".br") || name.ends_with(".gz") {
            continue;
        }
        let tag = tag_of(&fs::read(path).unwrap_or_default());
        let option = |bytes: Option<String>| match bytes {
            Some(bytes) => format!("Some({bytes})"),
            None => "None".to_owned(),
        };
        let (br, gz) = (option(packed(name, ".br")), option(packed(name, ".gz")));
        writeln!(
            text,
            "    File {{ name: {name:?}, tag: {tag:?}, br: {br}, gzip: {gz},
             plain: include_bytes!({path:?}) }},"
        )
        .expect("a text can be written to");
    }
    text + "];\n"
}

fn tag_of(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    format!("{:016x}", hasher.finish())
}
