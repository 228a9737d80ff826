//! Events as sentences of the log.

use engine::Seat;
use milestones::{EndCause, Event, Kind, Space, Tile};

use super::names::{
    counted, goods_in_words, in_space, kind_name, to_space, worker_kind_name, workers_name,
};
use super::tiles::field_of;
use crate::table::{Sentence, Teller};
use crate::words::Value;

/// One event; None where another one tells the same.
pub fn sentence(event: &Event, teller: &Teller<'_>) -> Option<Sentence> {
    let say = Say { teller };
    match event {
        Event::Started { start, .. } => {
            teller.turn.set(Some(*start));
            Some(say.by(*start, "milestones-log-started", &[]))
        }
        Event::Picked { seat, tile } => Some(say.tile(*seat, "milestones-log-picked", *tile, &[])),
        Event::LeftOver { tile } => {
            let text =
                teller.texts.say("milestones-log-left-over", &[("tile", say.name_of(*tile))]);
            Some(Sentence::plain(text))
        }
        Event::StartTilePlaced { seat, tile, left } => {
            Some(say.tile(*seat, "milestones-log-placed", *tile, &spaces(*left)))
        }
        Event::TurnBegan { seat } => {
            teller.turn.set(Some(*seat));
            Some(say.heading(*seat))
        }
        Event::Moved { to, .. } => say.moved(*to),
        Event::Produced { kind, n, points } => Some(say.produced(*kind, *n, *points)),
        Event::Income { n_coins } => {
            let key =
                if *n_coins == 0 { "milestones-log-no-income" } else { "milestones-log-income" };
            say.of_turn(key, &[])
        }
        Event::Recruited { .. } => None,
        Event::TilePlaced { tile, left, covered, lost_bonus } => {
            let args = [("over", covered.len().into()), ("lost", lost_bonus.len().into())];
            let args = [&spaces(*left)[..], &args].concat();
            say.seat().map(|seat| say.tile(seat, "milestones-log-recruited", *tile, &args))
        }
        Event::Refilled { tile } => {
            let text = teller.texts.say("milestones-log-refilled", &[("tile", say.name_of(*tile))]);
            Some(Sentence::plain(text).about([field_of(*tile)]))
        }
        Event::DisplayShrank { n_tiles } => {
            let args = [("n", (*n_tiles).into())];
            Some(Sentence::plain(teller.texts.say("milestones-log-shrank", &args)))
        }
        Event::Bought { material } => {
            say.of_turn("milestones-log-bought", &[("kind", say.one(*material))])
        }
        Event::Sold { materials } => {
            let goods = goods_in_words(teller.texts, milestones::Goods::of(materials));
            say.of_turn("milestones-log-sold", &[("goods", goods.into())])
        }
        _ => say.built(event).or_else(|| say.ended(event)),
    }
}

fn spaces(left: u8) -> [(&'static str, Value<'static>); 2] {
    [("left", left.into()), ("right", (left + 1).into())]
}

struct Say<'a> {
    teller: &'a Teller<'a>,
}

impl Say<'_> {
    /// Who is in turn, as far as the events have said.
    fn seat(&self) -> Option<Seat> {
        self.teller.turn.get()
    }

    fn one(&self, kind: Kind) -> Value<'static> {
        counted(self.teller.texts, kind, 1).into()
    }

    /// Sentences come in two forms: `you` is "yes" where the reader acts, and `name` says who else.
    fn by(&self, seat: Seat, key: &str, args: &[(&str, Value<'_>)]) -> Sentence {
        let Teller { names, texts, .. } = self.teller;
        let you = if names.you() == Some(seat) { "yes" } else { "no" };
        let who = [("you", you.into()), ("name", names.label(seat, texts).into())];
        Sentence::of(seat, texts.say(key, &[&who, args].concat()))
    }

    fn of_turn(&self, key: &str, args: &[(&str, Value<'_>)]) -> Option<Sentence> {
        self.seat().map(|seat| self.by(seat, key, args))
    }

    fn name_of(&self, tile: Tile) -> Value<'static> {
        self.teller.things.name("tile", tile.idx()).into()
    }

    fn tile(&self, seat: Seat, key: &str, tile: Tile, args: &[(&str, Value<'_>)]) -> Sentence {
        let args = [&[("tile", self.name_of(tile))], args].concat();
        self.by(seat, key, &args).about([field_of(tile)])
    }

    fn heading(&self, seat: Seat) -> Sentence {
        let Teller { names, texts, .. } = self.teller;
        let you = if names.you() == Some(seat) { "yes" } else { "no" };
        let args = [("you", you.into()), ("name", names.label(seat, texts).into())];
        Sentence::heading(texts.say("milestones-log-turn", &args))
    }

    /// A stop on a worker is told by what it brings.
    fn moved(&self, to: Space) -> Option<Sentence> {
        let args = [("to", to_space(self.teller.texts, to).into())];
        self.of_turn("milestones-log-moved", &args)
    }

    fn produced(&self, kind: Kind, n: u8, points: u16) -> Sentence {
        let goods = counted(self.teller.texts, kind, n);
        let args = [("goods", goods.into()), ("points", points.into())];
        let text = self.teller.texts.say("milestones-log-produced", &args);
        match self.seat() {
            Some(seat) => Sentence::of(seat, text),
            None => Sentence::plain(text),
        }
    }

    /// What changes the map, and the castle.
    fn built(&self, event: &Event) -> Option<Sentence> {
        let texts = self.teller.texts;
        let points = |n: u16| ("points", n.into());
        let at = |at: String| ("at", at.into());
        match event {
            Event::SectionBuilt { section, points: n } => {
                let args = [at(section.to_string()), points(*n)];
                Some(self.of_turn("milestones-log-section", &args)?.about([section.to_string()]))
            }
            Event::HouseBuilt { plot, points: n } => {
                let args = [at(plot.to_string()), points(*n)];
                Some(self.of_turn("milestones-log-house", &args)?.about([plot.to_string()]))
            }
            Event::MarketBuilt { corner, points: n } => {
                let args = [at(corner.to_string()), points(*n)];
                Some(self.of_turn("milestones-log-market", &args)?.about([corner.to_string()]))
            }
            Event::BonusTaken { plot, kind, space, points: n } => {
                let kind = kind_name(texts, *kind);
                let args = [("kind", kind.into()), ("space", (*space).into()), points(*n)];
                Some(self.of_turn("milestones-log-bonus", &args)?.about([plot.to_string()]))
            }
            Event::BonusLeft => self.of_turn("milestones-log-bonus-left", &[]),
            Event::Delivered { market, numbers, points: n } => {
                let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
                let key = match numbers.is_empty() {
                    true => "milestones-log-delivered-for-coin",
                    false => "milestones-log-delivered",
                };
                let args =
                    [at(market.to_string()), ("numbers", numbers.join(" + ").into()), points(*n)];
                Some(self.of_turn(key, &args)?.about([market.to_string()]))
            }
            Event::GoodsGivenUp { goods } => {
                let goods = goods_in_words(texts, *goods);
                self.of_turn("milestones-log-given-up", &[("goods", goods.into())])
            }
            Event::WorkerCovered { space, kind, lost_bonus } => {
                let worker = worker_kind_name(texts, *kind);
                let lost = if *lost_bonus { "yes" } else { "no" };
                let args =
                    [("worker", worker.into()), ("space", (*space).into()), ("lost", lost.into())];
                self.of_turn("milestones-log-covered", &args)
            }
            Event::VisitSkipped { space } => {
                let args = [("where", in_space(texts, *space).into())];
                self.of_turn("milestones-log-skipped", &args)
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
                Some(self.by(*by, key, &[]))
            }
            Event::LastTurn { seat } => Some(self.by(*seat, "milestones-log-last-turn", &[])),
            Event::MajorityScored { kind, points, .. } => {
                let paid = (0..).map(Seat).zip(points).filter(|(_, points)| 0 < **points);
                let said: Vec<String> = paid
                    .map(|(seat, points)| format!("{} *+{points}*", names.label(seat, texts)))
                    .collect();
                let args = [
                    ("workers", workers_name(texts, *kind).into()),
                    ("n", said.len().into()),
                    ("list", said.join(", ").into()),
                ];
                Some(Sentence::plain(texts.say("milestones-log-majority", &args)))
            }
            _ => None,
        }
    }
}
