<?php

// The sandbox: advancing scenarios, moving clocks, listening to events, inboxes for messages.

declare(strict_types=1);

namespace Handover;

use Handover\Exception\ConfigurationException;
use Handover\Internal\EventStream;
use Handover\Internal\Operations;
use Handover\Model\AdvancedOrder;
use Handover\Model\Inbox;
use Handover\Model\InboxMessage;
use Handover\Model\OrderAtClock;

/** The calls of the sandbox; they need test credentials. */
final class Sandbox
{
    /** @internal */
    public function __construct(private readonly Operations $operations)
    {
    }

    /** Runs the next step of a scenario, with `$toEnd` all remaining ones. Not repeated if its answer is lost. */
    public function advance(string $id, ?bool $toEnd = null, ?CallOptions $options = null): AdvancedOrder
    {
        $body = $toEnd === null ? [] : ['toEnd' => $toEnd];
        return $this->operations->call('advanceSandboxOrder', ['id' => $id], body: $body, options: $options);
    }

    /**
     * Moves the clock of a test order and runs everything that is due until then. Give one of both. Not repeated if its answer
     * is lost.
     *
     * @param string|null $by by how much, in ISO 8601: `P2D` is two days, `PT90M` are 90 minutes
     * @param \DateTimeInterface|string|null $to a moment, not before the clock
     */
    public function moveClock(
        string $id,
        ?string $by = null,
        \DateTimeInterface|string|null $to = null,
        ?CallOptions $options = null,
    ): OrderAtClock {
        if (($by === null) === ($to === null)) {
            throw new ConfigurationException('Give either by or to.');
        }
        $body = $by === null ? ['to' => $to] : ['by' => $by];
        return $this->operations->call('moveSandboxClock', ['id' => $id], body: $body, options: $options);
    }

    /**
     * The events of the account's sandbox as they happen, without a public URL: reconnects, repeats none, and does not end.
     *
     * @param string|null $lastEventId the position of the last received event; without one, the stream starts when it is connected
     * @param (callable(string): mixed)|null $onConnected called each time the stream is connected, with a position to continue from
     * @param (callable(string, string): mixed)|null $onGap called when events since the position are no longer available, with the
     *   reason (`TOO_OLD` or `UNKNOWN_POSITION`) and the time from which the stream continues
     * @return \Generator<int, SandboxEvent>
     */
    public function events(
        ?string $lastEventId = null,
        ?callable $onConnected = null,
        ?callable $onGap = null,
    ): \Generator {
        $stream = new EventStream($this->operations, $lastEventId);
        return $stream->events(
            $onConnected === null ? null : $onConnected(...),
            $onGap === null ? null : $onGap(...),
        );
    }

    /** Creates a URL that stores the webhook messages sent to it. Not repeated if its answer is lost. */
    public function createInbox(?CallOptions $options = null): Inbox
    {
        return $this->operations->call('createInbox', body: [], options: $options);
    }

    /**
     * Reads the messages of an inbox, newest first.
     *
     * @return list<InboxMessage>
     */
    public function inboxMessages(string $id, ?CallOptions $options = null): array
    {
        return $this->operations->call('listInboxMessages', ['id' => $id], options: $options)->data;
    }
}
