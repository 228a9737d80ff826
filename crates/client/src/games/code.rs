//! The code of a game, which is fetched when somebody opens a table of it: a file of its own, in
//! which its type is known. Here it is forgotten, so that the rest of the page need not carry it.

use std::marker::PhantomData;

use engine::RecordError;
use leptos::prelude::AnyView;
use leptos::wasm_split::SplitLoaderError;

use super::Visitor;
use crate::analysis::{Retell, Retold};
use crate::lesson::lesson_page;
use crate::options::{Agreed, Field, Fields, Offered, Remarked, Remarks};
use crate::pages::dice_check::{Finding, Recompute};
use crate::pages::replay::{CheckRecord, ShowRecord};
use crate::pages::table::ShowTable;
use crate::table::GameUi;
use crate::words::Speechless;

#[derive(Clone, Copy)]
pub struct GameCode {
    pub ui: &'static dyn AnyGameUi,
    /// The page at an address below `/solo/GAME`, if the game has modes for one.
    pub solo: Option<Solo>,
}

pub type Solo = fn(&[String], &str) -> AnyView;

/// Why there is no code, or nothing to say about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoCode {
    /// This page has never heard of the game.
    UnknownGame,
    /// The connection is lost, or the server has another version by now.
    NotLoaded,
}

impl From<SplitLoaderError> for NoCode {
    fn from(_: SplitLoaderError) -> NoCode {
        NoCode::NotLoaded
    }
}

impl From<Speechless> for NoCode {
    fn from(_: Speechless) -> NoCode {
        NoCode::NotLoaded
    }
}

impl GameCode {
    pub fn of<G: GameUi>() -> GameCode {
        GameCode { ui: &Of::<G>(PhantomData), solo: None }
    }

    pub fn with_solo(self, solo: Solo) -> GameCode {
        GameCode { solo: Some(solo), ..self }
    }
}

/// All that the page does with any game.
pub trait AnyGameUi: Send + Sync {
    fn show_table(&self, show: ShowTable) -> AnyView;
    fn show_lesson(&self) -> AnyView;
    fn show_record(&self, show: ShowRecord<'_>) -> Result<AnyView, RecordError>;
    fn check_record(&self, check: CheckRecord<'_>) -> Result<(), RecordError>;
    fn recompute(&self, recompute: Recompute<'_>) -> Result<Finding, RecordError>;
    fn retell(&self, retell: Retell<'_>) -> Result<Box<dyn Retold>, RecordError>;
    fn fields(&self) -> Vec<Field>;
    fn agreed(&self, agreed: Agreed<'_>) -> Vec<(String, String)>;
    fn remarks(&self, remarks: Remarks<'_>) -> Remarked;
    fn offered(&self, offered: Offered<'_>) -> Option<Vec<(String, String)>>;
}

struct Of<G>(PhantomData<fn() -> G>);

impl<G: GameUi> AnyGameUi for Of<G> {
    fn show_table(&self, show: ShowTable) -> AnyView {
        show.visit::<G>()
    }

    fn show_lesson(&self) -> AnyView {
        lesson_page::<G>()
    }

    fn show_record(&self, show: ShowRecord<'_>) -> Result<AnyView, RecordError> {
        show.visit::<G>()
    }

    fn check_record(&self, check: CheckRecord<'_>) -> Result<(), RecordError> {
        check.visit::<G>()
    }

    fn recompute(&self, recompute: Recompute<'_>) -> Result<Finding, RecordError> {
        recompute.visit::<G>()
    }

    fn retell(&self, retell: Retell<'_>) -> Result<Box<dyn Retold>, RecordError> {
        retell.visit::<G>()
    }

    fn fields(&self) -> Vec<Field> {
        Fields.visit::<G>()
    }

    fn agreed(&self, agreed: Agreed<'_>) -> Vec<(String, String)> {
        agreed.visit::<G>()
    }

    fn remarks(&self, remarks: Remarks<'_>) -> Remarked {
        remarks.visit::<G>()
    }

    fn offered(&self, offered: Offered<'_>) -> Option<Vec<(String, String)>> {
        offered.visit::<G>()
    }
}
