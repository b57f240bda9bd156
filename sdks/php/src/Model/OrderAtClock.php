<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** An order of the sandbox at a moment of its clock. */
final class OrderAtClock extends Record
{
    /** It is ordered and has a price */
    public const KIND_ORDER = 'ORDER';

    /** The agreement asks for a quote; accepting the quote makes it an order */
    public const KIND_REQUEST = 'REQUEST';

    /** A request that waits for a quote; it can be withdrawn */
    public const STATUS_QUOTE_REQUIRED = 'QUOTE_REQUIRED';

    /** A request with a quote on offer; accept or decline the quote */
    public const STATUS_QUOTE_OFFERED = 'QUOTE_OFFERED';

    /** A request that was withdrawn, declined or refused; final */
    public const STATUS_REJECTED = 'REJECTED';

    /** Ordered, and no driver is assigned yet; also again after a driver dropped out */
    public const STATUS_ACCEPTED = 'ACCEPTED';

    /** A driver is assigned */
    public const STATUS_SCHEDULED = 'SCHEDULED';

    /** The driver is on the way to the vehicle or has arrived there; the last status that allows changes */
    public const STATUS_PICKUP_IN_PROGRESS = 'PICKUP_IN_PROGRESS';

    /** The vehicle was picked up and is on its way; the pickup protocol exists */
    public const STATUS_IN_TRANSIT = 'IN_TRANSIT';

    /** The driver is at the destination, and the handover is running */
    public const STATUS_DELIVERY_IN_PROGRESS = 'DELIVERY_IN_PROGRESS';

    /** The vehicle was handed over; the delivery protocol exists */
    public const STATUS_DELIVERED = 'DELIVERED';

    /** The order is finished; an invoice may follow or exist already */
    public const STATUS_COMPLETED = 'COMPLETED';

    /** The order was cancelled by you or by the operator; final */
    public const STATUS_CANCELLED = 'CANCELLED';

    /** A driver drives the vehicle on its own wheels */
    public const TRANSPORT_TYPE_DRIVEN = 'DRIVEN';

    /** The vehicle is carried alone, on a trailer */
    public const TRANSPORT_TYPE_TRAILER = 'TRAILER';

    /** The vehicle is carried with others, on a car transporter */
    public const TRANSPORT_TYPE_TRUCK = 'TRUCK';

    /**
     * Whether this is an order or a request that waits for a quote
     *
     * - `ORDER`: It is ordered and has a price
     * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
     */
    public readonly string $kind;

    /** The id that the service gave it; it stays the same when a request becomes an order */
    public readonly string $id;

    /** Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request */
    public readonly ?string $orderNumber;

    /** Number in the address of the public tracking page */
    public readonly string $trackingNumber;

    /** Address of the public tracking page, which needs no login */
    public readonly string $trackingUrl;

    /** Number of the request; kept after it became an order; null if it never was a request */
    public readonly ?string $requestNumber;

    /** Your own number; null if you sent none */
    public readonly ?string $externalOrderId;

    /** Your reference, which need not be unique and is printed on documents; null if you sent none */
    public readonly ?string $customerReference;

    /** Your cost centre, which is on the lines of the invoice; null if you sent none */
    public readonly ?string $customerCostCentre;

    /**
     * Status of the order or request
     *
     * - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
     * - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
     * - `REJECTED`: A request that was withdrawn, declined or refused; final
     * - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
     * - `SCHEDULED`: A driver is assigned
     * - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last status that allows changes
     * - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
     * - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
     * - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
     * - `COMPLETED`: The order is finished; an invoice may follow or exist already
     * - `CANCELLED`: The order was cancelled by you or by the operator; final
     */
    public readonly string $status;

    /** Whether anything is missing for planning the order */
    public readonly OrderReadiness $readiness;

    /**
     * How the vehicle is moved
     *
     * - `DRIVEN`: A driver drives the vehicle on its own wheels
     * - `TRAILER`: The vehicle is carried alone, on a trailer
     * - `TRUCK`: The vehicle is carried with others, on a car transporter
     */
    public readonly string $transportType;

    /** The vehicle to transfer */
    public readonly OrderVehicle $vehicle;

    /** Where the vehicle is picked up */
    public readonly Location $pickup;

    /** Where the vehicle is delivered */
    public readonly Location $delivery;

    /** When the vehicle should be picked up; null if none was requested */
    public readonly ?string $requestedPickup;

    /** When the vehicle should be delivered; a reported delay moves it; null if none was requested */
    public readonly ?string $requestedDelivery;

    /** When the vehicle was picked up; null until then */
    public readonly ?string $actualPickup;

    /** When the vehicle was handed over; null until then */
    public readonly ?string $actualDelivery;

    /** What was ordered in addition to the transfer */
    public readonly OrderServices $services;

    /** Note for dispatch and driver; null if there is none */
    public readonly ?string $instructions;

    /** The price by the agreement; null for a request until its quote is accepted */
    public readonly ?OrderPrice $price;

    /** The driver; null unless one is assigned and the agreement shows drivers */
    public readonly ?OrderDriver $driver;

    /**
     * Your own data, returned unchanged
     * @var array<string, mixed>
     */
    public readonly array $metadata;

    /** True in the sandbox, where nothing is driven or billed */
    public readonly bool $sandbox;

    /** When the order or request was created */
    public readonly string $createdAt;

    /** Time of the last change */
    public readonly string $updatedAt;

    /** The progress of the scenario */
    public readonly Scenario $scenario;

    /** The clock of the order and what it ran */
    public readonly TestClock $clock;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->kind)) {
            $this->kind = $fields->kind;
        }
        if (isset($fields->id)) {
            $this->id = $fields->id;
        }
        $this->orderNumber = $fields->orderNumber ?? null;
        if (isset($fields->trackingNumber)) {
            $this->trackingNumber = $fields->trackingNumber;
        }
        if (isset($fields->trackingUrl)) {
            $this->trackingUrl = $fields->trackingUrl;
        }
        $this->requestNumber = $fields->requestNumber ?? null;
        $this->externalOrderId = $fields->externalOrderId ?? null;
        $this->customerReference = $fields->customerReference ?? null;
        $this->customerCostCentre = $fields->customerCostCentre ?? null;
        if (isset($fields->status)) {
            $this->status = $fields->status;
        }
        if (isset($fields->readiness)) {
            $this->readiness = new OrderReadiness($fields->readiness);
        }
        if (isset($fields->transportType)) {
            $this->transportType = $fields->transportType;
        }
        if (isset($fields->vehicle)) {
            $this->vehicle = new OrderVehicle($fields->vehicle);
        }
        if (isset($fields->pickup)) {
            $this->pickup = new Location($fields->pickup);
        }
        if (isset($fields->delivery)) {
            $this->delivery = new Location($fields->delivery);
        }
        $this->requestedPickup = $fields->requestedPickup ?? null;
        $this->requestedDelivery = $fields->requestedDelivery ?? null;
        $this->actualPickup = $fields->actualPickup ?? null;
        $this->actualDelivery = $fields->actualDelivery ?? null;
        if (isset($fields->services)) {
            $this->services = new OrderServices($fields->services);
        }
        $this->instructions = $fields->instructions ?? null;
        $this->price = isset($fields->price) ? new OrderPrice($fields->price) : null;
        $this->driver = isset($fields->driver) ? new OrderDriver($fields->driver) : null;
        if (isset($fields->metadata)) {
            $this->metadata = self::toPhp($fields->metadata);
        }
        if (isset($fields->sandbox)) {
            $this->sandbox = $fields->sandbox;
        }
        if (isset($fields->createdAt)) {
            $this->createdAt = $fields->createdAt;
        }
        if (isset($fields->updatedAt)) {
            $this->updatedAt = $fields->updatedAt;
        }
        if (isset($fields->scenario)) {
            $this->scenario = new Scenario($fields->scenario);
        }
        if (isset($fields->clock)) {
            $this->clock = new TestClock($fields->clock);
        }
    }
}
