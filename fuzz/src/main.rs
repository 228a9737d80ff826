//! One target under libFuzzer: `cargo xtask fuzz` builds this with coverage and starts it. Which
//! target it is stands in RATHAUS_FUZZ_TARGET (without it, all are listed), and where its inputs
//! are kept in RATHAUS_FUZZ_CORPUS.

#![no_main]

use std::path::Path;
use std::process::exit;
use std::sync::LazyLock;
use std::{env, fs};

use fuzz::Target;

static TARGET: LazyLock<&Target> = LazyLock::new(|| {
    let name = env::var("RATHAUS_FUZZ_TARGET").expect("xtask names a target");
    Target::named(&name).expect("xtask names a target that there is")
});

libfuzzer_sys::fuzz_target!(
    init: {
        if env::var_os("RATHAUS_FUZZ_TARGET").is_none() {
            fuzz::TARGETS.iter().for_each(|target| println!("{}", target.name));
            exit(0);
        }
        if let Ok(corpus) = env::var("RATHAUS_FUZZ_CORPUS") {
            sow(Path::new(&corpus));
        }
    },
    |bytes: &[u8]| (TARGET.check)(bytes)
);

/// Writes the seeds to where the fuzzer looks for them.
fn sow(corpus: &Path) {
    let seeds = (TARGET.seeds)().into_iter().chain(TARGET.regressions());
    for (i, seed) in seeds.enumerate() {
        fs::write(corpus.join(format!("seed-{i:03}")), seed).expect("the corpus can be written");
    }
}
