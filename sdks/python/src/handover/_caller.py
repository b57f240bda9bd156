"""Sends a call until it is answered: repeats it, waits as asked, and never causes an effect twice."""

from __future__ import annotations

import socket
from typing import Any, Callable, Dict, NoReturn, Optional, Protocol

from ._responses import ServiceResponse, error_of, parse_json, retry_after_seconds, unexpected_answer
from ._call import AnsweredCall, Call, Repeat, Retry
from ._clock import Clock
from ._connection import ConnectionPool
from ._exchange_failed import ExchangeFailed
from ._operations import API_VERSION, BUSY_CODES
from ._deadline import Options, Deadline
from .errors import ApiError, ConnectionFailedError, HandoverError, OutcomeUnknownError, UnexpectedResponseError

__version__ = "0.1.0"

REPEATED_STATUSES = frozenset({429, 500, 502, 503, 504})
RENEWABLE_CODES = frozenset({"TOKEN_EXPIRED", "INVALID_TOKEN"})
MAX_RENEWALS = 1


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
        self.on_retry: Optional[Callable[[Retry], None]] = None

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
            timeout=deadline.attempt_seconds(call.min_seconds),
            answer_within=deadline.answer_seconds(),
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
            except UnexpectedResponseError:
                # A page with a success status does not say what the service has done.
                self.unknown_outcomes += 1
                raise
            except ExchangeFailed as failed:
                problem = self._connection_problem(failed)
                if failed.stale and not self.fresh:
                    # A new connection shows at once whether the service is reachable.
                    self.fresh = True
                    self.unknown_outcomes += 1
                    self._report(problem, 0.0)
                    continue
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
            unknown = _is_unknown(answer, error)
            asked = retry_after_seconds(answer)
            if not _is_repeated(answer, asked):
                self.unknown_outcomes += unknown
                raise error
            self._prepare_repetition(error, asked, outcome_unknown=unknown)

    def _prepare_repetition(self, problem: HandoverError, asked: Optional[float], *, outcome_unknown: bool) -> None:
        self.unknown_outcomes += outcome_unknown
        if outcome_unknown and self.call.repeat is Repeat.NEVER_EXECUTED_CODES:
            self._give_up_in_doubt(problem)
        pause = self.deadline.next_pause(asked)
        if pause is None:
            raise problem
        self._report(problem, pause)
        self.caller.clock.sleep(pause)

    def _report(self, problem: HandoverError, pause: float) -> None:
        if self.caller.on_retry:
            self.caller.on_retry(Retry(" ".join(self.call.target()), self.count, problem, pause))

    def _give_up_in_doubt(self, problem: HandoverError) -> NoReturn:
        message = f"It is unknown whether {self._named()} was carried out: {problem} {self.call.when_unknown}"
        raise OutcomeUnknownError(message.strip()) from problem

    def _connection_problem(self, failed: ExchangeFailed) -> ConnectionFailedError:
        tried = f"after {self.count} attempts" if self.count > 1 else "at the first attempt"
        problem = ConnectionFailedError(f"{self._named()} got no whole answer {tried}: {failed}.")
        problem.is_permanent = failed.is_permanent
        problem.timed_out = isinstance(failed.cause, socket.timeout)
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
    return answer.status >= 500 and not is_busy


def _is_repeated(answer: ServiceResponse, asked: Optional[float]) -> bool:
    is_in_progress = answer.status == 409 and asked is not None
    return is_in_progress or answer.status in REPEATED_STATUSES


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
