"""Following changes: nothing is lost and nothing is repeated, wherever a run is interrupted."""

from __future__ import annotations

import random
import unittest
from datetime import datetime, timedelta, timezone
from typing import Any, Dict, List, Optional, Tuple

import handover
from handover._resource import moment_text, read_moment
from handover.sync import OrderSync

START = datetime(2026, 10, 1, 8, tzinfo=timezone.utc)


class FakeOrderList:
    """Orders with the times of their last change, listed like the service does."""

    def __init__(self) -> None:
        self.now = START
        self.changed: Dict[str, datetime] = {}
        self.calls: List[Dict[str, Any]] = []

    def change(self, order_id: str, at: Optional[datetime] = None) -> None:
        self.changed[order_id] = at or self.now

    def list(self, **query: Any) -> Any:
        self.calls.append(query)
        since = read_moment(query["updated_since"])
        rows = sorted(((at, key) for key, at in self.changed.items() if at >= since), reverse=True)
        if query.get("cursor"):
            at, key = query["cursor"].split("|")
            rows = [row for row in rows if row < (read_moment(at), key)]
        page = rows[: query["limit"]]
        more = len(rows) > len(page)
        return {
            "data": [{"id": key, "updatedAt": moment_text(at)} for at, key in page],
            "nextCursor": f"{moment_text(page[-1][0])}|{page[-1][1]}" if more else None,
        }

    def sync(self, *, since: Any = None, state: Optional[str] = None, page_size: int = 3) -> OrderSync:
        return OrderSync(self.list, since=since, state=state, page_size=page_size)


def ids(sync: OrderSync) -> List[str]:
    return [order["id"] for order in sync]


class SyncTest(unittest.TestCase):
    def setUp(self) -> None:
        self.order_list = FakeOrderList()

    def test_starts_with_all_orders_and_continues_with_changes(self) -> None:
        for number in range(8):
            self.order_list.change(f"o{number}", START + timedelta(hours=number))
        sync = self.order_list.sync()
        self.assertEqual(ids(sync), [f"o{number}" for number in range(8)])
        again = self.order_list.sync(state=sync.state)
        self.assertEqual(ids(again), [])
        self.order_list.change("o3", START + timedelta(hours=9))
        self.assertEqual(ids(self.order_list.sync(state=again.state)), ["o3"])

    def test_reads_with_an_overlap_of_a_minute(self) -> None:
        ids(self.order_list.sync(since=START))
        ids(self.order_list.sync(since="2026-10-01T10:00:00+02:00"))
        asked = [call["updated_since"] for call in self.order_list.calls]
        self.assertEqual(asked, ["2026-10-01T07:59:00.000Z"] * 2)

    def test_polls_if_an_interval_is_given(self) -> None:
        self.order_list.change("a", START)
        waits: List[int] = []

        def wait() -> None:
            waits.append(1)
            if len(waits) == 3:
                self.order_list.change("b", START + timedelta(hours=1))

        sync = OrderSync(self.order_list.list, since=START, state=None, page_size=3, wait=wait)
        self.assertEqual([next(sync)["id"], next(sync)["id"], len(waits)], ["a", "b", 3])

    def test_a_change_that_was_written_late_is_found(self) -> None:
        self.order_list.change("a", START)
        sync = self.order_list.sync(since=START)
        self.assertEqual(ids(sync), ["a"])
        self.order_list.change("b", START - timedelta(seconds=50))
        self.assertEqual(ids(self.order_list.sync(state=sync.state)), ["b"])

    def test_an_interrupted_run_continues_at_its_position(self) -> None:
        for number in range(10):
            self.order_list.change(f"o{number}", START + timedelta(hours=number))
        for stop in range(11):
            with self.subTest(stop=stop):
                sync = self.order_list.sync()
                first = [next(sync)["id"] for _ in range(stop)]
                rest = ids(self.order_list.sync(state=sync.state))
                self.assertEqual(first + rest, [f"o{number}" for number in range(10)])

    def test_a_state_of_the_first_version_continues(self) -> None:
        self.order_list.change("a", START)
        self.order_list.change("b", START + timedelta(seconds=1))
        state = '{"version":1,"since":"2026-10-01T07:59:00.000Z","seen":{"a":"2026-10-01T08:00:00.000Z"}}'
        self.assertEqual(ids(self.order_list.sync(state=state)), ["b"])
        self.assertEqual(self.order_list.calls[0]["updated_since"], "2026-10-01T07:59:00.000Z")

    def test_the_state_stays_small(self) -> None:
        for number in range(2000):
            self.order_list.change(f"o{number}", START + timedelta(minutes=number))
        sync = self.order_list.sync(page_size=100)
        longest = max(len(sync.state) for _ in sync)
        self.assertLess(longest, 10_000)
        self.assertLess(len(sync.state), 300)

    def test_an_invalid_state_or_start_is_refused(self) -> None:
        state = self.order_list.sync().state
        for wrong in ({"since": START, "state": state}, {"since": datetime(2026, 1, 1)}, {"since": "yesterday"}):
            with self.subTest(start=wrong), self.assertRaises(handover.ConfigurationError):
                self.order_list.sync(**wrong)
        for text in ("", "{}", "[]", '{"version":3}', '{"version":1,"since":"x"}', state.replace("2", "3", 1)):
            with self.subTest(state=text), self.assertRaises(handover.ConfigurationError):
                self.order_list.sync(state=text)

    def test_in_random_runs_every_change_comes_once_and_the_last_always(self) -> None:
        for seed in range(60):
            with self.subTest(seed=seed):
                self.setUp()
                self.play(random.Random(seed))

    def play(self, chance: random.Random) -> None:
        """Orders change while they are listed, writes appear late, and runs are cut short."""
        got: List[Tuple[str, str]] = []
        state: Optional[str] = None
        for _ in range(12):
            self.change_some(chance)
            sync = self.order_list.sync(state=state, page_size=chance.randint(1, 5))
            for order in sync:
                got.append((order["id"], order["updatedAt"]))
                if chance.random() < 0.2:
                    self.change_some(chance)
                if chance.random() < 0.05:
                    break
            state = sync.state
        # The next run includes what changed during the last one.
        got += [(order["id"], order["updatedAt"]) for order in self.order_list.sync(state=state)]
        self.assertEqual(len(got), len(set(got)))
        for order_id, at in self.order_list.changed.items():
            self.assertIn((order_id, moment_text(at)), got)

    def change_some(self, chance: random.Random) -> None:
        for _ in range(chance.randint(0, 3)):
            self.order_list.now += timedelta(milliseconds=chance.choice([1, 900, 40_000]))
            order_id = f"o{chance.randint(0, 15)}"
            late = self.order_list.now - timedelta(milliseconds=chance.choice([0, 0, 0, 15_000]))
            before = self.order_list.changed.get(order_id)
            if before is None or late > before:
                self.order_list.change(order_id, late)
