<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Event;

/** transport.delayed: A delay was reported. */
final class TransportDelayedEvent extends Event
{
    /** The event and the order or request that it is about */
    public readonly TransportDelayedEventData $data;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->data)) {
            $this->data = new TransportDelayedEventData($fields->data);
        }
    }
}
