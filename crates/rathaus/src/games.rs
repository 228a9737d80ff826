//! `rathaus games`: what can be played, with whom and how.

use games::{Title, Visitor};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::complaint::{Complaint, known_game};
use crate::options;
use crate::voice::Voice;

#[derive(Serialize)]
struct Card {
    game: &'static str,
    seats_min: u8,
    seats_max: u8,
    /// From the weakest to the strongest.
    levels: Vec<&'static str>,
    /// Opponents for authors.
    yardsticks: Vec<&'static str>,
    options: Map<String, Value>,
}

struct ReadCard;

impl Visitor for ReadCard {
    type Output = Card;
    fn visit<G: Title>(self) -> Card {
        let (for_players, for_authors): (Vec<_>, Vec<_>) =
            G::levels().into_iter().partition(|level| level.is_for_players);
        Card {
            game: G::ID,
            seats_min: *G::SEATS.start(),
            seats_max: *G::SEATS.end(),
            levels: for_players.iter().map(|level| level.name).collect(),
            yardsticks: for_authors.iter().map(|level| level.name).collect(),
            options: options::defaults::<G>(),
        }
    }
}

pub fn run(voice: &Voice) -> Result<(), Complaint> {
    for id in games::IDS {
        let card = known_game(&voice.texts, id, ReadCard)?;
        voice.report(&card, || card.words(voice))?;
    }
    Ok(())
}

impl Card {
    fn words(&self, voice: &Voice) -> String {
        let levels = |names: &[&str]| {
            let name = |name: &&str| match voice.texts.find(&format!("level-{name}"), &[]) {
                Some(word) if word != *name => format!("{name} ({word})"),
                Some(_) | None => (*name).to_owned(),
            };
            names.iter().map(name).collect::<Vec<_>>().join(", ")
        };
        let name = voice.texts.find(&format!("{}-name", self.game), &[]);
        let seats = [("min", self.seats_min.into()), ("max", self.seats_max.into())];
        let mut lines = vec![
            format!("{} ({})", self.game, name.as_deref().unwrap_or(self.game)),
            format!("  {}", voice.say("games-seats", &seats)),
            format!("  {}", voice.say("games-levels", &[("names", levels(&self.levels).into())])),
            format!(
                "  {}",
                voice.say("games-yardsticks", &[("names", levels(&self.yardsticks).into())])
            ),
            format!("  {}", voice.say("games-options", &[])),
        ];
        lines.extend(self.options.iter().map(|(option, default)| {
            match voice.texts.find(&format!("{}-option-{option}", self.game), &[]) {
                Some(meaning) => format!("    {option} = {default}  ({meaning})"),
                None => format!("    {option} = {default}"),
            }
        }));
        lines.join("\n")
    }
}
