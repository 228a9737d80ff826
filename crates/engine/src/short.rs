//! Short lists in order.

/// Sorts a list of as many things as lie on a table; equals stay in their order. The library's sort
/// is made for long lists and takes ten times the code, once for each type: a browser has to fetch
/// that.
pub fn sort_short<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for next in 1..list.len() {
        let mut at = next;
        while 0 < at && key(&list[at]) < key(&list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_stay_in_their_order() {
        let mut list = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        sort_short(&mut list, |(n, _)| *n);
        assert_eq!(list, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
        sort_short(&mut [0; 0], |n| *n);
    }
}
