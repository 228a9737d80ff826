//! What things are called.

use turbo_taxi::{
    CENTRE, Card, CardKind, Cell, Colour, Crossing, Field, Figure, Finding, Side, Sides,
};

use crate::words::{Texts, say};

pub fn kind_name(texts: &Texts, kind: CardKind) -> String {
    say(texts, &format!("taxi-kind-{kind}"))
}

pub fn side_name(texts: &Texts, side: Side) -> String {
    let key = match side {
        Side::N => "taxi-north",
        Side::E => "taxi-east",
        Side::S => "taxi-south",
        Side::W => "taxi-west",
    };
    say(texts, key)
}

/// "north, east and south"
pub fn sides_name(texts: &Texts, sides: Sides) -> String {
    texts.list(sides.iter().map(|side| side_name(texts, side)))
}

pub fn cell_name(texts: &Texts, cell: Cell) -> String {
    say(texts, &format!("taxi-cell-{cell}"))
}

pub fn figure_name(texts: &Texts, figure: Figure) -> String {
    say(texts, &format!("taxi-figure-{}", figure.label().replace('_', "-")))
}

/// "curve, north and east"
pub fn card_name(texts: &Texts, card: Card, crossing: Crossing) -> String {
    let kind = match (card, crossing) {
        (Card::Crossing, Crossing::Overpass) => say(texts, "taxi-kind-overpass"),
        _ => kind_name(texts, card.kind()),
    };
    let args = [("kind", kind.into()), ("sides", sides_name(texts, card.ends()).into())];
    texts.say("taxi-card", &args)
}

/// What lies in a cell, for whoever cannot see it.
pub fn cell_label(texts: &Texts, cell: Cell, card: Option<Card>, crossing: Crossing) -> String {
    let what = match card {
        Some(card) => card_name(texts, card, crossing),
        None => say(texts, "taxi-empty"),
    };
    let key = if cell == CENTRE { "taxi-centre-label" } else { "taxi-cell-label" };
    let place = cell_name(texts, cell);
    texts.say(key, &[("n", cell.number().into()), ("place", place.into()), ("what", what.into())])
}

pub fn field_label(texts: &Texts, field: Field, figure: Option<Figure>, is_green: bool) -> String {
    let ground = say(texts, if is_green { "taxi-field-green" } else { "taxi-field-plain" });
    let what = figure.map_or_else(|| say(texts, "taxi-empty"), |it| figure_name(texts, it));
    let args = [("n", field.number().into()), ("ground", ground.into()), ("what", what.into())];
    texts.say("taxi-field-label", &args)
}

/// A finding as a sentence.
pub fn finding_text(texts: &Texts, finding: &Finding) -> String {
    let place = |cell: Cell| cell_name(texts, cell);
    let at = |field: Field| {
        let side = side_name(texts, field.side());
        [("place", place(field.cell()).into()), ("side", side.into())]
    };
    match *finding {
        Finding::Incomplete(cell) => {
            texts.say("taxi-finding-incomplete", &[("place", place(cell).into())])
        }
        Finding::WrongCentre => say(texts, "taxi-finding-wrong-centre"),
        Finding::TooMany(kind) => {
            texts.say("taxi-finding-too-many", &[("kind", kind_name(texts, kind).into())])
        }
        Finding::Broken(one, other) => {
            let args = [("one", place(one).into()), ("other", place(other).into())];
            texts.say("taxi-finding-broken", &args)
        }
        Finding::StrayExit(field) => texts.say("taxi-finding-stray", &at(field)),
        Finding::MissingExit(field) => texts.say("taxi-finding-missing", &at(field)),
        Finding::NotJoined(colour) => {
            texts.say("taxi-finding-not-joined", &[("pair", badge(colour).into())])
        }
    }
}

/// The head of a finding: "Broken road".
pub fn finding_title(texts: &Texts, finding: &Finding) -> String {
    let key = match finding {
        Finding::Incomplete(_) => "taxi-fault-incomplete",
        Finding::WrongCentre => "taxi-fault-wrong-centre",
        Finding::TooMany(_) => "taxi-fault-too-many",
        Finding::Broken(..) => "taxi-fault-broken",
        Finding::StrayExit(_) => "taxi-fault-stray",
        Finding::MissingExit(_) => "taxi-fault-missing",
        Finding::NotJoined(_) => "taxi-fault-not-joined",
    };
    say(texts, key)
}

pub fn badge(colour: Colour) -> String {
    colour.badge().to_string()
}

#[cfg(test)]
mod tests {
    use texts::Lang;

    use super::*;

    #[test]
    fn a_cell_reads_its_state_and_its_open_sides() {
        let texts = Texts::new(Lang::En);
        let cell = Cell::new(6).unwrap();
        let label = cell_label(&texts, cell, Some(Card::Curve0), Crossing::Junction);
        assert_eq!(label, "Cell 6, bottom left: curve, north and east");
        let label = cell_label(&Texts::new(Lang::De), cell, None, Crossing::Junction);
        assert_eq!(label, "Feld 6, unten links: leer");
    }

    #[test]
    fn everything_has_a_name_in_both_languages() {
        for texts in Lang::ALL.map(Texts::new) {
            let check = |name: String| assert!(!name.contains("taxi-"), "{name}");
            CardKind::ALL.into_iter().for_each(|kind| check(kind_name(&texts, kind)));
            Cell::all().for_each(|cell| check(cell_name(&texts, cell)));
            Figure::ALL.into_iter().for_each(|figure| check(figure_name(&texts, figure)));
            for card in Card::ALL {
                Crossing::ALL.into_iter().for_each(|it| check(card_name(&texts, card, it)));
            }
            for finding in [
                Finding::Incomplete(CENTRE),
                Finding::WrongCentre,
                Finding::TooMany(CardKind::Tee),
                Finding::Broken(CENTRE, CENTRE),
                Finding::StrayExit(Field::new(0).unwrap()),
                Finding::MissingExit(Field::new(0).unwrap()),
                Finding::NotJoined(Colour::Black),
            ] {
                check(finding_text(&texts, &finding));
                check(finding_title(&texts, &finding));
            }
        }
    }
}
