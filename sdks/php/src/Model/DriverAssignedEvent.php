<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Event;

/** driver.assigned: A driver was assigned. */
final class DriverAssignedEvent extends Event
{
    /** The event and the order or request that it is about */
    public readonly DriverAssignedEventData $data;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->data)) {
            $this->data = new DriverAssignedEventData($fields->data);
        }
    }
}
