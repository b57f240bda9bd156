"""Documents of an order, downloaded with their checksum."""

from __future__ import annotations

import hashlib
import os
import re
import tempfile
from pathlib import Path
from typing import Any, BinaryIO, List, Mapping, Optional, Union, cast
from urllib.parse import unquote

from ._call import Call
from ._caller import Caller
from ._resource import Resource, path_value
from ._responses import ServiceResponse, unexpected_answer
from .errors import ChecksumError, NotSavedError
from .types import Document, ListDocumentsAnswer

__all__ = ["Documents", "DownloadedFile", "MAX_DOCUMENT_BYTES"]

#: The maximum size of a file.
MAX_DOCUMENT_BYTES = 100 * 1024 * 1024
#: The minimum speed of a download, in bytes per second.
MIN_BYTES_PER_SECOND = 32 * 1024
#: The minimum time of a download.
MIN_SECONDS = 120.0
START_BYTES = 200
#: The number of downloads of a file with a wrong checksum.
MAX_DOWNLOADS = 2


class DownloadedFile(bytes):
    """The bytes of a file, which were compared with their checksum."""

    #: The name that the service gives it.
    file_name: str
    #: Mostly `application/pdf`.
    content_type: str
    #: In hexadecimal.
    sha256: str


class Documents(Resource):
    """Handover protocols, damage reports, invoices and other files of an order."""

    def list(self, order_id: str) -> List[Document]:
        """The documents that the credential may see, oldest first."""
        call = Call("listDocuments", {"id": path_value("order_id", order_id)})
        return cast(ListDocumentsAnswer, self._caller.json(call))["data"]

    def download(self, order_id: str, document: Union[Document, str]) -> DownloadedFile:
        """The file, verified with the SHA-256 of the list; bytes with `file_name` and `content_type`.

        Give the record of the list, or the id; for an id the list is read first.
        """
        sink = HashingSink(None)
        return downloaded_file(sink, self._fetch(order_id, document, sink))

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

    def _fetch(self, order_id: str, document: Union[Document, str], sink: "HashingSink") -> ServiceResponse:
        record = self._record(order_id, document) if isinstance(document, str) else document
        document_id = document if isinstance(document, str) else document["id"]
        values = {"id": path_value("order_id", order_id), "documentId": path_value("document", document_id)}
        call = Call("downloadDocument", values)
        if record is None:
            return fetch_file(self._caller, call, sink, None, None)
        return fetch_file(self._caller, call, sink, record["sha256"], record.get("size"))

    def _record(self, order_id: str, document_id: str) -> Optional[Document]:
        return next((each for each in self.list(order_id) if each["id"] == document_id), None)


class HashingSink:
    """Receives the bytes of a download, in memory or in a file, and computes their SHA-256."""

    def __init__(self, file: Optional[BinaryIO]) -> None:
        self._file = file
        self._chunks: List[bytes] = []
        self._hash: Any = hashlib.sha256()
        #: The first bytes, for a message about what came instead of a file.
        self.start = b""

    def reset(self) -> None:
        """Starts again."""
        self._chunks = []
        self._hash = hashlib.sha256()
        self.start = b""
        if self._file:
            _guarded(self._file.seek, 0)
            _guarded(self._file.truncate)

    def write(self, data: bytes) -> None:
        """Takes the next bytes."""
        self._hash.update(data)
        self.start = self.start or data[:START_BYTES]
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
) -> ServiceResponse:
    """Downloads a file and compares it with its checksum, which is also its ETag."""
    call.sink = sink
    call.max_bytes = MAX_DOCUMENT_BYTES
    call.min_seconds = max(MIN_SECONDS, (MAX_DOCUMENT_BYTES if size is None else size) / MIN_BYTES_PER_SECOND)
    for _ in range(MAX_DOWNLOADS):
        answer = caller.answer(call)
        tag = answer.headers.get("etag", "").strip('"')
        expected = sha256 or (tag if len(tag) == 64 else None)
        if expected is not None and sink.checksum() == expected.lower():
            return answer
        if answer.headers.get("content-type", "").lower().startswith("text/html"):
            # No document is a page; a login page or a proxy sends one.
            raise unexpected_answer(answer._replace(body=sink.start))
        if expected is None:
            return answer
    raise ChecksumError(f"The file has the SHA-256 {sink.checksum()}, but should have {expected}.")


def downloaded_file(sink: HashingSink, answer: ServiceResponse) -> DownloadedFile:
    """The bytes in memory, with what the answer says about them."""
    file = DownloadedFile(sink.taken())
    file.file_name = _file_name(answer.headers)
    file.content_type = answer.headers.get("content-type", "application/octet-stream")
    file.sha256 = sink.checksum()
    return file


def _file_name(headers: Mapping[str, str]) -> str:
    """The service sends the file name in both forms of RFC 6266; the encoded form keeps every character."""
    disposition = headers.get("content-disposition", "")
    encoded = re.search(r"filename\*=UTF-8''([^;]+)", disposition, re.IGNORECASE)
    if encoded:
        return unquote(encoded[1])
    plain = re.search(r'filename="([^"]*)"', disposition)
    return plain[1] if plain else "document"


def _guarded(act: Any, *arguments: Any) -> None:
    """A disk error must not look like a connection error."""
    try:
        act(*arguments)
    except OSError as error:
        raise NotSavedError(f"The download cannot be written: {error}") from error
