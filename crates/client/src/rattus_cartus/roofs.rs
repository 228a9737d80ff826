//! The roofs of the twelve buildings, on a drawing of 216 by 56 whose lower edge is the wall.

use leptos::prelude::*;
use rattus_cartus::Building;

/// One stroke of a roof: how it is filled, and its outline.
type Stroke = (&'static str, &'static str);

pub fn roof(building: Building) -> impl IntoView {
    let strokes = strokes(building).iter().enumerate().map(|(i, (paint, d))| {
        let line = if i == 0 { "roofline" } else { "" };
        view! { <path class=format!("{paint} {line}") d=*d></path> }
    });
    view! {
        <svg
            class="house__roof"
            viewBox="0 0 216 56"
            preserveAspectRatio="none"
            aria-hidden="true"
        >
            {strokes.collect_view()}
        </svg>
    }
}

const GABLE: &str = "M0 56L40 8H176L216 56z";
const TILES: &str = "M31 20H185M21 32H195M11 44H205";
const HIP: &str = "M0 56L26 24H190L216 56z";

fn strokes(building: Building) -> &'static [Stroke] {
    match building {
        Building::Farm => &[
            ("thatch", "M0 56Q10 30 40 12Q108 2 176 12Q206 30 216 56z"),
            ("rf-thin", "M30 26L22 50M60 18L54 50M90 15L88 50M126 15L128 50M156 18L162 50M186 26L194 50"),
            ("lit", "M98 54V40a10 10 0 0 1 20 0V54z"),
        ],
        Building::Brewery => &[
            ("roof-a", GABLE),
            ("rf-thin", TILES),
            ("wall-a", "M150 30V-8H172V42z"),
            ("copper", "M144 -8H178L170 -18H152z"),
            ("smoke", "M161 -24q-8 -6 0 -12q8 -6 0 -12"),
        ],
        Building::Marketplace => &[
            ("cloth-a", "M0 56L16 14H200L216 56z"),
            ("cloth-b", "M16 14H42L32 56H0zM68 14H94L92 56H58zM122 14H148L158 56H124zM174 14H200L216 56H184z"),
            ("rf-line", "M16 14H200"),
        ],
        Building::Office => &[
            ("slate", HIP),
            ("rf-thin", "M20 34H196M13 44H203"),
            ("wall-a", "M92 56V12H124V56z"),
            ("slate", "M86 14L108 -10L130 14z"),
            ("clock", "M108 22a9 9 0 1 1 -0.1 0z"),
            ("rf-line", "M108 31V25M108 31H113"),
        ],
        Building::Monastery => &[
            ("plum", HIP),
            ("rf-thin", "M20 34H196M13 44H203"),
            ("wall-a", "M88 56V22H128V56z"),
            ("plum", "M82 24L108 -2L134 24z"),
            ("lit", "M101 50V36a7 7 0 0 1 14 0V50z"),
            ("rf-line", "M108 -2V-12M104 -8H112"),
        ],
        Building::Hospital => &[
            ("plum", GABLE),
            ("rf-thin", TILES),
            ("wall-a", "M90 50V24H126V50z"),
            ("cross", "M104 28H112V33H117V41H112V46H104V41H99V33H104z"),
        ],
        Building::Castle => &[
            (
                "stone",
                "M8 56V22H0V4H22V14H40V4H62V14H82V4H104V14H122V4H144V14H164V4H186V14H204V4H216V22H208V56z",
            ),
            (
                "rf-thin",
                "M8 32H208M8 44H208M40 32V44M92 32V44M146 32V44M66 22V32M120 22V32M174 22V32M66 44V56M120 44V56M174 44V56",
            ),
            ("lit", "M74 28h8v14h-8zM134 28h8v14h-8z"),
        ],
        Building::GuardTower => &[
            ("stone", "M34 56V30H24V6H44V16H64V6H86V16H108V6H130V16H152V6H172V16H192V30H182V56z"),
            ("rf-thin", "M34 40H182M34 48H182M70 30V40M146 30V40M108 40V48"),
            ("lit", "M98 38V28a10 10 0 0 1 20 0V38z"),
            ("rf-line", "M108 6V-14"),
            ("flag", "M108 -14L130 -9L108 -4z"),
        ],
        Building::FortuneTellersTent => &[
            ("night", "M108 -4C92 22 50 44 0 50L4 56H212L216 50C166 44 124 22 108 -4z"),
            (
                "plum",
                "M108 -4C102 22 84 46 62 56H92C102 40 106 20 108 -4zM108 -4C114 22 132 46 154 56H124C114 40 110 20 108 -4z",
            ),
            ("gold", "M108 -4V-13L122 -9L108 -5z"),
        ],
        Building::RatCatchersHut => &[
            ("thatch", "M0 56Q30 40 52 18Q80 -2 108 -6Q140 0 166 20Q190 42 216 56z"),
            ("rf-thin", "M56 22L40 50M80 8L70 50M104 2L102 50M130 4L136 50M156 18L168 50"),
            ("lit", "M98 48V34h20V48z"),
        ],
        Building::Palace => &[
            ("roof-a", "M0 56L18 20H198L216 56z"),
            ("rf-thin", "M14 32H202M8 44H208"),
            ("gold", "M34 20V8L44 -6L54 8V20zM162 20V8L172 -6L182 8V20z"),
            ("wall-a", "M82 56V14H134V56z"),
            ("gold", "M76 14L108 -12L140 14z"),
            ("lit", "M98 50V34a10 10 0 0 1 20 0V50z"),
        ],
        Building::Treasury => &[
            ("slate", "M0 56L12 22H204L216 56z"),
            ("wall-a", "M40 56V34L108 6L176 34V56z"),
            ("gold", "M108 22a11 11 0 1 1 -0.1 0z"),
            ("rf-line", "M40 34H176M58 56V40M158 56V40"),
        ],
    }
}
