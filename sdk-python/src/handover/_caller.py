"""Sends a call until it is answered: repeats it, waits as asked, and never causes an effect twice."""

from __future__ import annotations

import enum
import json
from dataclasses import dataclass, field
from typing import Any, Callable, Dict, Mapping, NamedTuple, NoReturn, Optional, Protocol
from urllib.parse import quote, urlencode

from ._responses import ServiceResponse, error_of, parse_json, retry_after_seconds, unexpected_answer
from ._clock import Clock
from ._connection import ConnectionPool, HeldAnswer, Sink
from ._exchange_failed import ExchangeFailed
from ._operations import API_VERSION, BUSY_CODES, OPERATIONS
from ._deadline import Options, Deadline
from .errors import ApiError, ConnectionFailedError, HandoverError, OutcomeUnknownError, UnexpectedResponseError

__version__ = "0.1.0"

REPEATED_STATUSES = frozenset({408, 429, 500, 502, 503, 504})
#: After these the call may have had its effect, unless the service itself answered that it is busy.
UNKNOWN_OUTCOME_STATUSES = frozenset({408, 500, 502, 503, 504})
RENEWABLE_CODES = frozenset({"TOKEN_EXPIRED", "INVALID_TOKEN"})
MAX_RENEWALS = 2
MAX_JSON_BYTES = 16 * 1024 * 1024


class Repeat(enum.Enum):
    """Whether a call may be sent again when its outcome is unknown."""

    SAFE_TO_REPEAT = "the same call again changes nothing more, or carries a key"
    NEVER_EXECUTED_CODES = "the service recognises no repetition"


@dataclass
class Call:
    """One operation with everything it sends."""

    operation: str
    path_values: Mapping[str, str] = field(default_factory=dict)
    query: Mapping[str, Optional[str]] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)
    body: Optional[bytes] = None
    repeat: Repeat = Repeat.SAFE_TO_REPEAT
    idempotency_key: Optional[str] = None
    #: Receives the file of a download.
    sink: Optional[Sink] = None
    #: Receives an answer without an end.
    held: Optional[HeldAnswer] = None
    max_bytes: int = MAX_JSON_BYTES
    #: More seconds than usual for one attempt.
    extra_seconds: float = 0.0
    #: Where the user finds the outcome if it is unknown.
    when_unknown: str = ""

    def target(self) -> "tuple[str, str]":
        method, path = OPERATIONS[self.operation]
        for name, value in self.path_values.items():
            path = path.replace("{" + name + "}", quote(value, safe=""))
        query = {name: value for name, value in self.query.items() if value is not None}
        return method, f"{path}?{urlencode(query)}" if query else path


class AnsweredCall(NamedTuple):
    """A call that the service answered."""

    #: Method and path.
    call: str
    status: int
    #: Give it when you ask for help; None if a proxy removed it.
    request_id: Optional[str]
    attempts: int


class Credentials(Protocol):
    """The credentials of a call."""

    def authorization(self, deadline: Deadline) -> str:
        """The header of the next attempt."""

    def renew(self, authorization: str) -> bool:
        """True if a refused header can be replaced by a newer one."""


class Caller:
    """Sends calls with the credentials of one client."""

    def __init__(self, pool: ConnectionPool, clock: Clock, options: Options, user_agent: str) -> None:
        self.pool = pool
        self.clock = clock
        self.options = options
        self._user_agent = f"handover-python/{__version__} (API {API_VERSION}){user_agent}"
        self.credentials: Optional[Credentials] = None
        self.on_response: Optional[Callable[[AnsweredCall], None]] = None

    def json(self, call: Call, deadline: Optional[Deadline] = None) -> Any:
        """The value of the answer; None if it has no content."""
        answer = self.answer(call, deadline)
        return parse_json(answer.body) if answer.body else None

    def answer(self, call: Call, deadline: Optional[Deadline] = None) -> ServiceResponse:
        """Repeats a call until it succeeds, is refused, or its total time has passed."""
        attempt = _Attempts(self, call, deadline or Deadline(self.clock, self.options))
        try:
            answer = attempt.send_until_answered()
        except HandoverError as error:
            error.idempotency_key = call.idempotency_key
            error.attempts = attempt.count
            error.in_doubt = attempt.in_doubt
            raise
        if self.on_response:
            name = " ".join(call.target())
            self.on_response(AnsweredCall(name, answer.status, answer.request_id, attempt.count))
        return answer

    def exchange(self, call: Call, authorization: Optional[str], deadline: Deadline, *, fresh: bool) -> ServiceResponse:
        """One attempt."""
        method, path = call.target()
        headers: Dict[str, str] = {"User-Agent": self._user_agent, "Accept": "application/json"}
        if call.body is not None:
            headers["Content-Type"] = "application/json"
        if call.sink:
            headers["Accept"] = "*/*"
        if authorization:
            headers["Authorization"] = authorization
        if call.idempotency_key:
            headers["Idempotency-Key"] = call.idempotency_key
        headers.update(call.headers)
        return self.pool.exchange(
            method,
            path,
            headers,
            call.body,
            timeout=deadline.attempt_seconds(call.extra_seconds),
            idle_timeout=deadline.options.timeout,
            max_bytes=call.max_bytes,
            fresh=fresh,
            sink=call.sink,
            held=call.held,
        )


class _Attempts:
    """The attempts of one call."""

    def __init__(self, caller: Caller, call: Call, deadline: Deadline) -> None:
        self.caller = caller
        self.call = call
        self.credentials = caller.credentials
        self.deadline = deadline
        self.count = 0
        self.renewals = 0
        self.unknown_outcomes = 0
        #: A stale connection must not make the outcome unknown.
        self.fresh = call.repeat is not Repeat.SAFE_TO_REPEAT

    @property
    def in_doubt(self) -> bool:
        return self.unknown_outcomes > 0

    def send_until_answered(self) -> ServiceResponse:
        while True:
            self.count += 1
            authorization = self.credentials.authorization(self.deadline) if self.credentials else None
            self.deadline.is_reached = self.caller.pool.is_reached
            try:
                answer = self.caller.exchange(self.call, authorization, self.deadline, fresh=self.fresh)
                _check_whole(answer, self.call)
            except ExchangeFailed as failed:
                if failed.stale and not self.fresh:
                    # A new connection shows at once whether the service is reachable.
                    self.fresh = True
                    self.unknown_outcomes += 1
                    continue
                problem = self._connection_problem(failed)
                if failed.is_permanent:
                    raise problem from failed.cause
                problem.__cause__ = failed.cause
                self._prepare_repetition(problem, None, outcome_unknown=failed.sent)
                continue
            if 200 <= answer.status < 300:
                self.caller.pool.is_reached = True
                return answer
            error = error_of(answer)
            if not isinstance(error, UnexpectedResponseError):
                self.caller.pool.is_reached = self.deadline.is_reached = True
            if self._renewed(error, authorization):
                continue
            if not _is_repeated(answer, error):
                raise error
            asked = retry_after_seconds(answer)
            self._prepare_repetition(error, asked, outcome_unknown=_is_unknown(answer, error))

    def _prepare_repetition(self, problem: HandoverError, asked: Optional[float], *, outcome_unknown: bool) -> None:
        self.unknown_outcomes += outcome_unknown
        if outcome_unknown and self.call.repeat is Repeat.NEVER_EXECUTED_CODES:
            self._give_up_in_doubt(problem)
        if not self.deadline.wait(asked):
            raise problem

    def _give_up_in_doubt(self, problem: HandoverError) -> NoReturn:
        message = f"It is unknown whether {self._named()} was carried out: {problem} {self.call.when_unknown}"
        raise OutcomeUnknownError(message.strip()) from problem

    def _connection_problem(self, failed: ExchangeFailed) -> ConnectionFailedError:
        tried = f"after {self.count} attempts" if self.count > 1 else "at the first attempt"
        problem = ConnectionFailedError(f"{self._named()} got no whole answer {tried}: {failed}.")
        problem.is_permanent = failed.is_permanent
        return problem

    def _named(self) -> str:
        """The call as its caller knows it, without the query."""
        method, path = self.call.target()
        return f"{method} {self.caller.pool.base_url}{path.partition('?')[0]}"

    def _renewed(self, error: HandoverError, authorization: Optional[str]) -> bool:
        if not isinstance(error, ApiError) or error.code not in RENEWABLE_CODES:
            return False
        if self.credentials is None or authorization is None or self.renewals == MAX_RENEWALS:
            return False
        self.renewals += 1
        return self.credentials.renew(authorization)


def _is_unknown(answer: ServiceResponse, error: HandoverError) -> bool:
    """Only a 503 with a code of the service says that the call was not executed; a proxy cannot know."""
    is_busy = answer.status == 503 and isinstance(error, ApiError) and error.code in BUSY_CODES
    return answer.status in UNKNOWN_OUTCOME_STATUSES and not is_busy


def _is_repeated(answer: ServiceResponse, error: HandoverError) -> bool:
    in_progress = isinstance(error, ApiError) and error.code == "IDEMPOTENCY_REQUEST_IN_PROGRESS"
    return in_progress or answer.status in REPEATED_STATUSES


def _check_whole(answer: ServiceResponse, call: Call) -> None:
    """JSON that ends too early is an incomplete answer; text that cannot become JSON is not from the service."""
    if call.sink or call.held or answer.status == 204 or not 200 <= answer.status < 300:
        return
    start = answer.body.lstrip()[:1]
    if start not in (b"", b"{"):
        raise unexpected_answer(answer)
    try:
        parse_json(answer.body)
    except ValueError as error:
        raise ExchangeFailed("the answer is no whole JSON of the service", error, sent=True) from error


def to_json(value: Any) -> bytes:
    """The encoded body; values that JSON cannot represent raise ValueError or TypeError."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode("utf-8")
