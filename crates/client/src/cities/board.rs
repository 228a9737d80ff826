//! The large plan of a neighbourhood: tiles, features and buildings, what is counted, and what can
//! be done there.

use cities::{Neighbourhood, Phase, Position, Space};
use leptos::prelude::*;
use web_sys::MouseEvent;

use super::bubble::PreviewBubble;
use super::desk::{Desk, Lit};
use super::ink::{ground, top};
use super::names::{colour_name, nature_name};
use super::scene::{Cell, Frame, Land, SIDE, TILE, cells, tiles, within};
use super::targets::Targets;
use super::why::not_this_space;
use super::words::{cell_words, whose};

/// What the parts of the plan share.
#[derive(Clone, Copy)]
pub struct Plan {
    pub desk: Desk,
    pub city: Memo<Neighbourhood>,
    pub frame: Memo<Frame>,
    /// Whether the viewer places things here.
    pub is_own_turn: Memo<bool>,
}

impl Plan {
    fn new(desk: Desk) -> Plan {
        let city = Memo::new(move |_| {
            let seat = desk.shown.get();
            desk.game.with(|game| *game.neighbourhood(seat))
        });
        let is_own_turn = Memo::new(move |_| {
            let shown = desk.shown.get();
            desk.cx.moment.with(|moment| moment.my_turn() == Some(shown))
        });
        let frame = Memo::new(move |_| {
            let is_placing =
                desk.cx.moment.with(|moment| matches!(moment.view.phase, Phase::PlaceTile { .. }));
            let is_placing = is_placing && is_own_turn.get();
            let is_upright = desk.is_upright.get();
            let mode = desk.game.with(|game| *game.mode());
            city.with(|city| Frame::of(city, &mode, is_placing, is_upright))
        });
        Plan { desk, city, frame, is_own_turn }
    }
}

#[component]
pub fn Board(desk: Desk) -> impl IntoView {
    let plan = Plan::new(desk);
    let Plan { city, frame, .. } = plan;
    let label = move || {
        let texts = desk.cx.words.texts();
        let whose = desk.cx.names.with(|names| whose(desk.shown.get(), names, &texts));
        let n = city.with(|city| city.n_tiles());
        texts.say("cities-plan", &[("whose", whose.into()), ("n", n.into())])
    };
    let wheel = move |event: leptos::ev::WheelEvent| {
        if untrack(|| desk.laying.at()).is_some() {
            event.prevent_default();
            desk.laying.turn(0.0 < event.delta_y());
        }
    };
    let ratio = move || {
        let (width, height) = frame.with(Frame::size);
        format!("{:.4}", width / height)
    };
    view! {
        <div class="map" style=("--ratio", ratio) data-seat=move || desk.shown.get().0>
            <div class="neatline">
                <svg
                    class="hood"
                    viewBox=move || frame.with(Frame::view_box)
                    role="group"
                    aria-label=label
                    on:wheel=wheel
                >
                    {move || {
                        let (width, height) = frame.with(Frame::size);
                        view! { <rect class="ground" width=width height=height></rect> }
                    }}
                    {move || frame.with(|frame| city.with(|city| free_places(city, frame)))}
                    <Grounds plan/>
                    {move || frame.with(|frame| city.with(|city| tile_frames(city, frame)))}
                    <Counted plan/>
                    <Tops plan/>
                    <Targets plan/>
                </svg>
            </div>
            <PreviewBubble plan/>
        </div>
    }
}

/// Where tiles can still come, as far as it is known which box the city will fill.
fn free_places(city: &Neighbourhood, frame: &Frame) -> Vec<AnyView> {
    let Position { row, column } = city.top_left();
    if city.n_tiles() == 0 {
        let (x, y) = frame.tile_corner(Position { row, column });
        return vec![free_place(x, y)];
    }
    let (n_rows, n_columns) = (city.size().0 as i8, city.size().1 as i8);
    let around = (row - 1..row + n_rows + 1)
        .flat_map(|row| (column - 1..column + n_columns + 1).map(move |column| (row, column)));
    let inside = within(city);
    let free = around.map(Position::from).filter(|at| {
        let is_inside = inside.contains(at);
        !city.has_tile(*at) && (is_inside || frame.holds(*at))
    });
    let place = |at: Position| {
        let (x, y) = frame.tile_corner(at);
        free_place(x, y)
    };
    free.map(place).collect()
}

fn free_place(x: f64, y: f64) -> AnyView {
    view! { <rect class="free" x=x y=y width=TILE height=TILE rx="6"></rect> }.into_any()
}

fn tile_frames(city: &Neighbourhood, frame: &Frame) -> impl IntoView + use<> {
    let tile = |at: Position| {
        let (x, y) = frame.tile_corner(at);
        view! { <rect class="tframe" x=x y=y width=TILE height=TILE rx="5"></rect> }
    };
    tiles(city).into_iter().map(tile).collect_view()
}

/// What was placed by the newest steps in the neighbourhood that is shown.
fn new_spaces(desk: Desk) -> Vec<Space> {
    use cities::Event::{FeaturePlaced, PiecePlaced, TilePlaced};
    let shown = desk.shown.get_untracked();
    desk.cx.news.with_untracked(|news| {
        let spaces = news.iter().flat_map(|event| match event {
            FeaturePlaced { seat, at, .. } | PiecePlaced { seat, at, .. } if *seat == shown => {
                vec![*at]
            }
            TilePlaced { seat, at, .. } if *seat == shown => super::scene::spaces_of(*at).to_vec(),
            _ => Vec::new(),
        });
        spaces.collect()
    })
}

#[component]
fn Grounds(plan: Plan) -> impl IntoView {
    let Plan { desk, city, frame, .. } = plan;
    let all = Memo::new(move |_| {
        let frame = frame.get();
        let cells = city.with(cells);
        cells.into_iter().map(|cell| (cell, frame.corner(cell.space))).collect::<Vec<_>>()
    });
    let key = |(cell, (x, y)): &(Cell, (f64, f64))| {
        (cell.space, format!("{:?}", cell.ground), *x as i32, *y as i32)
    };
    let draw = move |(cell, (x, y)): (Cell, (f64, f64))| {
        let press = move |click: MouseEvent| {
            let (names, texts) = (desk.cx.names.get_untracked(), desk.cx.words.texts_once());
            let reason = untrack(|| not_this_space(plan, cell.space, &names, &texts));
            desk.refuses(&click, reason);
        };
        let is_new = new_spaces(desk).contains(&cell.space);
        view! {
            <g
                class="cell"
                class:is-new=is_new
                data-ground=ground_name(cell.ground)
                role="img"
                aria-label=move || cell_words(plan, cell.space)
                on:click=press
            >
                {ground(cell.ground, x, y, SIDE)}
            </g>
        }
    };
    view! { <For each=move || all.get() key=key children=draw/> }
}

/// For whoever drives the page from outside.
fn ground_name(land: Land) -> &'static str {
    match land {
        Land::Nature(nature) => nature_name(nature),
        Land::Lot(colour) => colour_name(colour),
        Land::Covered => "covered",
    }
}

#[component]
fn Tops(plan: Plan) -> impl IntoView {
    let Plan { desk, city, frame, .. } = plan;
    let all = Memo::new(move |_| {
        let frame = frame.get();
        let cells = city.with(cells);
        let mut tops: Vec<(Cell, (f64, f64))> =
            cells.into_iter().map(|cell| (cell, frame.corner(cell.space))).collect();
        // What stands in front is drawn later.
        tops.sort_by(|one, two| one.1.1.total_cmp(&two.1.1));
        tops
    });
    let key = |(cell, (x, y)): &(Cell, (f64, f64))| {
        (cell.space, format!("{:?}", cell.top), *x as i32, *y as i32)
    };
    let draw = move |(cell, (x, y)): (Cell, (f64, f64))| {
        let drawn = top(&cell, x, y)?;
        let is_new = new_spaces(desk).contains(&cell.space);
        Some(view! { <g class="put" class:is-new=is_new>{drawn}</g> })
    };
    view! { <For each=move || all.get() key=key children=draw/> }
}

/// The spaces that a card, a goal or a part of the score counts, in a dotted line.
#[component]
fn Counted(plan: Plan) -> impl IntoView {
    let Plan { desk, frame, .. } = plan;
    let spaces = Memo::new(move |_| {
        let mut spaces = lit_spaces(desk);
        spaces.extend(pointed_spaces(desk));
        spaces
    });
    move || {
        let frame = frame.get();
        spaces.with(|spaces| {
            let d = outline(spaces, &frame);
            (!d.is_empty()).then(|| view! { <path class="area" d=d></path> })
        })
    }
}

pub fn lit_spaces(desk: Desk) -> Vec<Space> {
    let seat = desk.shown.get();
    desk.game.with(|game| match desk.lit.get() {
        None => Vec::new(),
        Some(Lit::Card(card)) => game.worth(seat, card).spaces,
        Some(Lit::Goal(goal)) => game.progress(seat, goal).spaces,
        Some(Lit::Part(part)) => part_spaces(&game.explain(seat), part),
    })
}

/// The spaces that a part of the score comes from.
pub fn part_spaces(explained: &cities::Explanation, part: &str) -> Vec<Space> {
    let of_nature = |nature: cities::Nature| {
        let areas = explained.areas.iter().filter(|it| it.nature == nature && 0 < it.points);
        areas.flat_map(|area| area.spaces.clone()).collect()
    };
    let mut spaces: Vec<Space> = match part {
        "water" => of_nature(cities::Nature::Water),
        "parks" => of_nature(cities::Nature::Park),
        "monuments" => explained.monuments.clone(),
        "goals" => {
            let claimed = explained.goals.iter().filter(|goal| goal.claimed.is_some());
            claimed.flat_map(|goal| goal.spaces.clone()).collect()
        }
        _ => explained.cards.iter().flat_map(|card| card.spaces.clone()).collect(),
    };
    spaces.sort();
    spaces.dedup();
    spaces
}

/// Spaces that a line of the log tells of, by "seat:row,column".
fn pointed_spaces(desk: Desk) -> Vec<Space> {
    let seat = desk.shown.get();
    desk.cx.pointed.with(|fields| {
        let space = |field: &String| {
            let (whose, at) = field.split_once(':')?;
            let (row, column) = at.split_once(',')?;
            let is_shown = whose.parse() == Ok(seat.0);
            let space = Space { row: row.parse().ok()?, column: column.parse().ok()? };
            is_shown.then_some(space)
        };
        fields.iter().filter_map(space).collect()
    })
}

/// A line around groups of spaces, a little inside of them.
pub fn outline(spaces: &[Space], frame: &Frame) -> String {
    const INSET: f64 = 5.0;
    let has = |row: i8, column: i8| spaces.contains(&Space { row, column });
    let mut d = String::new();
    for space in spaces {
        let Space { row, column } = *space;
        let (x, y) = frame.corner(*space);
        let (middle_x, middle_y) = frame.middle(*space);
        for (down, right) in [(-1, 0), (0, 1), (1, 0), (0, -1)] {
            if has(row + down, column + right) {
                continue;
            }
            // Where the neighbour would be, whichever way the plan is turned.
            let next = Space { row: row + down, column: column + right };
            let (next_x, next_y) = frame.middle(next);
            let (left, top) = (x + INSET, y + INSET);
            let (end_x, end_y) = (x + SIDE - INSET, y + SIDE - INSET);
            d += &match () {
                () if next_y < middle_y - 1.0 => format!("M{left} {top}H{end_x}"),
                () if middle_y + 1.0 < next_y => format!("M{left} {end_y}H{end_x}"),
                () if next_x < middle_x => format!("M{left} {top}V{end_y}"),
                () => format!("M{end_x} {top}V{end_y}"),
            };
        }
    }
    d
}
