<?php

// A call with all that its attempts have in common.

declare(strict_types=1);

namespace Handover\Internal;

use Handover\CallOptions;

/** @internal */
final class Call
{
    /**
     * @param array<string, string> $headers
     * @param \Closure(Answer): mixed $read reads the answer; a \JsonException counts as a broken answer
     */
    public function __construct(
        public readonly string $method,
        /** Relative to the base URL, with its query. */
        public readonly string $path,
        public readonly array $headers,
        #[\SensitiveParameter]
        public readonly ?string $body,
        /** Whether repetitions have no further effect. */
        public readonly bool $isRetryable,
        public readonly \Closure $read,
        public readonly ?CallOptions $options = null,
        public readonly int $maxBytes = Transfer::MAX_JSON_BYTES,
        /** What an attempt may take at least, if the options of the call do not say it. */
        public readonly int $minTimeoutMs = 0,
    ) {
    }

    /** The same call with other values. */
    public function with(mixed ...$changes): self
    {
        return new self(...[...get_object_vars($this), ...$changes]);
    }
}
