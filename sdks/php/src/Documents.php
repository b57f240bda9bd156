<?php

// Documents of orders: the list, and files whose checksum is verified on arrival.

declare(strict_types=1);

namespace Handover;

use Handover\Internal\Answer;
use Handover\Internal\Operations;
use Handover\Model\Document;

/** The calls about documents. */
final class Documents
{
    private const MAX_FILE_BYTES = 100 * 1024 * 1024;
    /** Files are larger than other answers. */
    private const MIN_TIMEOUT_MS = 120_000;

    /** @internal */
    public function __construct(private readonly Operations $operations)
    {
    }

    /**
     * Lists the documents of an order, oldest first.
     *
     * @return list<Document>
     */
    public function list(string $orderId, ?CallOptions $options = null): array
    {
        return $this->operations->call('listDocuments', ['id' => $orderId], options: $options)->data;
    }

    /**
     * Downloads a document and verifies it with the SHA-256 of the list; a wrong file is fetched again. Give the record of the
     * list, or the id, which is looked up there first.
     */
    public function download(string $orderId, Document|string $document, ?CallOptions $options = null): DownloadedFile
    {
        $id = is_string($document) ? $document : $document->id;
        if (is_string($document)) {
            // A document that is not in the list is requested anyway, because the service answers with the reason.
            $listed = array_column($this->list($orderId, $options), null, 'id');
            $document = $listed[$id] ?? null;
        }
        $path = ['id' => $orderId, 'documentId' => $id];
        return self::downloadFile($this->operations, 'downloadDocument', $path, $document?->sha256, $options);
    }

    /**
     * @internal
     * @param array<string, string> $path
     */
    public static function downloadFile(
        Operations $operations,
        string $operation,
        array $path,
        ?string $sha256,
        ?CallOptions $options,
    ): DownloadedFile {
        $call = $operations->prepare($operation, $path, headers: ['Accept' => '*/*'], options: $options);
        return $operations->sender->send($call->with(
            read: static fn (Answer $answer) => DownloadedFile::read($answer, $sha256),
            maxBytes: self::MAX_FILE_BYTES,
            minTimeoutMs: self::MIN_TIMEOUT_MS,
        ));
    }
}
