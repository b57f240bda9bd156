<?php

// What one attempt sends, and its limits.

declare(strict_types=1);

namespace Handover\Internal;

/** @internal */
final class Request
{
    /** @param array<string, string> $headers */
    public function __construct(
        public readonly string $method,
        public readonly string $url,
        #[\SensitiveParameter]
        public readonly array $headers,
        #[\SensitiveParameter]
        public readonly ?string $body,
        /** Maximum time of the whole attempt. */
        public readonly int|float $timeoutMs,
        /** Maximum time until the answer begins. */
        public readonly int|float $answerWithinMs,
        /** Whether the service has answered this client before, so that its address is right. */
        public readonly bool $isReached,
        /** Of an answer that is no error. */
        public readonly int $maxBytes,
    ) {
    }
}
