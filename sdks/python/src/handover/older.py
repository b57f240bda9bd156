"""The older interface, for integrations that have not migrated yet. It takes API keys only."""

from __future__ import annotations

from typing import List, Optional, cast

from ._call import Call, Repeat
from ._resource import Resource, creation_call, path_value
from .orders import SandboxMode, ScenarioName
from .types import OlderCreated, OlderCreateOrderBody, OlderListProcessesAnswer, OlderProcess, OlderStatus

__all__ = ["Older"]


class Older(Resource):
    """`/extern/transportauftraege` with its own field names."""

    def create(
        self,
        order: OlderCreateOrderBody,
        *,
        idempotency_key: Optional[str] = None,
        scenario: Optional[ScenarioName] = None,
        mode: Optional[SandboxMode] = None,
    ) -> OlderCreated:
        """Creates an order once; a repetition is answered with `wiederholung`."""
        call = creation_call("olderCreateOrder", order, idempotency_key, scenario, mode)
        return cast(OlderCreated, self._caller.json(call))

    def status(self, reference: str) -> OlderStatus:
        """An order by our number, our id or your externalOrderId."""
        call = Call("olderGetStatus", {"reference": path_value("reference", reference)})
        return cast(OlderStatus, self._caller.json(call))

    def processes(self) -> List[OlderProcess]:
        """The latest test processes with scenario, step and history; sandbox only."""
        return cast(OlderListProcessesAnswer, self._caller.json(Call("olderListProcesses")))["vorgaenge"]

    def advance(self, reference: str) -> OlderProcess:
        """Runs the next step of a scenario; not repeated if the outcome is unknown, like `client.sandbox.advance`."""
        call = Call(
            "olderAdvance",
            {"reference": path_value("reference", reference)},
            repeat=Repeat.NEVER_EXECUTED_CODES,
            when_unknown="older.processes() shows the step that ran last.",
        )
        return cast(OlderProcess, self._caller.json(call))

    def finish(self, reference: str) -> OlderProcess:
        """Runs all remaining steps."""
        call = Call("olderFinish", {"reference": path_value("reference", reference)})
        return cast(OlderProcess, self._caller.json(call))
