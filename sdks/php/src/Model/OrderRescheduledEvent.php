<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Event;

/** order.rescheduled: A requested date changed, or the operator changed the order; read it for the other fields. */
final class OrderRescheduledEvent extends Event
{
    /** The event and the order or request that it is about */
    public readonly OrderRescheduledEventData $data;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->data)) {
            $this->data = new OrderRescheduledEventData($fields->data);
        }
    }
}
