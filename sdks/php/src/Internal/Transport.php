<?php

// Sends one attempt with curl and waits for the whole answer, or throws the reason if none came. Keeps connections open.

declare(strict_types=1);

namespace Handover\Internal;

use Handover\Exception\ResponseTooLargeException;

/** @internal */
final class Transport
{
    private ?\CurlMultiHandle $pool = null;
    private int $processId = 0;

    public function send(Request $request): Answer
    {
        $transfer = new Transfer($request);
        $this->start($transfer);
        try {
            $startedMs = Times::monotonicMs();
            $isDone = false;
            while (!$isDone) {
                $limitMs = $transfer->hasBegun
                    ? $request->timeoutMs
                    : min($request->timeoutMs, $request->answerWithinMs);
                $untilMs = $startedMs + $limitMs;
                $isDone = $this->advance($transfer, $request, $untilMs, $limitMs);
            }
            return new Answer($transfer->status, $transfer->headers, $transfer->received);
        } finally {
            $this->stop($transfer);
        }
    }

    public function start(Transfer $transfer): void
    {
        curl_multi_add_handle($this->pool(), $transfer->handle);
    }

    /** Closes the connection of a transfer that has not ended. */
    public function stop(Transfer $transfer): void
    {
        curl_multi_remove_handle($this->pool(), $transfer->handle);
    }

    /** Waits until something happens; true if the answer has arrived as a whole. */
    public function advance(Transfer $transfer, Request $request, float $untilMs, int|float $limitMs): bool
    {
        $pool = $this->pool();
        curl_multi_exec($pool, $running);
        $ended = curl_multi_info_read($pool);
        if ($ended !== false) {
            return $this->end($transfer, $request, $ended['result'], $limitMs);
        }
        $leftMs = $untilMs - Times::monotonicMs();
        if ($leftMs <= 0) {
            return $this->end($transfer, $request, CURLE_OPERATION_TIMEDOUT, $limitMs);
        }
        // While a host is looked up there may be nothing to wait for.
        if (curl_multi_select($pool, $leftMs / 1000) <= 0) {
            usleep(500);
        }
        return false;
    }

    private function end(Transfer $transfer, Request $request, int $result, int|float $limitMs): bool
    {
        if ($result === CURLE_OK) {
            return true;
        }
        if ($transfer->isTooLarge) {
            throw new ResponseTooLargeException(
                "The answer has more than {$transfer->maxBytes()} bytes, which are not read.",
            );
        }
        $fault = new ConnectionFault($request, $result, curl_error($transfer->handle), $transfer->isBodySent);
        throw $result === CURLE_OPERATION_TIMEDOUT ? $fault->timeout($limitMs) : $fault->exception();
    }

    /** A connection must not be used by two processes. */
    private function pool(): \CurlMultiHandle
    {
        if ($this->pool === null || $this->processId !== getmypid()) {
            $this->pool = curl_multi_init();
            $this->processId = getmypid();
        }
        return $this->pool;
    }
}
