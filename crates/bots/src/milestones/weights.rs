//! What a planner believes: the numbers by which laps are judged.

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// Points that the leader makes in a move, by which the end is foreseen.
    pub sprint: f32,
    /// How much of what the path would earn in later laps is believed.
    pub trust: f32,
    /// How much of the usual map is seen in the present one.
    pub growth: f32,
    /// Moves of a usual lap.
    pub lap_moves: f32,
    /// What is left after each further move of a site that others could take.
    pub patience: f32,
    /// What the worker is worth that a usual lap costs.
    pub castle: f32,
    /// For how many moves the workers of a path count.
    pub memory: f32,
    /// What goods are worth that pass the castle: stone, wood, sand, grain, coin.
    pub kept: [f32; 5],
    /// What a recruit brings for each move that is left, if there is no worker yet.
    pub recruit: f32,
    /// What a bonus tile is worth beside its point.
    pub bonus: f32,
    /// How much a majority counts long before the end.
    pub early_majority: f32,
    /// By how much workers a majority is doubtful: the spread at the end, and for each move left.
    pub majority_spread: [f32; 2],
    /// By how many points the result is doubtful: at the end, and for the root of the moves left.
    pub spread: [f32; 2],
    /// Points of houses, sections, markets and deliveries in a usual lap, the best first.
    pub usual_houses: [f32; 3],
    pub usual_sections: [f32; 2],
    pub usual_markets: [f32; 2],
    pub usual_deliveries: [f32; 2],
}

impl Weights {
    pub const USUAL: Weights = Weights {
        sprint: 1.6,
        trust: 0.9,
        growth: 0.3,
        lap_moves: 7.5,
        patience: 0.97,
        castle: 2.0,
        memory: 14.0,
        kept: [1.2, 1.2, 1.0, 0.8, 0.9],
        recruit: 0.08,
        bonus: 1.0,
        early_majority: 0.3,
        majority_spread: [0.4, 0.06],
        spread: [2.0, 1.8],
        usual_houses: [6.5, 5.5, 4.5],
        usual_sections: [3.0, 2.5],
        usual_markets: [4.0, 3.0],
        usual_deliveries: [5.5, 4.5],
    };
}
