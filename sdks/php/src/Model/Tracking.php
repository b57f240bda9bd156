<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** Position and computed arrival. */
final class Tracking extends Record
{
    /** The vehicle is not picked up yet, or was delivered already */
    public const LOCATION_UNAVAILABLE_REASON_NOT_IN_TRANSIT = 'NOT_IN_TRANSIT';

    /** The driver does not share positions, or none arrived yet */
    public const LOCATION_UNAVAILABLE_REASON_NO_POSITION = 'NO_POSITION';

    /** No vehicle is driven in the sandbox */
    public const LOCATION_UNAVAILABLE_REASON_SANDBOX = 'SANDBOX';

    /** Where the vehicle is; null except between pickup and delivery, and only if the driver agreed to it */
    public readonly ?TrackingLocation $location;

    /** True when the position is older than three intervals */
    public readonly bool $stale;

    /**
     * Why there is no position; null when there is one
     *
     * - `NOT_IN_TRANSIT`: The vehicle is not picked up yet, or was delivered already
     * - `NO_POSITION`: The driver does not share positions, or none arrived yet
     * - `SANDBOX`: No vehicle is driven in the sandbox
     */
    public readonly ?string $locationUnavailableReason;

    /** When the driver will probably be at the pickup: from the position, otherwise as requested; null once picked up */
    public readonly ?string $estimatedPickup;

    /** When the vehicle will probably arrive: from the position, otherwise from the plan */
    public readonly ?string $estimatedDelivery;

    /** Kilometres by road to the destination; null without a position */
    public readonly ?float $distanceRemainingKm;

    /** The driver; null unless one is assigned and the agreement shows drivers */
    public readonly ?OrderDriver $driver;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        $this->location = isset($fields->location) ? new TrackingLocation($fields->location) : null;
        if (isset($fields->stale)) {
            $this->stale = $fields->stale;
        }
        $this->locationUnavailableReason = $fields->locationUnavailableReason ?? null;
        $this->estimatedPickup = $fields->estimatedPickup ?? null;
        $this->estimatedDelivery = $fields->estimatedDelivery ?? null;
        $this->distanceRemainingKm = $fields->distanceRemainingKm ?? null;
        $this->driver = isset($fields->driver) ? new OrderDriver($fields->driver) : null;
    }
}
