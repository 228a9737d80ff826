//! How much things count, in points unless it is said otherwise.

/// What somebody judges by.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// A person in hand whose class comes again.
    pub person: f64,
    /// What is left of that, as a share, where the class does not come again.
    pub stranger_share: f64,
    /// A card that is drawn when it can still be laid this round.
    pub drawn: f64,
    pub joker: f64,
    pub sword: f64,
    pub flute: f64,
    pub pass: f64,
    pub gold: f64,
    /// To have seen a card of the Nun-row.
    pub look: f64,
    /// Rounds from which on nothing is worth less for want of time.
    pub rounds_enough: f64,
    /// Cards that a seat lays in a round.
    pub laid_per_round: f64,
    /// By how many points a game still goes up and down: at its end, and more by the square root
    /// of the rounds that are left.
    pub spread_at_end: f64,
    pub spread_per_round: f64,
    /// By how many rats, for each round.
    pub blur_per_round: f64,
    /// The number of rats that players tend to, and the share of the way that they go in a round.
    pub rats_aim: f64,
    pub pull_per_round: f64,
    /// By how many steps two discs drift apart at one more building of their class.
    pub drift: f64,
    /// How readily a seat without influence gets a foot in at one more building.
    pub foot: f64,
    /// The part of one more building that a rival counts for who may still enter this one.
    pub still_to_enter: f64,
    /// A card that a victim of Swords gives, compared with any card in hand: it also hurts.
    pub stolen_share: f64,
}

/// As a player would guess after a few games.
pub const PLAIN: Weights = Weights {
    person: 1.5,
    stranger_share: 0.35,
    drawn: 1.1,
    joker: 1.9,
    sword: 1.4,
    flute: 1.4,
    pass: 0.6,
    gold: 1.6,
    look: 1.0,
    rounds_enough: 2.0,
    laid_per_round: 4.0,
    spread_at_end: 2.5,
    spread_per_round: 2.5,
    blur_per_round: 0.35,
    rats_aim: 7.0,
    pull_per_round: 0.07,
    drift: 1.5,
    foot: 0.7,
    still_to_enter: 0.4,
    stolen_share: 0.7,
};

/// What has won most in some hundred thousand games of this policy against itself, with two and
/// with four seats.
pub const SKILLED: Weights = Weights {
    person: 0.76,
    stranger_share: 0.4,
    drawn: 1.45,
    joker: 1.7,
    sword: 3.7,
    flute: 0.8,
    pass: 0.4,
    gold: 1.7,
    look: 0.44,
    rounds_enough: 6.3,
    laid_per_round: 2.8,
    spread_at_end: 2.7,
    spread_per_round: 5.4,
    blur_per_round: 0.73,
    rats_aim: 3.6,
    pull_per_round: 0.116,
    drift: 2.0,
    foot: 0.42,
    still_to_enter: 0.07,
    stolen_share: 2.8,
};

/// What has foretold best who wins, at the beginning of a round of some thousand games between
/// players of both kinds.
pub const FITTED: Weights = Weights {
    person: 1.22,
    stranger_share: 0.94,
    drawn: 1.45,
    joker: 1.98,
    sword: 3.9,
    flute: 2.1,
    pass: 1.9,
    gold: 1.5,
    look: 0.05,
    rounds_enough: 1.64,
    laid_per_round: 16.6,
    spread_at_end: 9.5,
    spread_per_round: 2.4,
    blur_per_round: 2.13,
    rats_aim: 0.58,
    pull_per_round: 0.115,
    drift: 0.93,
    foot: 0.036,
    still_to_enter: 0.07,
    stolen_share: 2.8,
};
