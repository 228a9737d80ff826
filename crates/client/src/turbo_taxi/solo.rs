//! Turbo Taxi for one: puzzles, the puzzle of the day, races against the clock, practice. Once the
//! page is loaded, nothing here asks the server for anything.

mod attack;
pub mod attempt;
mod bench;
mod best_list;
mod chart;
mod command;
mod counted;
mod daily;
mod diary;
mod discipline;
mod editor;
mod ghost;
mod halt;
mod hints;
mod menu;
pub mod mode_address;
mod practice;
mod puzzle;
mod puzzle_form;
mod result;
mod robots;
mod robots_panel;
pub mod school;
mod share;
mod statistics;
mod statistics_page;

use leptos::prelude::*;

use self::attack::AttackPage;
use self::daily::DailyPage;
use self::menu::MenuPage;
use self::mode_address::ModeAddress;
use self::practice::PracticePage;
use self::puzzle::PuzzlePage;
use self::school::SchoolPage;
use self::statistics_page::StatisticsPage;
use super::town::CardDrawings;
use crate::pages::not_found::NotFoundPage;

/// What stands at an address below `/solo/turbo-taxi`.
pub fn page(at: &[String], query: &str) -> AnyView {
    let page = match ModeAddress::parse(at, query) {
        Some(ModeAddress::Menu) => view! { <MenuPage/> }.into_any(),
        Some(ModeAddress::Puzzle { wanted, crossing }) => {
            view! { <PuzzlePage wanted crossing/> }.into_any()
        }
        Some(ModeAddress::Daily { date }) => view! { <DailyPage date/> }.into_any(),
        Some(ModeAddress::School) => view! { <SchoolPage/> }.into_any(),
        Some(ModeAddress::Statistics) => view! { <StatisticsPage/> }.into_any(),
        Some(ModeAddress::Attack(attack)) => view! { <AttackPage attack/> }.into_any(),
        Some(ModeAddress::Practice { task }) => view! { <PracticePage task/> }.into_any(),
        None => return view! { <NotFoundPage/> }.into_any(),
    };
    view! {
        <div class="solo" data-game=super::GAME>
            <CardDrawings/>
            {page}
        </div>
    }
    .into_any()
}
