<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Absent;
use Handover\Body;

/**
 * The field operationalStatus of OrderCreationVehicle.
 *
 * Fields that are not given are not sent.
 */
final class OrderCreationVehicleOperationalStatus extends Body
{
    /** Give the fields by name. */
    public function __construct(
        /** Whether the vehicle can move by itself */
        public bool|null|Absent $driveable = Absent::Field,
        /** Whether it may be driven on public roads */
        public bool|null|Absent $roadworthy = Absent::Field,
    ) {
    }
}
