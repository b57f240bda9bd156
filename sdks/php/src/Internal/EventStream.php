<?php

// The events of the sandbox as they happen: reads server-sent events, reconnects, and repeats none.

declare(strict_types=1);

namespace Handover\Internal;

use Handover\Event;
use Handover\Exception\ConnectionException;
use Handover\Exception\HandoverException;
use Handover\Retry;
use Handover\SandboxEvent;

/** @internal */
final class EventStream
{
    /** The service sends a heartbeat at least every 22 s; after this time the connection counts as dead. */
    private const IDLE_TIMEOUT_MS = 60_000;
    /** The service repeats no event; the ids are a second guarantee for callers that act on each event once. */
    private const MAX_REMEMBERED_IDS = 2000;

    private readonly Transport $transport;
    /** @var array<string, true> */
    private array $seen = [];

    public function __construct(private readonly Operations $operations, private ?string $position)
    {
        // Other calls of the client go on during the stream.
        $this->transport = new Transport();
    }

    /**
     * @param (\Closure(string): mixed)|null $onConnected
     * @param (\Closure(string, string): mixed)|null $onGap
     * @return \Generator<int, SandboxEvent>
     */
    public function events(?\Closure $onConnected, ?\Closure $onGap): \Generator
    {
        $failures = 0;
        $startedMs = Times::monotonicMs();
        while (true) {
            try {
                foreach ($this->connection() as $message) {
                    $failures = 0;
                    $data = Json::decode($message['data']);
                    $this->position = $message['id'] === '' ? $this->position : $message['id'];
                    match ($message['event']) {
                        'connected' => $onConnected?->__invoke($message['id']),
                        'gap' => $onGap?->__invoke($data->reason, $data->since),
                        default => null,
                    };
                    if (!in_array($message['event'], ['connected', 'gap'], true) && $this->isNew($data->id)) {
                        yield new SandboxEvent($message['id'], $message['data'], Event::of($data));
                    }
                }
            } catch (HandoverException | \JsonException $error) {
                $failures++;
                if ($error instanceof \JsonException) {
                    $error = new ConnectionException('An event of the stream is no JSON.', previous: $error);
                }
                $this->waitAfter($error, $failures, Times::monotonicMs() - $startedMs);
            }
        }
    }

    /** A stream that was never connected is given up like a first call; a connected one never. */
    private function waitAfter(HandoverException $error, int $failures, float $elapsedMs): void
    {
        $sender = $this->operations->sender;
        $pauseMs = RetryPlan::pauseMs($error, $failures, $sender->settings->pausesMs);
        $isGivenUp = !$sender->isReached && $elapsedMs + $pauseMs > $sender->settings->reachWithinMs;
        if ($isGivenUp || !RetryPlan::shouldRetry($error, true)) {
            throw $error;
        }
        $call = $this->operations->prepare('listenToSandbox');
        $sender->reportRetry(new Retry("{$call->method} {$call->path}", $failures, $error, $pauseMs));
        Times::pause($pauseMs);
    }

    private function isNew(string $id): bool
    {
        $isNew = !isset($this->seen[$id]);
        $this->seen[$id] = true;
        if (count($this->seen) > self::MAX_REMEMBERED_IDS) {
            unset($this->seen[array_key_first($this->seen)]);
        }
        return $isNew;
    }

    /**
     * One connection, until it breaks or the service ends it, for instance for a restart.
     *
     * @return \Generator<int, array{event: string, id: string, data: string}>
     */
    private function connection(): \Generator
    {
        [$transfer, $request] = $this->operations->sender->withToken($this->open(...));
        $parser = new EventStreamParser();
        try {
            $isDone = false;
            while (true) {
                $bytes = $transfer->received;
                $transfer->received = '';
                yield from $parser->messages($bytes);
                if ($isDone) {
                    throw new ConnectionException('The stream of events ended.');
                }
                $untilMs = Times::monotonicMs() + self::IDLE_TIMEOUT_MS;
                while (!$isDone && $transfer->received === '') {
                    $isDone = $this->transport->advance($transfer, $request, $untilMs, self::IDLE_TIMEOUT_MS);
                }
            }
        } finally {
            $this->transport->stop($transfer);
        }
    }

    /**
     * Waits until the answer begins, and fails at once if something else than the service answers.
     *
     * @param array<string, string> $authorization
     * @return array{Transfer, Request}
     */
    private function open(array $authorization): array
    {
        $sender = $this->operations->sender;
        $call = $this->operations->prepare('listenToSandbox', headers: [
            'Accept' => 'text/event-stream',
            'Last-Event-ID' => $this->position,
            ...$authorization,
        ]);
        $request = $sender->request($call, $sender->headersOf($call));
        $transfer = new Transfer($request);
        $this->transport->start($transfer);
        try {
            $untilMs = Times::monotonicMs() + $request->timeoutMs;
            $isDone = false;
            while (!$isDone && !($transfer->hasBegun && self::isStream($transfer))) {
                $isDone = $this->transport->advance($transfer, $request, $untilMs, $request->timeoutMs);
            }
            if (!self::isStream($transfer)) {
                $answer = new Answer($transfer->status, $transfer->headers, $transfer->received);
                throw $answer->isOk() ? AnswerReader::notFromService($answer) : AnswerReader::error($answer);
            }
        } catch (HandoverException $error) {
            $this->transport->stop($transfer);
            throw $error;
        }
        $sender->isReached = true;
        return [$transfer, $request];
    }

    private static function isStream(Transfer $transfer): bool
    {
        $isOk = $transfer->status >= 200 && $transfer->status < 300;
        return $isOk && preg_match('#^text/event-stream\b#', $transfer->headers['content-type'] ?? '') === 1;
    }
}
