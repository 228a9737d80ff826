//! By which names the server may be called. A site whose name suddenly leads to this machine could
//! otherwise speak to it from inside the network (DNS rebinding): its pages and ours would be one
//! origin to a browser. Addresses, names without a dot and the endings of home networks belong to
//! nobody who could do that; every other name must be expected.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::{HeaderMap, header};

use crate::config::Config;
use crate::refusal::{Refusal, RefusalCode};

/// Endings that nobody can register (RFC 6761, 6762, 8375; `lan` and `internal` by usage).
const PRIVATE_ENDINGS: [&str; 6] = ["localhost", "local", "home.arpa", "internal", "lan", "test"];

/// Refuses what is called by no name, by several, or by a name that is not ours.
pub fn check(config: &Config, headers: &HeaderMap) -> Result<(), Refusal> {
    let mut hosts = headers.get_all(header::HOST).iter();
    let (Some(host), None) = (hosts.next(), hosts.next()) else {
        return Err(RefusalCode::BadHost.into());
    };
    let name = host.to_str().ok().and_then(name_of).ok_or(RefusalCode::BadHost)?;
    // Over HTTPS nobody else has a certificate for the name that the browser believes in.
    let any_name_will_do = config.is_secure && config.hosts.is_empty();
    let is_expected = config.hosts.iter().any(|host| host.eq_ignore_ascii_case(name));
    if any_name_will_do || is_expected || is_nobodys(name) {
        return Ok(());
    }
    Err(Refusal::from(RefusalCode::UnknownHost).with("host", name.to_ascii_lowercase()))
}

/// The name in a `Host` header, without port and closing dot.
fn name_of(host: &str) -> Option<&str> {
    let name = match host.strip_prefix('[') {
        Some(rest) => {
            let (address, port) = rest.split_once(']')?;
            address.parse::<Ipv6Addr>().ok()?;
            is_port(port).then_some(address)?
        }
        None => match host.split_once(':') {
            Some((name, port)) => port.bytes().all(|byte| byte.is_ascii_digit()).then_some(name)?,
            None => host,
        },
    };
    let name = name.strip_suffix('.').unwrap_or(name);
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.:".contains(&byte);
    (!name.is_empty() && name.bytes().all(is_plain)).then_some(name)
}

fn is_port(text: &str) -> bool {
    let digits = text.strip_prefix(':');
    text.is_empty() || digits.is_some_and(|it| it.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Whether no site of somebody else can be called so.
fn is_nobodys(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    let is_address = name.parse::<IpAddr>().is_ok();
    let has_private_ending = |ending: &&str| {
        name.strip_suffix(*ending).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
    };
    is_address || !name.contains('.') || PRIVATE_ENDINGS.iter().any(has_private_ending)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn check_hosts(config: &Config, hosts: &[&str], code: Option<&str>) {
        let pair = |host: &&str| (header::HOST, HeaderValue::from_str(host).unwrap());
        let mut headers = HeaderMap::new();
        for (name, value) in hosts.iter().map(pair) {
            headers.append(name, value);
        }
        let refused = check(config, &headers).err().map(|refusal| refusal.problem.code);
        assert_eq!(refused.as_deref(), code, "{hosts:?}");
    }

    #[test]
    fn a_name_that_somebody_else_may_have_must_be_expected() {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), "data".into());
        for host in ["127.0.0.1:8080", "192.168.1.5", "[::1]:8080", "[fe80::1]", "localhost:80"] {
            check_hosts(&config, &[host], None);
        }
        for host in ["attic", "Attic:8080", "attic.local", "attic.lan.", "a.home.arpa"] {
            check_hosts(&config, &[host], None);
        }
        for host in ["evil.example", "evil.example:8080", "xlocalhost.com", "local.evil.example"] {
            check_hosts(&config, &[host], Some("unknown-host"));
        }
        config.hosts = vec!["games.example".to_owned()];
        check_hosts(&config, &["Games.example:443"], None);
        check_hosts(&config, &["other.example"], Some("unknown-host"));
        config.is_secure = true;
        check_hosts(&config, &["other.example"], Some("unknown-host"));
        config.hosts.clear();
        check_hosts(&config, &["other.example"], None);
    }

    #[test]
    fn a_request_names_one_host() {
        let config = Config::new(([127, 0, 0, 1], 0).into(), "data".into());
        check_hosts(&config, &[], Some("bad-host"));
        check_hosts(&config, &["localhost", "localhost"], Some("bad-host"));
        for host in ["", ":80", "a b", "a/b", "user@localhost", "[::1", "[evil]", "a:b", "[::1]x"] {
            check_hosts(&config, &[host], Some("bad-host"));
        }
    }
}
