//! Who comes from where: a party has a network of its own in 127.0.0.0/8, so that limits by address
//! meet it as they would in life.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use tokio::net::{TcpSocket, TcpStream};

/// The last part of an address is 1 to this.
const HOSTS: u32 = 250;
/// Blocks of 250 addresses that an attack has.
const BLOCKS_PER_ATTACK: u32 = 18;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Party {
    Honest,
    /// The attack of this number.
    Attack(u8),
    /// Whoever looks in when all is over.
    Witness,
}

impl Party {
    /// The n-th address of the party. An attack begins again after 4500.
    pub fn address(self, n: u32) -> Ipv4Addr {
        let (network, first, n_blocks) = match self {
            Party::Honest => (1, 0, 250),
            Party::Attack(number) => (2, u32::from(number) * BLOCKS_PER_ATTACK, BLOCKS_PER_ATTACK),
            Party::Witness => (3, 0, 1),
        };
        let block = first + n / HOSTS % n_blocks;
        let part = |value: u32| u8::try_from(value).unwrap_or(u8::MAX);
        Ipv4Addr::new(127, network, part(block), part(n % HOSTS + 1))
    }
}

/// From one address to the server.
#[derive(Clone, Copy, Debug)]
pub struct Route {
    pub server: SocketAddr,
    pub from: Ipv4Addr,
}

impl Route {
    pub async fn connect(self) -> io::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::new(IpAddr::V4(self.from), 0))?;
        let stream = socket.connect(self.server).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn parties_never_share_an_address() {
        let attacks = (0..14).map(Party::Attack);
        let parties = [Party::Honest, Party::Witness].into_iter().chain(attacks);
        let all: Vec<Ipv4Addr> =
            parties.flat_map(|party| (0..250).map(move |n| party.address(n))).collect();
        assert!(all.iter().all(|address| address.is_loopback()));
        let distinct: BTreeSet<_> = all.iter().collect();
        assert_eq!(distinct.len(), all.len());
    }

    #[test]
    fn an_attack_has_thousands_of_addresses() {
        let distinct: BTreeSet<_> = (0..5000).map(|n| Party::Attack(13).address(n)).collect();
        assert_eq!(distinct.len(), 4500);
    }
}
