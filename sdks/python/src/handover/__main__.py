"""The command line of the package: `python -m handover listen`."""

from __future__ import annotations

import argparse
import os
import re
import secrets
import signal
import sys
from typing import List, Optional

from ._caller import __version__
from ._forward import Handler
from ._listen_command import Listening, Output
from .client import Client
from .errors import AuthenticationError, ConfigurationError, ConnectionFailedError, HandoverError, OAuthClientError

# The exit codes of the command line `handover`.
FAILED, WRONG_USE, NO_CREDENTIAL, NO_CONNECTION, INTERRUPTED, TERMINATED = 1, 2, 3, 4, 130, 143
#: An unreachable service is reported soon at the start; later interruptions are retried.
FIRST_CALL_SECONDS = 10.0

LISTEN = """Forward the events of the sandbox to a handler on this machine, without a public address.

Needs HANDOVER_URL, and HANDOVER_API_KEY with a test key that has webhooks:manage (or HANDOVER_CLIENT_ID and
HANDOVER_CLIENT_SECRET). Every message is signed like those of the service, with HANDOVER_WEBHOOK_SECRET or else with a
new secret that is shown at the start: give it to your handler. A message that is not answered with 2xx is sent
again three times. After a lost connection it reconnects without losing an event. Ctrl C ends it."""


class NoCredentialError(ConfigurationError):
    """The environment has no credential."""


class TerminatedError(KeyboardInterrupt):
    """The process was asked to end by SIGTERM."""


def _terminate(_number: int, _frame: object) -> None:
    raise TerminatedError


def main(arguments: Optional[List[str]] = None) -> int:
    """Runs a command and returns its exit code."""
    options = _parser().parse_args(arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A character that the console cannot show is replaced.
            stream.reconfigure(errors="replace")
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, _terminate)
    output = Output(options.json)
    try:
        return _listen(options, output)
    except KeyboardInterrupt as interrupt:
        output.note("Ended.")
        return TERMINATED if isinstance(interrupt, TerminatedError) else INTERRUPTED
    except BrokenPipeError:
        # The reader is gone, so the final flush of Python goes to nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except HandoverError as error:
        output.note(str(error))
        return _code_of(error)
    finally:
        output.close()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m handover", description="Tools of the Python SDK of Handover.")
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(title="commands", required=True, metavar="command")
    listen = commands.add_parser(
        "listen",
        help="bring the events of the sandbox to a handler on this machine",
        description=LISTEN,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    listen.add_argument("-f", "--forward-to", metavar="URL", help="the handler; without it events are only shown")
    listen.add_argument("--json", action="store_true", help="show one JSON object per line")
    listen.add_argument("--print-secret", action="store_true", help="write the secret and end")
    return parser


def _listen(options: argparse.Namespace, output: Output) -> int:
    secret = _secret_of_environment() or secrets.token_hex(32)
    if options.print_secret:
        output.show({"secret": secret}, secret)
        return 0
    handler = Handler(options.forward_to, secret) if options.forward_to is not None else None
    with _client() as client:
        me = client.with_options(total_timeout=FIRST_CALL_SECONDS).me()
        if me["environment"] != "sandbox":
            raise ConfigurationError("Only the sandbox can be listened to: take a test key, svc_test_…")
        to = f", forwarding to {handler.url}" if handler else ""
        output.note(f"Listening to the sandbox of {me['account']['name']}{to}.")
        if handler and _secret_of_environment():
            output.note("Messages are signed with HANDOVER_WEBHOOK_SECRET.")
        elif handler:
            output.note("Messages are signed with a new secret; set it for your handler, and here the next time:")
            output.note(f"  export HANDOVER_WEBHOOK_SECRET={secret}")
        Listening(client, handler, output).run()
    return 0


def _client() -> Client:
    url = os.environ.get("HANDOVER_URL")
    if not url:
        raise ConfigurationError("Set HANDOVER_URL to the address of the service, such as http://localhost:8080")
    key = os.environ.get("HANDOVER_API_KEY") or None
    client_id, client_secret = os.environ.get("HANDOVER_CLIENT_ID"), os.environ.get("HANDOVER_CLIENT_SECRET")
    if key:
        return Client(url, api_key=key)
    if client_id and client_secret:
        return Client(url, client_id=client_id, client_secret=client_secret)
    raise NoCredentialError("Set HANDOVER_API_KEY to a test key, or HANDOVER_CLIENT_ID and HANDOVER_CLIENT_SECRET.")


def _secret_of_environment() -> Optional[str]:
    """The first secret, if several are given."""
    secret = os.environ.get("HANDOVER_WEBHOOK_SECRET", "").partition(",")[0].strip()
    if secret and not re.fullmatch(r"[0-9a-f]{64}", secret):
        raise ConfigurationError("HANDOVER_WEBHOOK_SECRET must have 64 hexadecimal characters, as every secret has.")
    return secret or None


def _code_of(error: HandoverError) -> int:
    if isinstance(error, (AuthenticationError, NoCredentialError, OAuthClientError)):
        return NO_CREDENTIAL
    if isinstance(error, ConfigurationError):
        return WRONG_USE
    return NO_CONNECTION if isinstance(error, ConnectionFailedError) else FAILED


if __name__ == "__main__":
    sys.exit(main())
