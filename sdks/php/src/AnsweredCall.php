<?php

// What the hook after an answer gets.

declare(strict_types=1);

namespace Handover;

/** A call that the service answered. */
final class AnsweredCall
{
    /** @internal */
    public function __construct(
        /** The method and path of the call. */
        public readonly string $call,
        /** The HTTP status. */
        public readonly int $status,
        /** Give it when you ask for help; null if a proxy removed it. */
        public readonly ?string $requestId,
        /** How many attempts were made. */
        public readonly int $attempts,
        /** How long the last attempt took. */
        public readonly float $durationMs,
    ) {
    }
}
