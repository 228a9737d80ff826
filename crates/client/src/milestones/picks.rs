//! What was chosen so far and is not told yet: a road without its end, a tile in hand, goods to
//! sell or to keep.

use milestones::{Build, Corner, GOODS_KEPT, Goods, Kind, Milestones, Phase, Tile};

use crate::table::Moment;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Picks {
    /// What is wanted at the office.
    pub build: Option<Build>,
    /// Where the road begins, and where its milestone stands.
    pub from: Option<Corner>,
    pub via: Option<Corner>,
    /// The start tile in hand.
    pub tile: Option<Tile>,
    /// Up to two materials that are to be sold.
    pub sale: Goods,
    /// What the castle lets through.
    pub kept: Goods,
}

/// So many materials are sold at once.
const SOLD_AT_ONCE: u16 = 2;

impl Picks {
    /// Who builds goes on building the same; all else belongs to one moment.
    pub fn at(self, moment: &Moment<Milestones>) -> Picks {
        let Some(me) = moment.my_turn() else { return Picks::default() };
        let phase = moment.view.phase;
        let is_building = matches!(phase, Phase::Build | Phase::LayRoad { .. });
        let kept = match phase {
            Phase::Keep => kept_at_first(moment.view.tableaus[me.idx()].goods),
            _ => Goods::NONE,
        };
        Picks { build: self.build.filter(|_| is_building), kept, ..Picks::default() }
    }

    /// One more of a material to be sold. A third begins anew, and more than there is takes back.
    #[must_use]
    pub fn selling(self, material: Kind, held: Goods) -> Picks {
        let one = Goods::only(material, 1);
        let mut sale = self.sale;
        if sale.n_goods() == SOLD_AT_ONCE {
            sale = one;
        } else if sale[material] < held[material] {
            sale.add(one);
        } else {
            sale[material] = 0;
        }
        Picks { sale, ..self }
    }

    /// The two materials that are to be sold, in their order (MS-63).
    pub fn sold(self) -> Option<[Kind; 2]> {
        let of_kind = |kind: Kind| std::iter::repeat_n(kind, self.sale[kind].into());
        let sold: Vec<Kind> = Kind::MATERIALS.into_iter().flat_map(of_kind).collect();
        sold.try_into().ok()
    }

    /// The first of a kind are kept first.
    pub fn keeps(self, kind: Kind, nth: u8) -> bool {
        nth < self.kept[kind]
    }

    #[must_use]
    pub fn turning(self, kind: Kind, nth: u8) -> Picks {
        let mut kept = self.kept;
        if self.keeps(kind, nth) {
            kept.pay(Goods::only(kind, 1));
        } else {
            kept.add(Goods::only(kind, 1));
        }
        Picks { kept, ..self }
    }
}

/// Whatever takes fewer presses: to give up what is too much, or to pick what stays.
fn kept_at_first(goods: Goods) -> Goods {
    let surplus = goods.n_goods().saturating_sub(GOODS_KEPT);
    if surplus <= GOODS_KEPT { goods } else { Goods::NONE }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn goods(text: &str) -> Goods {
        text.parse().unwrap()
    }

    #[test]
    fn two_of_a_kind_or_of_two_kinds_are_sold() {
        let held = goods("st2 wo1");
        let one = Picks::default().selling(Kind::Wood, held);
        assert_eq!(one.sold(), None);
        assert_eq!(one.selling(Kind::Wood, held), Picks::default(), "there is no second one");
        let two = one.selling(Kind::Stone, held);
        assert_eq!(two.sold(), Some([Kind::Stone, Kind::Wood]));
        assert_eq!(two.selling(Kind::Stone, held).sale, goods("st1"));
    }

    #[test]
    fn one_press_gives_up_one_of_four() {
        let four = Picks { kept: kept_at_first(goods("st2 gr1 co1")), ..Picks::default() };
        assert_eq!(four.turning(Kind::Stone, 1).kept, goods("st1 gr1 co1"));
        assert_eq!(kept_at_first(goods("st4 gr3")), Goods::NONE);
    }
}
