//! The large plan: tiles, features and buildings with all that is being laid, and what can be done
//! there.

use cities::{Action, Building, Cities, FeatureKind, Neighbourhood, Phase, Position, Space};
use engine::Seat;
use leptos::ev;
use leptos::prelude::*;

use super::contents::{Cell, Land, SIDE, TILE, Viewport, cells, spaces_of, tiles, within};
use super::drawing::{building, ground, plot, token, top};
use super::keys;
use super::laying::{Thing, positions};
use super::names::{colour_name, feature_symbol, nature_name};
use super::places;
use super::targets::POINTS;
use super::words::whose;
use crate::browser;
use crate::kit::each::Each;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::href;
use crate::table::numbers::signed;
use crate::table::{Place, Table};

/// What the parts of the plan share.
#[derive(Clone, Copy)]
struct Drawn {
    table: Table<Cities>,
    /// With all that is being laid.
    city: Memo<Neighbourhood>,
    /// As the others see it.
    real: Memo<Neighbourhood>,
    viewport: Memo<Viewport>,
}

impl Drawn {
    fn new(table: Table<Cities>) -> Drawn {
        let real = Memo::new(move |_| {
            let seat = table.shown.get();
            table.game.with(|game| *game.neighbourhood(seat))
        });
        let my_turn = move || table.cx.moment.with(|moment| moment.my_turn());
        let is_own_turn = Memo::new(move |_| my_turn() == Some(table.shown.get()));
        let city = Memo::new(move |_| match is_own_turn.get() {
            true => with_laid(table, table.shown.get()),
            false => real.get(),
        });
        let is_upright = upright(table);
        let viewport = Memo::new(move |_| {
            let is_placing =
                table.cx.moment.with(|it| matches!(it.view.phase, Phase::PlaceTile { .. }));
            let is_placing = is_placing && is_own_turn.get();
            let mode = table.game.with(|game| *game.mode());
            real.with(|city| Viewport::of(city, &mode, is_placing, is_upright.get()))
        });
        Drawn { table, city, real, viewport }
    }

    fn corner(self, at: Space) -> (f64, f64) {
        self.viewport.with(|viewport| viewport.corner(at))
    }
}

/// The own city as it would be, a starting tile that is looked at included.
fn with_laid(table: Table<Cities>, me: Seat) -> Neighbourhood {
    let looked_at = table.looked_at().and_then(|target| target.first().copied());
    table.game.with(|game| {
        let mut city = table.local.with(|laying| *laying.ahead(game, me).neighbourhood(me));
        if let Some(Action::ChooseStartTile { tile }) = looked_at {
            let face = game.catalogue().start_tiles[usize::from(tile)].face;
            city.lay(Position { row: 0, column: 0 }, face);
        }
        city
    })
}

/// What bars, question and hand leave of an upright phone is too low for a city that stands.
const AROUND_PX: f64 = 362.0;

/// Whether a wide city is drawn larger if it stands.
fn upright(table: Table<Cities>) -> Memo<bool> {
    let has_room = || browser::width() < browser::height() - AROUND_PX;
    let room = RwSignal::new(has_room());
    let listener = window_event_listener(ev::resize, move |_| room.set(has_room()));
    on_cleanup(move || listener.remove());
    Memo::new(move |_| table.screen.get().is_small() && room.get())
}

#[component]
pub fn Plan(table: Table<Cities>) -> impl IntoView {
    let drawn = Drawn::new(table);
    let Drawn { city, real, viewport, .. } = drawn;
    let label = move || {
        let texts = table.cx.words.texts();
        let whose = table.cx.names.with(|names| whose(table.shown.get(), names, &texts));
        let n = real.with(|city| city.n_tiles());
        texts.say("cities-plan", &[("whose", whose.into()), ("n", n.into())])
    };
    let wheel = move |event: ev::WheelEvent| {
        if keys::turn(table, 0.0 < event.delta_y()) {
            event.prevent_default();
        }
    };
    let paper = live(move || {
        let (width, height) = viewport.with(Viewport::size);
        view! { <rect class="ground" width=width height=height></rect> }
    });
    view! {
        <svg
            class="hood"
            viewBox=follows(move || viewport.with(Viewport::view_box))
            role="group"
            aria-label=follows(label)
            on:wheel=wheel
        >
            {paper}
            {live(move || viewport.with(|viewport| real.with(|city| free_places(city, viewport))))}
            <Grounds drawn/>
            {live(move || viewport.with(|viewport| city.with(|city| tile_frames(city, viewport))))}
            {live(move || named_tiles(drawn))}
            <Tops drawn/>
            <Spaces drawn/>
            <Positions drawn/>
        </svg>
    }
}

/// Where tiles can still come, as far as it is known which box the city will fill.
fn free_places(city: &Neighbourhood, viewport: &Viewport) -> Vec<AnyView> {
    let Position { row, column } = city.top_left();
    let place = |at: Position| {
        let (x, y) = viewport.tile_corner(at);
        view! { <rect class="free" x=x y=y width=TILE height=TILE rx="6"></rect> }.into_any()
    };
    if city.n_tiles() == 0 {
        return vec![place(Position { row, column })];
    }
    let (n_rows, n_columns) = (city.size().0 as i8, city.size().1 as i8);
    let around = (row - 1..row + n_rows + 1)
        .flat_map(|row| (column - 1..column + n_columns + 1).map(move |column| (row, column)));
    let inside = within(city);
    let free = around.map(Position::from).filter(|at| {
        let is_inside = inside.contains(at);
        !city.has_tile(*at) && (is_inside || viewport.holds(*at))
    });
    free.map(place).collect()
}

fn tile_frames(city: &Neighbourhood, viewport: &Viewport) -> impl IntoView + use<> {
    let tile = |at: Position| {
        let (x, y) = viewport.tile_corner(at);
        view! { <rect class="tframe" x=x y=y width=TILE height=TILE rx="5"></rect> }
    };
    tiles(city).into_iter().map(tile).collect_view()
}

/// Tiles that the log can point at.
fn named_tiles(drawn: Drawn) -> impl IntoView {
    let seat = drawn.table.shown.get();
    let tile = |at: Position| {
        let (x, y) = drawn.viewport.with(|viewport| viewport.tile_corner(at));
        let name = places::tile(seat, at).to_string();
        view! {
            <rect class="named" data-place=name x=x y=y width=TILE height=TILE></rect>
        }
    };
    drawn.real.with(tiles).into_iter().map(tile).collect_view()
}

/// What was placed by the newest steps in the neighbourhood that is shown.
fn new_spaces(table: Table<Cities>) -> Vec<Space> {
    use cities::Event::{FeaturePlaced, PiecePlaced, TilePlaced};
    let shown = table.shown.get_untracked();
    table.cx.happened.with_untracked(|news| {
        let spaces = news.iter().flat_map(|event| match event {
            FeaturePlaced { seat, at, .. } | PiecePlaced { seat, at, .. } if *seat == shown => {
                vec![*at]
            }
            TilePlaced { seat, at, .. } if *seat == shown => spaces_of(*at).to_vec(),
            _ => Vec::new(),
        });
        spaces.collect()
    })
}

#[component]
fn Grounds(drawn: Drawn) -> impl IntoView {
    let all = Memo::new(move |_| {
        let cells = drawn.city.with(cells);
        cells.into_iter().map(|cell| (cell, drawn.corner(cell.space))).collect::<Vec<_>>()
    });
    let key = |(cell, (x, y)): &(Cell, (f64, f64))| {
        (cell.space, format!("{:?}", cell.ground), *x as i32, *y as i32)
    };
    let draw = move |(cell, (x, y)): (Cell, (f64, f64))| {
        let is_new = new_spaces(drawn.table).contains(&cell.space);
        view! {
            <g class="cell" class:is-new=is_new>{ground(cell.ground, x, y, SIDE)}</g>
        }
    };
    view! { <Each each=move || all.get() key=key children=draw/> }
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
fn Tops(drawn: Drawn) -> impl IntoView {
    let all = Memo::new(move |_| {
        let cells = drawn.city.with(cells);
        let mut tops: Vec<(Cell, (f64, f64))> =
            cells.into_iter().map(|cell| (cell, drawn.corner(cell.space))).collect();
        // What stands in front is drawn later.
        engine::sort_short(&mut tops, |(_, (_, y))| *y as i32);
        tops
    });
    let key = |(cell, (x, y)): &(Cell, (f64, f64))| {
        (cell.space, format!("{:?}", cell.top), *x as i32, *y as i32)
    };
    let draw = move |(cell, (x, y)): (Cell, (f64, f64))| {
        let standing = top(&cell, x, y)?;
        let is_laid =
            drawn.table.local.with_untracked(|it| it.laid.iter().any(|(_, at)| *at == cell.space));
        let is_new = is_laid || new_spaces(drawn.table).contains(&cell.space);
        Some(view! { <g class="put" class:is-new=is_new>{standing}</g> })
    };
    view! { <Each each=move || all.get() key=key children=draw/> }
}

/// Every space of the city, with what can go there. A tile that lies there for now is one place.
#[component]
fn Spaces(drawn: Drawn) -> impl IntoView {
    let all = Memo::new(move |_| {
        let seat = drawn.table.shown.get();
        let cells = drawn.real.with(cells);
        cells.into_iter().map(|it| (seat, it.space, it.ground)).collect::<Vec<_>>()
    });
    let key = |(seat, at, land): &(Seat, Space, Land)| (*seat, *at, ground_name(*land));
    let draw = move |(seat, at, land)| view! { <SpaceSpot drawn seat at land/> };
    view! { <Each each=move || all.get() key=key children=draw/> }
}

#[component]
fn SpaceSpot(drawn: Drawn, seat: Seat, at: Space, land: Land) -> impl IntoView {
    let table = drawn.table;
    let place = StoredValue::new(places::space(seat, at));
    let gain = Memo::new(move |_| lit_gain(table, &place.get_value()));
    let is_laid = move || {
        let is_mine = table.cx.moment.with(|moment| moment.my_turn()) == Some(seat);
        is_mine && table.local.with(|it| it.laid.iter().any(|(_, other)| *other == at))
    };
    let is_built = move || drawn.city.with(|city| city.building_at(at).is_some());
    let sign = live(move || {
        let (x, y) = drawn.corner(at);
        gain.get().filter(|total| *total != 0).map(|total| gain_sign(total, x, y))
    });
    let preview = move || gain.get().map(|_| shadow(drawn, seat, at));
    let area = move |inset: f64| {
        let (x, y) = drawn.corner(at);
        let width = SIDE - 2.0 * inset;
        (x + inset, y + inset, width)
    };
    view! {
        <g
            {..table.spot(place.get_value())}
            class:space=true
            class:is-laid=follows(is_laid)
            class:is-built=follows(is_built)
            data-ground=ground_name(land)
        >
            <rect
                class="hit"
                x=follows(move || area(0.0).0)
                y=follows(move || area(0.0).1)
                width=SIDE
                height=SIDE
            ></rect>
            <rect
                class="ring"
                x=follows(move || area(3.0).0)
                y=follows(move || area(3.0).1)
                width=SIDE - 6.0
                height=SIDE - 6.0
                rx="8"
            ></rect>
            <g class="is-preview">{preview}</g>
            {sign}
        </g>
    }
}

/// The points of a place that can be pressed now.
fn lit_gain(table: Table<Cities>, place: &Place) -> Option<i32> {
    table.lit(place).map(|target| target.worth(POINTS))
}

/// The gain in the corner of the space at (x, y).
fn gain_sign(total: i32, x: f64, y: f64) -> impl IntoView {
    let (x, y) = (x + 0.53 * SIDE, y + 0.6 * SIDE);
    let class = if total < 0 { "gain loss" } else { "gain" };
    view! {
        <rect class="gainbg" x=x y=y width="32" height="24" rx="12"></rect>
        <text class=class x=x + 16.0 y=y + 18.0>{signed(total)}</text>
    }
}

/// What is picked, as it would stand there.
fn shadow(drawn: Drawn, me: Seat, at: Space) -> Option<AnyView> {
    let (x, y) = drawn.corner(at);
    let table = drawn.table;
    table.game.with(|game| {
        let ahead = table.local.with(|laying| laying.ahead(game, me));
        let thing = table.local.with(|laying| laying.picked(&ahead, me))?;
        Some(match thing {
            Thing::Piece(colour) => {
                let below = ahead.neighbourhood(me).building_at(at);
                let height = below.map_or(1, |below| below.height + 1);
                building(Building { colour, height }, x, y)
            }
            Thing::Feature(kind) => match game.catalogue().feature(kind).role {
                FeatureKind::Special => plot(x, y),
                role => token(feature_symbol(role), x, y),
            },
        })
    })
}

/// Where the tile can lie.
#[component]
fn Positions(drawn: Drawn) -> impl IntoView {
    let table = drawn.table;
    let all = Memo::new(move |_| {
        let shown = table.shown.get();
        table.cx.moment.with(|moment| match moment.my_turn() == Some(shown) {
            true => positions(moment).into_iter().map(|at| (shown, at)).collect(),
            false => Vec::new(),
        })
    });
    let draw = move |(seat, at)| view! { <PositionSpot drawn seat at/> };
    view! { <Each each=move || all.get() key=|(_, at)| *at children=draw/> }
}

#[component]
fn PositionSpot(drawn: Drawn, seat: Seat, at: Position) -> impl IntoView {
    let table = drawn.table;
    let place = StoredValue::new(places::tile(seat, at));
    let corner = move || drawn.viewport.with(|viewport| viewport.tile_corner(at));
    let is_here = Memo::new(move |_| {
        table.local.with(|laying| laying.tile.is_some_and(|(other, _)| other == at))
    });
    let inside = live(move || {
        let (x, y) = corner();
        if is_here.get() {
            return lying(x, y);
        }
        open_place(lit_gain(table, &place.get_value()).unwrap_or(0), x, y)
    });
    let spot = table.spot(place.get_value());
    view! {
        <g {..spot} class:position=true class:is-here=follows(move || is_here.get())>
            <rect
                class="hit"
                x=follows(move || corner().0)
                y=follows(move || corner().1)
                width=TILE
                height=TILE
            ></rect>
            {inside}
        </g>
    }
}

fn open_place(best: i32, x: f64, y: f64) -> AnyView {
    let sign = if 0 < best {
        let (x, y) = (x + 0.5 * TILE, y + 0.5 * TILE + 10.0);
        view! { <text class="gain gain--big" x=x y=y>{signed(best)}</text> }.into_any()
    } else {
        let (x, y) = (x + 0.5 * TILE - 12.0, y + 0.5 * TILE - 12.0);
        view! {
            <use_ class="pl-us" href=href("plus") x=x y=y width="24" height="24"></use_>
        }
        .into_any()
    };
    view! {
        <rect class="ring" x=x + 4.0 y=y + 4.0 width=TILE - 8.0 height=TILE - 8.0 rx="10"></rect>
        {sign}
    }
    .into_any()
}

/// Around the tile that lies there for now.
fn lying(x: f64, y: f64) -> AnyView {
    let (turn_x, turn_y) = (x + TILE - 6.0, y + TILE - 6.0);
    view! {
        <rect class="sel" x=x y=y width=TILE height=TILE rx="6"></rect>
        <g class="turn">
            <circle cx=turn_x cy=turn_y r="20"></circle>
            <use_
                href=href("ct-turn")
                x=turn_x - 14.0
                y=turn_y - 14.0
                width="28"
                height="28"
            ></use_>
        </g>
    }
    .into_any()
}
