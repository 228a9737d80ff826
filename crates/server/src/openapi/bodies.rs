//! What requests and answers hold, in one list: the name under which a route speaks of it, and the
//! type. What comes in is described as it is read, what goes out as it is written. The last ones
//! are no bodies of their own: they come with refusals, and over a socket.

use engine::schemars::generate::Contract;
use games::{Definitions, generator, taken};
use protocol::{Splice, parts};
use serde_json::json;
use utoipa::openapi::{Ref, RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

type Events = Vec<Vec<parts::Event>>;
type WholeFrame = protocol::Frame<parts::View, Vec<parts::Action>, Events>;
type SplicedFrame = protocol::Frame<Vec<Splice>, Vec<Splice>, Events>;

/// Routes refer to a body by its name alone.
macro_rules! body {
    ($name:ident) => {
        pub struct $name;

        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                Ref::from_schema_name(stringify!($name)).into()
            }
        }

        impl ToSchema for $name {}
    };
}

macro_rules! bodies {
    (
        read { $($read:ident = $read_type:ty;)+ }
        written { $($written:ident = $written_type:ty;)+ }
        told { $($told:ident = $told_type:ty;)+ }
    ) => {
        $(body!($read);)+
        $(body!($written);)+

        /// By the names of the list, with all that they are made of.
        fn of_bodies() -> Definitions {
            let mut names = Vec::new();
            let mut written = generator(Contract::Serialize);
            $(written.subschema_for::<$written_type>();
            names.push((schema_name::<$written_type>(), stringify!($written)));)+
            $(written.subschema_for::<$told_type>();
            names.push((schema_name::<$told_type>(), stringify!($told)));)+
            let mut read = generator(Contract::Deserialize);
            $(read.subschema_for::<$read_type>();
            names.push((schema_name::<$read_type>(), stringify!($read)));)+
            let both = [written, read].map(taken);
            named(both.into_iter().flatten().collect(), &names)
        }
    };
}

bodies! {
    read {
        NameGuest = protocol::NameGuest;
        NewTable = protocol::NewTable;
        TakeSeat = protocol::TakeSeat;
        FromClient = protocol::FromClient;
    }
    written {
        Health = protocol::Health;
        Me = protocol::Me;
        GameInfo = protocol::GameInfo;
        TableInfo = protocol::TableInfo;
        Frame = WholeFrame;
        LogPage = protocol::LogPage<Vec<parts::Event>>;
        RecordInfo = protocol::RecordInfo;
    }
    told {
        Problem = protocol::Problem;
        ChangedFrame = SplicedFrame;
        ToClient = protocol::ToClient<WholeFrame, protocol::Change<Events>>;
    }
}

body!(Accepted);
body!(Options);

/// Everything that routes speak of, and what games have on the wire.
pub fn definitions() -> Definitions {
    let mut definitions = of_bodies();
    take_out_accepted(&mut definitions);
    definitions.extend(games::definitions());
    definitions
}

/// Over plain HTTP an order is answered with one of the words of a socket.
fn take_out_accepted(definitions: &mut Definitions) {
    let words = definitions.get_mut("ToClient").and_then(|it| it["oneOf"].as_array_mut());
    let mut words = words.expect("it is one of several words").iter_mut();
    let accepted = words.find(|word| word["properties"].get("accepted").is_some());
    let reference = json!({ "$ref": "#/components/schemas/Accepted" });
    let accepted = accepted.map(|word| std::mem::replace(word, reference));
    definitions.insert("Accepted".to_owned(), accepted.expect("an order can be accepted"));
}

fn schema_name<T: engine::JsonSchema>() -> String {
    T::schema_name().into_owned()
}

/// With the names of the list, in references too.
fn named(definitions: Definitions, names: &[(String, &str)]) -> Definitions {
    let name = |old: &str| {
        let listed = names.iter().find(|(known, _)| known == old);
        listed.map_or_else(|| old.to_owned(), |(_, name)| (*name).to_owned())
    };
    games::renamed(&definitions, &name)
}
