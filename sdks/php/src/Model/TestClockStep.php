<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** What the clock of a test order ran. */
final class TestClockStep extends Record
{
    /** The name of the step, such as VEHICLE_PICKED_UP */
    public readonly string $name;

    /** When the step is planned, by the clock of the order */
    public readonly string $at;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->name)) {
            $this->name = $fields->name;
        }
        if (isset($fields->at)) {
            $this->at = $fields->at;
        }
    }
}
