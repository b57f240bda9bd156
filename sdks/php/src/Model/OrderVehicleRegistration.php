<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The field registration of OrderVehicle. */
final class OrderVehicleRegistration extends Record
{
    /** The vehicle is registered and has valid plates */
    public const STATUS_REGISTERED = 'REGISTERED';

    /** The vehicle was never registered */
    public const STATUS_NOT_REGISTERED = 'NOT_REGISTERED';

    /** The vehicle was registered once and is not any more */
    public const STATUS_DEREGISTERED = 'DEREGISTERED';

    /**
     * Whether the vehicle is registered; null if not known
     *
     * - `REGISTERED`: The vehicle is registered and has valid plates
     * - `NOT_REGISTERED`: The vehicle was never registered
     * - `DEREGISTERED`: The vehicle was registered once and is not any more
     */
    public readonly ?string $status;

    /** Number on its plates; null if none was given */
    public readonly ?string $licensePlate;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        $this->status = $fields->status ?? null;
        $this->licensePlate = $fields->licensePlate ?? null;
    }
}
