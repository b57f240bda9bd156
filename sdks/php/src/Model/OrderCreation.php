<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Absent;
use Handover\Body;

/**
 * The body of a new order or quote request.
 *
 * Fields that are not given are not sent.
 */
final class OrderCreation extends Body
{
    /** A driver drives the vehicle on its own wheels */
    public const TRANSPORT_TYPE_DRIVEN = 'DRIVEN';

    /** The vehicle is carried alone, on a trailer */
    public const TRANSPORT_TYPE_TRAILER = 'TRAILER';

    /** The vehicle is carried with others, on a car transporter */
    public const TRANSPORT_TYPE_TRUCK = 'TRUCK';

    /** Give the fields by name. */
    public function __construct(
        /** Where the vehicle is picked up; it cannot be changed later */
        public Address|array $pickup,
        /** Where the vehicle is delivered; it cannot be changed later */
        public Address|array $delivery,
        /** Your own number, unique in account and environment; without an Idempotency-Key it makes the call safe to repeat */
        public string|null|Absent $externalOrderId = Absent::Field,
        /** Your reference, which need not be unique and is printed on documents */
        public string|null|Absent $customerReference = Absent::Field,
        /** Your cost centre, at most 100 characters; it is on the lines of the invoice */
        public string|null|Absent $customerCostCentre = Absent::Field,
        /**
         * How the vehicle is moved; the agreement says which ways are possible and which need a quote
         *
         * - `DRIVEN`: A driver drives the vehicle on its own wheels
         * - `TRAILER`: The vehicle is carried alone, on a trailer
         * - `TRUCK`: The vehicle is carried with others, on a car transporter
         */
        public string|null|Absent $transportType = Absent::Field,
        /** The vehicle to transfer */
        public OrderCreationVehicle|array|null|Absent $vehicle = Absent::Field,
        /** When the vehicle should be picked up: ISO 8601 with a time zone */
        public \DateTimeInterface|string|null|Absent $requestedPickup = Absent::Field,
        /** When the vehicle should be delivered, not before the pickup: ISO 8601 with a time zone */
        public \DateTimeInterface|string|null|Absent $requestedDelivery = Absent::Field,
        /** What is ordered in addition to the transfer */
        public OrderCreationServices|array|null|Absent $services = Absent::Field,
        /** Note for dispatch and driver */
        public string|null|Absent $instructions = Absent::Field,
        /** E-mail address of your end customer, who receives the tracking link and status messages; no account is created */
        public string|null|Absent $endCustomerEmail = Absent::Field,
        /**
         * Your own data, returned unchanged: at most 16 KiB and 5 levels
         * @var array<string, mixed>
         */
        public array|null|Absent $metadata = Absent::Field,
    ) {
    }
}
