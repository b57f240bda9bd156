<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The status of an order, in short. */
final class OrderStatus extends Record
{
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

    /** When the vehicle should be picked up; null if none was requested */
    public readonly ?string $requestedPickup;

    /** When the vehicle should be delivered; a reported delay moves it; null if none was requested */
    public readonly ?string $requestedDelivery;

    /** When the vehicle was picked up; null until then */
    public readonly ?string $actualPickup;

    /** When the vehicle was handed over; null until then */
    public readonly ?string $actualDelivery;

    /** When the vehicle will probably arrive, computed while it is in transit; otherwise null */
    public readonly ?string $estimatedDelivery;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->status)) {
            $this->status = $fields->status;
        }
        if (isset($fields->readiness)) {
            $this->readiness = new OrderReadiness($fields->readiness);
        }
        $this->requestedPickup = $fields->requestedPickup ?? null;
        $this->requestedDelivery = $fields->requestedDelivery ?? null;
        $this->actualPickup = $fields->actualPickup ?? null;
        $this->actualDelivery = $fields->actualDelivery ?? null;
        $this->estimatedDelivery = $fields->estimatedDelivery ?? null;
    }
}
