<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Absent;
use Handover\Body;

/**
 * What can be changed of an endpoint; only the fields that are sent change.
 *
 * Fields that are not given are not sent.
 */
final class WebhookChange extends Body
{
    /** An order or request was created, or a quote was accepted */
    public const EVENTS_ORDER_CREATED = 'order.created';

    /** The order was accepted and released */
    public const EVENTS_ORDER_ACCEPTED = 'order.accepted';

    /** The trip was scheduled */
    public const EVENTS_ORDER_SCHEDULED = 'order.scheduled';

    /** A driver was assigned */
    public const EVENTS_DRIVER_ASSIGNED = 'driver.assigned';

    /** The driver is on the way to the pickup */
    public const EVENTS_PICKUP_STARTED = 'pickup.started';

    /** The driver is at the pickup */
    public const EVENTS_PICKUP_ARRIVED = 'pickup.arrived';

    /** The vehicle was picked up; the protocol is available */
    public const EVENTS_VEHICLE_PICKED_UP = 'vehicle.picked_up';

    /** The vehicle is on its way */
    public const EVENTS_TRANSPORT_STARTED = 'transport.started';

    /** A delay was reported */
    public const EVENTS_TRANSPORT_DELAYED = 'transport.delayed';

    /** A requested date changed, or the operator changed the order; read it for the other fields */
    public const EVENTS_ORDER_RESCHEDULED = 'order.rescheduled';

    /** The driver is at the destination */
    public const EVENTS_DELIVERY_ARRIVED = 'delivery.arrived';

    /** The vehicle was handed over; the protocol is available */
    public const EVENTS_VEHICLE_DELIVERED = 'vehicle.delivered';

    /** Damage was noted at the handover or afterwards */
    public const EVENTS_DAMAGE_REPORTED = 'damage.reported';

    /** The order is finished */
    public const EVENTS_ORDER_COMPLETED = 'order.completed';

    /** The order was cancelled */
    public const EVENTS_ORDER_CANCELLED = 'order.cancelled';

    /** The request was withdrawn, declined or rejected */
    public const EVENTS_ORDER_REJECTED = 'order.rejected';

    /** A document was uploaded */
    public const EVENTS_DOCUMENT_UPLOADED = 'document.uploaded';

    /** A quote is on offer */
    public const EVENTS_QUOTE_OFFERED = 'quote.offered';

    /** An invoice, a cancellation invoice or a credit note was issued */
    public const EVENTS_INVOICE_CREATED = 'invoice.created';

    /** An invoice was cancelled by another one */
    public const EVENTS_INVOICE_CANCELLED = 'invoice.cancelled';

    /** A test message */
    public const EVENTS_WEBHOOK_TEST = 'webhook.test';

    /** The status of the order changed; only in the older format */
    public const EVENTS_ORDER_STATUS_CHANGED = 'order.status_changed';

    /** The order was changed; only in the older format */
    public const EVENTS_ORDER_UPDATED = 'order.updated';

    /** The vehicle was handed over; only in the older format */
    public const EVENTS_ORDER_DELIVERED = 'order.delivered';

    /** The protocol of the pickup is there; only in the older format */
    public const EVENTS_PROTOCOL_PICKUP_SUBMITTED = 'protocol.pickup.submitted';

    /** The protocol of the delivery is there; only in the older format */
    public const EVENTS_PROTOCOL_DELIVERY_SUBMITTED = 'protocol.delivery.submitted';

    /** Give the fields by name. */
    public function __construct(
        /** Where messages are sent: an https address that can be reached publicly */
        public string|Absent $url = Absent::Field,
        /**
         * Replaces the list of events; those of the older format only for endpoints that have it
         * @var list<string>
         */
        public array|Absent $events = Absent::Field,
        /** Null clears it */
        public string|null|Absent $description = Absent::Field,
    ) {
    }
}
