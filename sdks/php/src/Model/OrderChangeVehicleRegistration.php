<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Absent;
use Handover\Body;

/**
 * The field registration of OrderChangeVehicle.
 *
 * Fields that are not given are not sent.
 */
final class OrderChangeVehicleRegistration extends Body
{
    /** Give the fields by name. */
    public function __construct(
        /** Number on its plates */
        public string|Absent $licensePlate = Absent::Field,
    ) {
    }
}
