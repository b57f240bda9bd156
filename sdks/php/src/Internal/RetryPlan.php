<?php

// Whether a failed call is repeated, and after which pause.

declare(strict_types=1);

namespace Handover\Internal;

use Handover\Exception\ApiException;
use Handover\Exception\ChecksumException;
use Handover\Exception\ConnectionException;
use Handover\Exception\HandoverException;

/** @internal */
final class RetryPlan
{
    private const RETRYABLE_STATUSES = [500, 502, 503, 504];

    /**
     * A call that was refused before it had an effect may always be repeated; a call that may have had an effect only if
     * repetitions have no further one.
     */
    public static function shouldRetry(HandoverException $error, bool $isRetryable): bool
    {
        if ($error instanceof ConnectionException) {
            return !$error->permanent && ($isRetryable || !$error->uncertain);
        }
        if (!$error instanceof ApiException) {
            return $error instanceof ChecksumException;
        }
        return match (true) {
            $error->status === 429 => true,
            $error->status === 409 => $error->retryAfterSeconds !== null,
            default => in_array($error->status, self::RETRYABLE_STATUSES, true) && ($isRetryable || !$error->uncertain),
        };
    }

    /**
     * The pause that the service asks for, else that of the plan, with jitter against simultaneous retries. A pause of less
     * than a second counts as none, so that `Retry-After: 0` or a past date makes no tight loop.
     *
     * @param non-empty-list<int|float> $pausesMs
     */
    public static function pauseMs(HandoverException $error, int $failures, array $pausesMs): float
    {
        $asked = $error instanceof ApiException ? $error->retryAfterSeconds : null;
        if ($asked !== null && $asked >= 1) {
            return $asked * 1000 + self::random() * min(1000, 50 + $asked * 100);
        }
        return $pausesMs[min($failures, count($pausesMs)) - 1] * (0.9 + self::random() * 0.2);
    }

    /**
     * If an earlier attempt may have been executed, the whole call may have been. Answers whether the service may have executed
     * the call until now.
     */
    public static function keepDoubt(HandoverException $error, bool $wasInDoubt): bool
    {
        if (!$error instanceof ConnectionException && !$error instanceof ApiException) {
            return $wasInDoubt;
        }
        return $error->uncertain = $error->uncertain || $wasInDoubt;
    }

    /** From 0 to 1. */
    private static function random(): float
    {
        return random_int(0, 1_000_000) / 1_000_000;
    }
}
