<?php

// The exception for a call without a whole answer.

declare(strict_types=1);

namespace Handover\Exception;

/** No complete answer came: no connection, a reset, half an answer, or a timeout. */
final class ConnectionException extends HandoverException
{
    /** @internal */
    public function __construct(
        string $message,
        /** Whether it ended because nothing came in time. */
        public readonly bool $timedOut = false,
        /** Whether the service may have executed the call, also in an earlier attempt. */
        public bool $uncertain = true,
        /** Whether a repetition cannot help, for instance with an untrusted certificate. */
        public readonly bool $permanent = false,
        ?\Throwable $previous = null,
    ) {
        parent::__construct($message, 0, $previous);
    }
}
