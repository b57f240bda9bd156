"""Documents of an order, downloaded with their checksum."""

from __future__ import annotations

import hashlib
import os
import tempfile
from pathlib import Path
from typing import Any, BinaryIO, List, Optional, Union, cast

from ._caller import Call, Caller
from ._resource import Resource, path_value
from .errors import ChecksumError, NotSavedError
from .types import Document, ListDocumentsAnswer

__all__ = ["Documents", "MAX_DOCUMENT_BYTES"]

#: The maximum size if the list does not have the size of a document.
MAX_DOCUMENT_BYTES = 100 * 1024 * 1024
#: The minimum speed of a download, in bytes per second.
MIN_BYTES_PER_SECOND = 32 * 1024
#: The number of downloads of a file with a wrong checksum.
MAX_DOWNLOADS = 2


class Documents(Resource):
    """Handover protocols, damage reports, invoices and other files of an order."""

    def list(self, order_id: str) -> List[Document]:
        """The documents that the credential may see, oldest first."""
        call = Call("listDocuments", {"id": path_value("order_id", order_id)})
        return cast(ListDocumentsAnswer, self._caller.json(call))["data"]

    def download(self, order_id: str, document: Union[Document, str]) -> bytes:
        """The file, verified with the SHA-256 of the list.

        Give the record of the list, or the id; for an id the list is read first.
        """
        sink = HashingSink(None)
        self._fetch(order_id, document, sink)
        return sink.taken()

    def save(self, order_id: str, document: Union[Document, str], path: Union[str, "os.PathLike[str]"]) -> Path:
        """Like `download`, into a file that appears under its name only when it is complete and verified.

        Only its owner may read it, because documents contain personal data.
        """
        target = Path(path)
        try:
            handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
        except OSError as error:
            raise NotSavedError(f"No file can be written next to {target}: {error}") from error
        try:
            with os.fdopen(handle, "wb") as file:
                self._fetch(order_id, document, HashingSink(file))
            os.replace(name, target)
        except BaseException as error:
            os.unlink(name)
            if isinstance(error, OSError):
                raise NotSavedError(f"{target} cannot be written: {error}") from error
            raise
        return target

    def _fetch(self, order_id: str, document: Union[Document, str], sink: "HashingSink") -> None:
        record = self._record(order_id, document) if isinstance(document, str) else document
        document_id = document if isinstance(document, str) else document["id"]
        values = {"id": path_value("order_id", order_id), "documentId": path_value("document", document_id)}
        if record is None:
            fetch_file(self._caller, Call("downloadDocument", values), sink, None, None)
        else:
            call = Call("downloadDocument", values)
            fetch_file(self._caller, call, sink, record["sha256"], record["size"])

    def _record(self, order_id: str, document_id: str) -> Optional[Document]:
        return next((each for each in self.list(order_id) if each["id"] == document_id), None)


class HashingSink:
    """Receives the bytes of a download, in memory or in a file, and computes their SHA-256."""

    def __init__(self, file: Optional[BinaryIO]) -> None:
        self._file = file
        self._chunks: List[bytes] = []
        self._hash: Any = hashlib.sha256()

    def reset(self) -> None:
        """Starts again."""
        self._chunks = []
        self._hash = hashlib.sha256()
        if self._file:
            _guarded(self._file.seek, 0)
            _guarded(self._file.truncate)

    def write(self, data: bytes) -> None:
        """Takes the next bytes."""
        self._hash.update(data)
        if self._file:
            _guarded(self._file.write, data)
        else:
            self._chunks.append(data)

    def taken(self) -> bytes:
        """All bytes, if they are kept in memory."""
        return b"".join(self._chunks)

    def checksum(self) -> str:
        """In hexadecimal."""
        return str(self._hash.hexdigest())


def fetch_file(
    caller: Caller, call: Call, sink: HashingSink, sha256: Optional[str], size: Optional[int]
) -> None:
    """Downloads a file and compares it with its checksum, which is also its ETag."""
    call.sink = sink
    call.max_bytes = MAX_DOCUMENT_BYTES if size is None else size
    call.extra_seconds = call.max_bytes / MIN_BYTES_PER_SECOND
    for _ in range(MAX_DOWNLOADS):
        answer = caller.answer(call)
        tag = answer.headers.get("etag", "").strip('"')
        expected = sha256 or (tag if len(tag) == 64 else None)
        if expected is None or sink.checksum() == expected.lower():
            return
    raise ChecksumError(f"The file has the SHA-256 {sink.checksum()}, but should have {expected}.")


def _guarded(act: Any, *arguments: Any) -> None:
    """A disk error must not look like a connection error."""
    try:
        act(*arguments)
    except OSError as error:
        raise NotSavedError(f"The download cannot be written: {error}") from error
