<?php

// An event of the stream of the sandbox.

declare(strict_types=1);

namespace Handover;

/** An event of the sandbox, as a webhook would deliver it. */
final class SandboxEvent
{
    /** @internal */
    public function __construct(
        /** The position of the stream after this event: give it as `lastEventId` to continue from here. */
        public readonly string $position,
        /** Exactly the body that a webhook of this event has. */
        public readonly string $body,
        /** The body, parsed. */
        public readonly Event $event,
    ) {
    }
}
