//! Events as sentences of the log.

use engine::Seat;
use milestones::{EndCause, Event, Kind, Space, Tile};

use super::names::{
    counted, goods_in_words, in_space, kind_name, to_space, worker_kind_name, workers_name,
};
use super::places;
use crate::table::{Place, Sentence, Teller};
use crate::words::Value;

/// One event; None where another one tells the same.
pub fn sentence(event: &Event, teller: &Teller<'_>) -> Option<Sentence> {
    let say = Say { teller };
    match event {
        Event::Started { start, .. } => {
            teller.turn.set(Some(*start));
            Some(teller.by(*start, "milestones-log-started", &[]))
        }
        Event::Picked { seat, tile } => {
            let picked = say.tile(*seat, "milestones-log-picked", *tile, &[]);
            Some(picked.about([places::tile(*tile)]))
        }
        Event::LeftOver { tile } => {
            let text =
                teller.texts.say("milestones-log-left-over", &[("tile", say.name_of(*tile))]);
            Some(Sentence::plain(text))
        }
        Event::StartTilePlaced { seat, tile, left } => {
            let placed = say.tile(*seat, "milestones-log-placed", *tile, &[]);
            Some(placed.about(both(*seat, *left)))
        }
        Event::TurnBegan { seat } => {
            teller.turn.set(Some(*seat));
            Some(teller.heading(*seat, "milestones-log-turn", &[]))
        }
        Event::Moved { to, .. } => say.moved(*to),
        Event::Produced { kind, n, points } => Some(say.produced(*kind, *n, *points)),
        Event::Income { n_coins } => {
            let key =
                if *n_coins == 0 { "milestones-log-no-income" } else { "milestones-log-income" };
            teller.in_turn(key, &[])
        }
        Event::Recruited { .. } => None,
        Event::TilePlaced { tile, left, covered, lost_bonus } => {
            let args = [("over", covered.len().into()), ("lost", lost_bonus.len().into())];
            let seat = teller.turn.get()?;
            let placed = say.tile(seat, "milestones-log-recruited", *tile, &args);
            Some(placed.about(both(seat, *left)))
        }
        Event::Refilled { tile } => {
            let text = teller.texts.say("milestones-log-refilled", &[("tile", say.name_of(*tile))]);
            Some(Sentence::plain(text).about([places::tile(*tile)]))
        }
        Event::DisplayShrank { n_tiles } => {
            let args = [("n", (*n_tiles).into())];
            Some(Sentence::plain(teller.texts.say("milestones-log-shrank", &args)))
        }
        Event::Bought { material } => {
            teller.in_turn("milestones-log-bought", &[("kind", say.one(*material))])
        }
        Event::Sold { materials } => {
            let goods = goods_in_words(teller.texts, milestones::Goods::of(materials));
            teller.in_turn("milestones-log-sold", &[("goods", goods.into())])
        }
        _ => say.built(event).or_else(|| say.ended(event)),
    }
}

/// The spaces of both halves of a tile.
fn both(seat: Seat, left: u8) -> [Place; 2] {
    [left, left + 1].map(|space| places::space(seat, Space::Path(space)))
}

struct Say<'a> {
    teller: &'a Teller<'a>,
}

impl Say<'_> {
    fn one(&self, kind: Kind) -> Value<'static> {
        counted(self.teller.texts, kind, 1).into()
    }

    fn name_of(&self, tile: Tile) -> Value<'static> {
        self.teller.things.name("tile", tile.idx()).into()
    }

    fn tile(&self, seat: Seat, key: &str, tile: Tile, args: &[(&str, Value<'_>)]) -> Sentence {
        let args = [&[("tile", self.name_of(tile))], args].concat();
        self.teller.by(seat, key, &args)
    }

    /// A stop at a worker is told by what he brings.
    fn moved(&self, to: Space) -> Option<Sentence> {
        let args = [("to", to_space(self.teller.texts, to).into())];
        let seat = self.teller.turn.get()?;
        let key = match to {
            Space::Path(_) => "milestones-log-walked",
            _ => "milestones-log-moved",
        };
        Some(self.teller.by(seat, key, &args).about([places::space(seat, to)]))
    }

    fn produced(&self, kind: Kind, n: u8, points: u16) -> Sentence {
        let goods = counted(self.teller.texts, kind, n);
        let worker = worker_kind_name(self.teller.texts, kind);
        let args = [("worker", worker.into()), ("goods", goods.into()), ("points", points.into())];
        let text = self.teller.texts.say("milestones-log-produced", &args);
        match self.teller.turn.get() {
            Some(seat) => Sentence::of(seat, text),
            None => Sentence::plain(text),
        }
    }

    /// What changes the map, and the castle.
    fn built(&self, event: &Event) -> Option<Sentence> {
        let texts = self.teller.texts;
        let points = |n: u16| ("points", n.into());
        match event {
            Event::SectionBuilt { section, points: n } => Some(
                self.teller
                    .in_turn("milestones-log-section", &[points(*n)])?
                    .about([places::corner(section.via)]),
            ),
            Event::HouseBuilt { plot, points: n } => Some(
                self.teller
                    .in_turn("milestones-log-house", &[points(*n)])?
                    .about([places::plot(*plot)]),
            ),
            Event::MarketBuilt { corner, points: n } => Some(
                self.teller
                    .in_turn("milestones-log-market", &[points(*n)])?
                    .about([places::corner(*corner)]),
            ),
            Event::BonusTaken { plot, kind, points: n, .. } => {
                let args = [("kind", kind_name(texts, *kind).into()), points(*n)];
                Some(
                    self.teller
                        .in_turn("milestones-log-bonus", &args)?
                        .about([places::plot(*plot)]),
                )
            }
            Event::BonusLeft => self.teller.in_turn("milestones-log-bonus-left", &[]),
            Event::Delivered { market, numbers, points: n } => {
                let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
                let key = match numbers.is_empty() {
                    true => "milestones-log-delivered-for-coin",
                    false => "milestones-log-delivered",
                };
                let args = [("numbers", numbers.join(" + ").into()), points(*n)];
                Some(self.teller.in_turn(key, &args)?.about([places::corner(*market)]))
            }
            Event::GoodsGivenUp { goods } => {
                let goods = goods_in_words(texts, *goods);
                self.teller.in_turn("milestones-log-given-up", &[("goods", goods.into())])
            }
            Event::WorkerCovered { space, kind, lost_bonus } => {
                let worker = worker_kind_name(texts, *kind);
                let lost = if *lost_bonus { "yes" } else { "no" };
                let args = [("worker", worker.into()), ("lost", lost.into())];
                let seat = self.teller.turn.get()?;
                let place = places::space(seat, Space::Path(*space));
                Some(self.teller.by(seat, "milestones-log-covered", &args).about([place]))
            }
            Event::VisitSkipped { space } => {
                let args = [("where", in_space(texts, *space).into())];
                self.teller.in_turn("milestones-log-skipped", &args)
            }
            _ => None,
        }
    }

    fn ended(&self, event: &Event) -> Option<Sentence> {
        let Teller { names, texts, .. } = self.teller;
        match event {
            Event::EndTriggered { by, why } => {
                let key = match why {
                    EndCause::Target => "milestones-log-end-target",
                    EndCause::LastTile => "milestones-log-end-tile",
                    EndCause::Stall => "milestones-log-end-stall",
                };
                Some(self.teller.by(*by, key, &[]))
            }
            Event::LastTurn { seat } => {
                Some(self.teller.by(*seat, "milestones-log-last-turn", &[]))
            }
            Event::MajorityScored { kind, points, .. } => {
                let paid = (0..).map(Seat).zip(points).filter(|(_, points)| 0 < **points);
                let said: Vec<String> = paid
                    .map(|(seat, points)| format!("{} *+{points}*", names.label(seat, texts)))
                    .collect();
                let args = [
                    ("workers", workers_name(texts, *kind).into()),
                    ("n", said.len().into()),
                    ("list", texts.list(&said).into()),
                ];
                Some(Sentence::plain(texts.say("milestones-log-majority", &args)))
            }
            _ => None,
        }
    }
}
