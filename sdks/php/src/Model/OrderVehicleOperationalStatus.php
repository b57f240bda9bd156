<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The field operationalStatus of OrderVehicle. */
final class OrderVehicleOperationalStatus extends Record
{
    /** Whether the vehicle can move by itself */
    public readonly bool $driveable;

    /** Whether it may be driven on public roads */
    public readonly bool $roadworthy;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->driveable)) {
            $this->driveable = $fields->driveable;
        }
        if (isset($fields->roadworthy)) {
            $this->roadworthy = $fields->roadworthy;
        }
    }
}
