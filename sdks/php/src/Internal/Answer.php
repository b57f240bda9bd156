<?php

// An answer that arrived as a whole.

declare(strict_types=1);

namespace Handover\Internal;

/** @internal */
final class Answer
{
    /** @param array<string, string> $headers with names in lower case */
    public function __construct(
        public readonly int $status,
        private readonly array $headers,
        public readonly string $body,
    ) {
    }

    public function header(string $name): ?string
    {
        return $this->headers[$name] ?? null;
    }

    public function isOk(): bool
    {
        return $this->status >= 200 && $this->status < 300;
    }
}
