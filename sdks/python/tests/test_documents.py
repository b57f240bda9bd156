"""Downloads are compared with their checksum, and files appear only when they are verified."""

from __future__ import annotations

import hashlib
import tempfile
from pathlib import Path
from typing import Any, List
from unittest import mock

import handover

from .test_retries import FaultyServerTest
from .faulty_server import Fault, Reply, error_reply

CONTENT = bytes(range(256)) * 40


class DownloadTest(FaultyServerTest):
    def setUp(self) -> None:
        super().setUp()
        self.document: Any = {
            "id": "d1",
            "sha256": hashlib.sha256(CONTENT).hexdigest(),
            "size": len(CONTENT),
            "downloadUrl": "https://elsewhere.example/d1",
        }
        self.service.says["GET", "/orders/o1/documents"] = lambda _request: Reply(200, {"data": [self.document]})
        self.service.says["GET", "/orders/o1/documents/d1"] = lambda _request: Reply(200, CONTENT)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def names(self) -> List[str]:
        return [path.name for path in self.folder.iterdir()]

    def test_a_record_or_an_id_can_be_downloaded(self) -> None:
        self.assertEqual(self.client.documents.download("o1", self.document), CONTENT)
        self.assertEqual(self.client.documents.download("o1", "d1"), CONTENT)

    def test_an_incomplete_file_is_fetched_again(self) -> None:
        self.client.me()
        self.server.faults.extend([Fault("half", True), Fault("reset"), Fault("hang")])
        path = self.impatient_client.documents.save("o1", self.document, self.folder / "protocol.pdf")
        self.assertEqual((path.read_bytes(), self.names()), (CONTENT, ["protocol.pdf"]))

    def test_wrong_bytes_are_fetched_once_more_and_then_refused(self) -> None:
        wrong = Reply(200, b"x" * len(CONTENT))
        self.server.faults.append(Fault("reply", reply=wrong))
        self.assertEqual(self.client.documents.download("o1", self.document), CONTENT)
        self.service.says["GET", "/orders/o1/documents/d1"] = lambda _request: wrong
        (self.folder / "protocol.pdf").write_bytes(b"before")
        with self.assertRaises(handover.ChecksumError):
            self.client.documents.save("o1", self.document, self.folder / "protocol.pdf")
        self.assertEqual((self.folder / "protocol.pdf").read_bytes(), b"before")
        self.assertEqual(self.names(), ["protocol.pdf"])

    def test_a_file_that_is_too_large_is_not_read(self) -> None:
        self.service.says["GET", "/orders/o1/documents/d1"] = lambda _request: Reply(200, CONTENT + b"more")
        with self.assertRaises(handover.ChecksumError):
            self.client.documents.download("o1", self.document)
        with mock.patch("handover.documents.MAX_DOCUMENT_BYTES", len(CONTENT)):
            with self.assertRaises(handover.ResponseTooLargeError):
                self.client.documents.download("o1", self.document)

    def test_a_page_instead_of_a_file_is_not_from_the_service(self) -> None:
        page = Reply(200, b"<h1>Sign in</h1>", {"Content-Type": "text/html; charset=utf-8"})
        self.service.says["GET", "/orders/o1/documents/d1"] = lambda _request: page
        with self.assertRaisesRegex(handover.UnexpectedResponseError, "Sign in"):
            self.client.documents.download("o1", self.document)

    def test_a_file_has_its_name_and_type(self) -> None:
        both = "attachment; filename=\"Protokoll.pdf\"; filename*=UTF-8''%C3%9Cbergabe%20A.pdf"
        plain = 'inline; filename="a.pdf"'
        for disposition, name in ((both, "Übergabe A.pdf"), (plain, "a.pdf"), ("inline", "document")):
            headers = {"Content-Type": "application/pdf", "Content-Disposition": disposition}
            reply = Reply(200, CONTENT, headers)
            self.service.says["GET", "/orders/o1/documents/d1"] = lambda _request, reply=reply: reply
            file = self.client.documents.download("o1", self.document)
            self.assertEqual((file.file_name, file.content_type), (name, "application/pdf"))
            self.assertEqual(file.sha256, self.document["sha256"])

    def test_a_download_has_at_least_two_minutes(self) -> None:
        with mock.patch.object(self.client._pool, "exchange", wraps=self.client._pool.exchange) as exchanged:
            self.client.documents.download("o1", self.document)
            self.client.me()
        self.assertEqual([call.kwargs["timeout"] for call in exchanged.call_args_list], [120, 5])

    def test_a_document_that_is_not_listed_is_not_found(self) -> None:
        self.service.says["GET", "/orders/o1/documents/d2"] = lambda _request: error_reply(404, "DOCUMENT_NOT_FOUND")
        with self.assertRaises(handover.DocumentNotFoundError):
            self.client.documents.download("o1", "d2")

    def test_the_tag_of_a_quote_is_its_checksum(self) -> None:
        tag = {"ETag": f'"{hashlib.sha256(CONTENT).hexdigest()}"'}
        self.service.says["GET", "/quotes/q1/document"] = lambda _request: Reply(200, CONTENT, tag)
        self.assertEqual(self.client.quotes.download("q1"), CONTENT)
        self.service.says["GET", "/quotes/q1/document"] = lambda _request: Reply(200, CONTENT[1:], tag)
        with self.assertRaises(handover.ChecksumError):
            self.client.quotes.download("q1")

    def test_a_disk_error_is_not_reported_as_a_network_error(self) -> None:
        with self.assertRaises(handover.NotSavedError):
            self.client.documents.save("o1", self.document, self.folder / "nowhere" / "protocol.pdf")
        with mock.patch("handover.documents.os.fdopen") as opened:
            file = opened.return_value.__enter__.return_value
            file.write.side_effect = OSError("No space left on device")
            with self.assertRaisesRegex(handover.NotSavedError, "No space left"):
                self.client.documents.save("o1", self.document, self.folder / "protocol.pdf")
        self.assertEqual((self.names(), len(self.server.requests)), ([], 1))
