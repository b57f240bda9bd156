<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Absent;
use Handover\Body;

/**
 * The fields that can be changed until pickup; only the fields that are sent change.
 *
 * Fields that are not given are not sent.
 */
final class OrderChange extends Body
{
    /** Give the fields by name. */
    public function __construct(
        /** Your reference, which need not be unique and is printed on documents; null clears it */
        public string|null|Absent $customerReference = Absent::Field,
        /** Your cost centre, at most 100 characters; it is on the lines of the invoice; null clears it */
        public string|null|Absent $customerCostCentre = Absent::Field,
        /** When the vehicle should be picked up: ISO 8601 with a time zone; null clears it */
        public \DateTimeInterface|string|null|Absent $requestedPickup = Absent::Field,
        /** When the vehicle should be delivered, not before the pickup: ISO 8601 with a time zone; null clears it */
        public \DateTimeInterface|string|null|Absent $requestedDelivery = Absent::Field,
        /** At the pickup only the contact can change */
        public AddressChange|array|Absent $pickup = Absent::Field,
        /** At the delivery only the contact can change */
        public AddressChange|array|Absent $delivery = Absent::Field,
        /** Note for dispatch and driver; null clears it */
        public string|null|Absent $instructions = Absent::Field,
        /** Of the vehicle only VIN and plate can change */
        public OrderChangeVehicle|array|Absent $vehicle = Absent::Field,
        /**
         * Your own data, at most 16 KiB and 5 levels; replaces the previous value completely
         * @var array<string, mixed>
         */
        public array|Absent $metadata = Absent::Field,
    ) {
    }
}
