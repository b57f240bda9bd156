<?php

// What the hook before a repetition gets.

declare(strict_types=1);

namespace Handover;

use Handover\Exception\HandoverException;

/** A call that is about to be repeated. */
final class Retry
{
    /** @internal */
    public function __construct(
        /** The method and path of the call. */
        public readonly string $call,
        /** How many attempts were made. */
        public readonly int $attempts,
        /** The error of the last attempt. */
        public readonly HandoverException $error,
        /** How long it waits before the next one. */
        public readonly float $pauseMs,
    ) {
    }
}
