<?php

// The access token of an OAuth client: fetched once for all calls, renewed before it expires.

declare(strict_types=1);

namespace Handover\Internal;

/** @internal */
final class Tokens
{
    /** A token is not used in its last minute, so that none expires on the way. */
    private const MARGIN_SECONDS = 60;

    private ?string $token = null;
    private float $untilMs = 0;

    /** @param \Closure(): array{string, int|float} $fetch answers a token and its lifetime in seconds */
    public function __construct(private readonly \Closure $fetch)
    {
    }

    public function get(): string
    {
        if ($this->token === null || Times::monotonicMs() >= $this->untilMs) {
            $startedMs = Times::monotonicMs();
            [$this->token, $seconds] = ($this->fetch)();
            $this->untilMs = $startedMs + max($seconds - self::MARGIN_SECONDS, $seconds / 2) * 1000;
        }
        return $this->token;
    }

    /** The service refused the token, so the next call fetches another one. */
    public function discard(): void
    {
        $this->token = null;
    }

    /** @internal Keeps the token out of logs. @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return [];
    }
}
