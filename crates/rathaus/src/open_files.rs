//! How many files, and so connections, the system lets a process have.

/// Takes all that may be had without asking anybody: many systems give a process a thousand at
/// first, and more if it wants them. Returns how many that are.
#[cfg(unix)]
pub fn raise_limit() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // Some systems name a maximum that they do not grant.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let granted = getrlimit(Resource::Nofile).current;
    granted.map_or(usize::MAX, |n_files| usize::try_from(n_files).unwrap_or(usize::MAX))
}

/// Elsewhere there is no such number.
#[cfg(not(unix))]
pub fn raise_limit() -> usize {
    usize::MAX
}
