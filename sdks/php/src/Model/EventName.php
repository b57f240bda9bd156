<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

/** The names of all events; later ones may be added. */
final class EventName
{
    /** An order or request was created, or a quote was accepted */
    public const ORDER_CREATED = 'order.created';

    /** The order was accepted and released */
    public const ORDER_ACCEPTED = 'order.accepted';

    /** The trip was scheduled */
    public const ORDER_SCHEDULED = 'order.scheduled';

    /** A driver was assigned */
    public const DRIVER_ASSIGNED = 'driver.assigned';

    /** The driver is on the way to the pickup */
    public const PICKUP_STARTED = 'pickup.started';

    /** The driver is at the pickup */
    public const PICKUP_ARRIVED = 'pickup.arrived';

    /** The vehicle was picked up; the protocol is available */
    public const VEHICLE_PICKED_UP = 'vehicle.picked_up';

    /** The vehicle is on its way */
    public const TRANSPORT_STARTED = 'transport.started';

    /** A delay was reported */
    public const TRANSPORT_DELAYED = 'transport.delayed';

    /** A requested date changed, or the operator changed the order; read it for the other fields */
    public const ORDER_RESCHEDULED = 'order.rescheduled';

    /** The driver is at the destination */
    public const DELIVERY_ARRIVED = 'delivery.arrived';

    /** The vehicle was handed over; the protocol is available */
    public const VEHICLE_DELIVERED = 'vehicle.delivered';

    /** Damage was noted at the handover or afterwards */
    public const DAMAGE_REPORTED = 'damage.reported';

    /** The order is finished */
    public const ORDER_COMPLETED = 'order.completed';

    /** The order was cancelled */
    public const ORDER_CANCELLED = 'order.cancelled';

    /** The request was withdrawn, declined or rejected */
    public const ORDER_REJECTED = 'order.rejected';

    /** A document was uploaded */
    public const DOCUMENT_UPLOADED = 'document.uploaded';

    /** A quote is on offer */
    public const QUOTE_OFFERED = 'quote.offered';

    /** An invoice, a cancellation invoice or a credit note was issued */
    public const INVOICE_CREATED = 'invoice.created';

    /** An invoice was cancelled by another one */
    public const INVOICE_CANCELLED = 'invoice.cancelled';

    /** A test message */
    public const WEBHOOK_TEST = 'webhook.test';
}
