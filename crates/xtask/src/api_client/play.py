"""A whole match against a robot, by the typed calls of the generated client alone."""

import json
import random
import sys

import httpx
from rathaus_client import AuthenticatedClient, Client
from rathaus_client.api.guests import name_me
from rathaus_client.api.play import frame as get_frame
from rathaus_client.api.play import order as post_order
from rathaus_client.api.records import record_of_table
from rathaus_client.api.tables import new_table, options, start
from rathaus_client.models import (
    Accepted,
    Frame,
    FromClient,
    Game,
    Me,
    NameGuest,
    NewSeatBot,
    NewSeatType0,
    NewSeatType2,
    NewTable,
    OrderAct,
    OrderType0,
    SaintMaloOptions,
    SaintMaloRecordClosing,
    SaintMaloRecordEntry,
    SaintMaloRecordHeader,
    SaintMaloView,
    Stage,
    TableInfo,
)

SEAT = 0
TIMEOUT = httpx.Timeout(60)


def expect(kind, answer):
    assert isinstance(answer, kind), f"{kind.__name__} expected, not {answer}"
    return answer


def guest(url):
    named = name_me.sync_detailed(
        client=Client(base_url=url, timeout=TIMEOUT), body=NameGuest(name="Anna")
    )
    assert expect(Me, named.parsed).name == "Anna"
    cookie = named.headers["set-cookie"].split(";")[0]
    return AuthenticatedClient(
        base_url=url, token=cookie, prefix="", auth_header_name="Cookie", timeout=TIMEOUT
    )


def open_table(client):
    robot = NewSeatType2(bot=NewSeatBot(level="easy"))
    new = NewTable(
        game=Game.SAINT_MALO,
        options=SaintMaloOptions(round_cap=30),
        seats=[NewSeatType0.ME, robot],
    )
    table = expect(TableInfo, new_table.sync(client=client, body=new))
    agreed = expect(SaintMaloOptions, options.sync(id=table.id, client=client))
    assert agreed.round_cap == 30
    begun = expect(TableInfo, start.sync(id=table.id, client=client))
    assert begun.stage == Stage.PLAYING
    return table.id


def play(client, table):
    """Chooses at random; says how many orders were given and how it ended."""
    dice = random.Random(1)
    n_orders = 0
    frame = expect(Frame, get_frame.sync(id=table, client=client, seat=str(SEAT)))
    while frame.outcome is None:
        expect(SaintMaloView, frame.view)
        if SEAT in frame.to_act:
            action = dice.choice(frame.actions)
            order = FromClient(
                seat=SEAT,
                version=frame.version,
                key=f"order {n_orders}",
                order=OrderType0(act=OrderAct(action=action)),
            )
            accepted = expect(Accepted, post_order.sync(id=table, client=client, body=order))
            assert frame.version < accepted.accepted.version
            n_orders += 1
        newer = get_frame.sync(id=table, client=client, seat=str(SEAT), after=frame.version)
        # None: nothing has happened for a while.
        frame = frame if newer is None else expect(Frame, newer)
    return n_orders, frame.outcome


def read_record(client, table):
    header, *entries, closing = expect(
        str, record_of_table.sync(id=table, client=client)
    ).splitlines()
    header = SaintMaloRecordHeader.from_dict(json.loads(header))
    entries = [SaintMaloRecordEntry.from_dict(json.loads(entry)) for entry in entries]
    return header, entries, SaintMaloRecordClosing.from_dict(json.loads(closing))


def main():
    client = guest(sys.argv[1])
    table = open_table(client)
    n_orders, outcome = play(client, table)
    header, entries, closing = read_record(client, table)
    assert [player.name for player in header.seats][SEAT] == "Anna"
    assert n_orders < len(entries), "the robot has played too"
    assert closing.outcome == outcome
    scores = [standing.score for standing in outcome.standings]
    print(f"a match of {len(entries)} steps, {n_orders} of them ours, ended with {scores}")


main()
