<?php

// The exception for a file that differs from the listed one.

declare(strict_types=1);

namespace Handover\Exception;

/** The file differs from the listed one in every attempt. */
final class ChecksumException extends HandoverException
{
    /** @internal */
    public function __construct(
        /** The SHA-256 of the list. */
        public readonly string $expected,
        /** The SHA-256 of the received file. */
        public readonly string $actual,
    ) {
        parent::__construct("The file that came has the SHA-256 $actual, but the list of documents names $expected.");
    }
}
