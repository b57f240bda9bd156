<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Absent;
use Handover\Body;

/**
 * The field vehicle of OrderChange.
 *
 * Fields that are not given are not sent.
 */
final class OrderChangeVehicle extends Body
{
    /** Give the fields by name. */
    public function __construct(
        /** Vehicle identification number: 17 letters and digits in either case, no I, O or Q */
        public string|Absent $vin = Absent::Field,
        /** Of the registration only the plate can change */
        public OrderChangeVehicleRegistration|array|Absent $registration = Absent::Field,
    ) {
    }
}
