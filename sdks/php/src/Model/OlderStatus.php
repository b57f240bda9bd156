<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The status of an order of the older interface. */
final class OlderStatus extends Record
{
    /** An order */
    public const ART_ORDER = 'ORDER';

    /** A request that needs a quote */
    public const ART_REQUEST = 'REQUEST';

    /**
     * Whether this is an order or a request
     *
     * - `ORDER`: An order
     * - `REQUEST`: A request that needs a quote
     */
    public readonly string $art;

    /** The id of the order or request */
    public readonly string $orderId;

    /** Number of the order; null while it is a request */
    public readonly ?string $orderNumber;

    /** Number of the request; null if it never was one */
    public readonly ?string $requestNumber;

    /** The internal status, for example OPEN */
    public readonly string $status;

    /** Your own number; null if you sent none */
    public readonly ?string $externalOrderId;

    /** Number of the public tracking page */
    public readonly string $trackingNumber;

    /** When the vehicle should be picked up, in UTC; null if none was requested */
    public readonly ?string $pickupDate;

    /** When the vehicle should be delivered, in UTC; null if none was requested */
    public readonly ?string $expectedDeliveryDate;

    /** When the vehicle was picked up; null until then */
    public readonly ?string $actualPickup;

    /** When the vehicle was handed over; null until then */
    public readonly ?string $actualDelivery;

    /** When the order or request was created */
    public readonly string $createdAt;

    /** Time of the last change */
    public readonly string $updatedAt;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->art)) {
            $this->art = $fields->art;
        }
        if (isset($fields->orderId)) {
            $this->orderId = $fields->orderId;
        }
        $this->orderNumber = $fields->orderNumber ?? null;
        $this->requestNumber = $fields->requestNumber ?? null;
        if (isset($fields->status)) {
            $this->status = $fields->status;
        }
        $this->externalOrderId = $fields->externalOrderId ?? null;
        if (isset($fields->trackingNumber)) {
            $this->trackingNumber = $fields->trackingNumber;
        }
        $this->pickupDate = $fields->pickupDate ?? null;
        $this->expectedDeliveryDate = $fields->expectedDeliveryDate ?? null;
        $this->actualPickup = $fields->actualPickup ?? null;
        $this->actualDelivery = $fields->actualDelivery ?? null;
        if (isset($fields->createdAt)) {
            $this->createdAt = $fields->createdAt;
        }
        if (isset($fields->updatedAt)) {
            $this->updatedAt = $fields->updatedAt;
        }
    }
}
