<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The field data of DamageReportedEvent. */
final class DamageReportedEventData extends Record
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

    /**
     * Whether this is an order or a request that waits for a quote
     *
     * - `ORDER`: It is ordered and has a price
     * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
     */
    public readonly string $kind;

    /**
     * The status after this event
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

    /** The id of the order or request */
    public readonly string $orderId;

    /** Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request */
    public readonly ?string $orderNumber;

    /** Number of the request; kept after it became an order; null if it never was a request */
    public readonly ?string $requestNumber;

    /** Your own number; null if you sent none */
    public readonly ?string $externalOrderId;

    /** Your reference, which need not be unique and is printed on documents; null if you sent none */
    public readonly ?string $customerReference;

    /** Your cost centre, which is on the lines of the invoice; null if you sent none */
    public readonly ?string $customerCostCentre;

    /** Address of the public tracking page, which needs no login */
    public readonly string $trackingUrl;

    /** True if it was reported after the handover, false if noted at it */
    public readonly bool $afterDelivery;

    /** Description of the damage; null if there is none */
    public readonly ?string $description;

    /** The document that came with this change; absent if none did */
    public readonly ?EventDocument $document;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->kind)) {
            $this->kind = $fields->kind;
        }
        if (isset($fields->status)) {
            $this->status = $fields->status;
        }
        if (isset($fields->orderId)) {
            $this->orderId = $fields->orderId;
        }
        $this->orderNumber = $fields->orderNumber ?? null;
        $this->requestNumber = $fields->requestNumber ?? null;
        $this->externalOrderId = $fields->externalOrderId ?? null;
        $this->customerReference = $fields->customerReference ?? null;
        $this->customerCostCentre = $fields->customerCostCentre ?? null;
        if (isset($fields->trackingUrl)) {
            $this->trackingUrl = $fields->trackingUrl;
        }
        if (isset($fields->afterDelivery)) {
            $this->afterDelivery = $fields->afterDelivery;
        }
        $this->description = $fields->description ?? null;
        $this->document = isset($fields->document) ? new EventDocument($fields->document) : null;
    }
}
