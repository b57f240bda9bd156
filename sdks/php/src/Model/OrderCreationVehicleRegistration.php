<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Absent;
use Handover\Body;

/**
 * The field registration of OrderCreationVehicle.
 *
 * Fields that are not given are not sent.
 */
final class OrderCreationVehicleRegistration extends Body
{
    /** The vehicle is registered and has valid plates */
    public const STATUS_REGISTERED = 'REGISTERED';

    /** The vehicle was never registered */
    public const STATUS_NOT_REGISTERED = 'NOT_REGISTERED';

    /** The vehicle was registered once and is not any more */
    public const STATUS_DEREGISTERED = 'DEREGISTERED';

    /** Give the fields by name. */
    public function __construct(
        /**
         * Whether the vehicle is registered
         *
         * - `REGISTERED`: The vehicle is registered and has valid plates
         * - `NOT_REGISTERED`: The vehicle was never registered
         * - `DEREGISTERED`: The vehicle was registered once and is not any more
         */
        public string|null|Absent $status = Absent::Field,
        /** Number on its plates */
        public string|null|Absent $licensePlate = Absent::Field,
    ) {
    }
}
