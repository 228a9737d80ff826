//! A disk that fails under a running server: the kernel lets nobody write to it any more. Only root
//! can make one and break it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::party::{Party, code};
use crate::test_server::{TestServer, any_port, folder};

/// A file with a file system of its own.
struct Disk {
    file: PathBuf,
    folder: PathBuf,
}

impl Disk {
    /// None where nothing may be mounted.
    fn new(test: &str) -> Option<Disk> {
        let files = folder(test);
        let (file, folder) = (files.join("disk"), files.join("mounted"));
        fs::create_dir(&folder).unwrap();
        fs::File::create(&file).unwrap().set_len(64 << 20).unwrap();
        let disk = Disk { file, folder };
        (run("mkfs.ext4", &["-q", "-F", path(&disk.file)]) && disk.mount()).then_some(disk)
    }

    fn mount(&self) -> bool {
        let options = "loop,errors=remount-ro";
        run("mount", &["-o", options, path(&self.file), path(&self.folder)])
    }

    fn unmount(&self) -> bool {
        run("umount", &[path(&self.folder)])
    }

    fn fail(&self) {
        let place = ["-n", "-o", "SOURCE", path(&self.folder)];
        let found = Command::new("findmnt").args(place).output().unwrap();
        let source = String::from_utf8(found.stdout).unwrap();
        let device = source.trim().strip_prefix("/dev/").unwrap();
        fs::write(format!("/sys/fs/ext4/{device}/trigger_fs_error"), "a test").unwrap();
    }

    fn mend(&self) {
        assert!(self.unmount());
        // Its status says that something was mended.
        run("e2fsck", &["-f", "-p", path(&self.file)]);
        assert!(self.mount());
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        self.unmount();
    }
}

fn run(program: &str, args: &[&str]) -> bool {
    Command::new(program).args(args).output().is_ok_and(|output| output.status.success())
}

fn path(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[tokio::test]
async fn a_disk_that_fails_is_still_read() {
    let Some(disk) = Disk::new("broken-disk") else {
        println!("not tried: nothing may be mounted here");
        return;
    };
    let data = disk.folder.join("data");
    let server = TestServer::open(&data, any_port());
    let mut party = Party::begin(&server.http(), games::IDS[0], 2).await.unwrap();
    for _ in 0..3 {
        party.act().await.unwrap();
    }
    disk.fail();
    let before = party.acting().await.unwrap();
    for _ in 0..3 {
        assert_eq!(code(party.act().await.unwrap_err()), "storage-read-only");
        let still = party.acting().await.unwrap();
        assert_eq!((still.version, &still.view), (before.version, &before.view));
    }
    let new = party.guests[0].make_table(games::IDS[1], 2).await;
    assert_eq!(code(new.unwrap_err()), "storage-read-only");
    drop(server);

    disk.mend();
    let server = TestServer::open(&data, any_port());
    let mut party = party.moved(&server.http());
    assert_eq!(party.frame(0).await.unwrap().version, 3);
    assert_eq!(party.act().await.unwrap(), 4);
}
