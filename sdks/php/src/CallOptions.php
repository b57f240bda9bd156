<?php

// Options of a single call.

declare(strict_types=1);

namespace Handover;

use Handover\Internal\Checks;

/** Options of every call. */
final class CallOptions
{
    /** How long one attempt may take, if it differs from that of the client. */
    public readonly int|float|null $timeoutMs;

    /** @var (\Closure(AnsweredCall): mixed)|null */
    public readonly ?\Closure $onResponse;

    /**
     * @param int|float|null $timeoutMs maximum time of one attempt, if it differs from that of the client
     * @param (callable(AnsweredCall): mixed)|null $onResponse called after the answer, in addition to that of the client
     */
    public function __construct(int|float|null $timeoutMs = null, ?callable $onResponse = null)
    {
        $this->timeoutMs = $timeoutMs === null ? null : Checks::durationMs('timeoutMs', $timeoutMs);
        $this->onResponse = $onResponse === null ? null : $onResponse(...);
    }
}
