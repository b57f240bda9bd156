<?php

// A file that was downloaded and verified.

declare(strict_types=1);

namespace Handover;

use Handover\Exception\ChecksumException;
use Handover\Internal\Answer;
use Handover\Internal\AnswerReader;

/** A file that arrived unchanged. */
final class DownloadedFile
{
    /** @internal */
    public function __construct(
        /** The file itself. */
        public readonly string $bytes,
        /** The file name that the service gives it. */
        public readonly string $fileName,
        /** Mostly `application/pdf`. */
        public readonly string $contentType,
        /** The verified SHA-256, hexadecimal. */
        public readonly string $sha256,
    ) {
    }

    /** @internal Without a checksum of a list, the one in the answer is verified. */
    public static function read(Answer $answer, ?string $sha256): self
    {
        $actual = hash('sha256', $answer->body);
        $expected = $sha256 ?? self::firstMatch('/"([0-9a-f]{64})"/', $answer->header('etag'));
        $contentType = $answer->header('content-type') ?? 'application/octet-stream';
        // No document is a page; a login page or a proxy sends one.
        if ($expected !== $actual && preg_match('#^text/html\b#i', $contentType) === 1) {
            throw AnswerReader::notFromService($answer);
        }
        if ($expected !== null && $expected !== $actual) {
            throw new ChecksumException($expected, $actual);
        }
        $fileName = self::fileName($answer->header('content-disposition'));
        return new self($answer->body, $fileName, $contentType, $actual);
    }

    /** The service sends the file name in both forms of RFC 6266; the encoded form keeps every character. */
    private static function fileName(?string $disposition): string
    {
        $encoded = self::firstMatch("/filename\\*=UTF-8''([^;]+)/i", $disposition);
        return $encoded === null
            ? self::firstMatch('/filename="([^"]*)"/', $disposition) ?? 'document'
            : rawurldecode($encoded);
    }

    private static function firstMatch(string $pattern, ?string $text): ?string
    {
        return preg_match($pattern, $text ?? '', $found) === 1 ? $found[1] : null;
    }
}
