<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

/** @internal The operations with method, path and answer; the classes of events; the codes of a busy service. */
final class ApiTable
{
    /** @var array<string, array{string, string, class-string<\Handover\Record>|null}> */
    public const OPERATIONS = [
        'olderCreateOrder' => ['POST', '/extern/transportauftraege', OlderCreated::class],
        'olderGetStatus' => ['GET', '/extern/transportauftraege/{reference}', OlderStatus::class],
        'olderListProcesses' => ['GET', '/extern/sandbox/transportauftraege', OlderListProcessesAnswer::class],
        'olderAdvance' => ['POST', '/extern/sandbox/transportauftraege/{reference}/weiter', OlderProcess::class],
        'olderFinish' => ['POST', '/extern/sandbox/transportauftraege/{reference}/abschliessen', OlderProcess::class],
        'getCurrentCredential' => ['GET', '/extern/me', CurrentCredential::class],
        'listLoggedCalls' => ['GET', '/extern/request-log', ListLoggedCallsAnswer::class],
        'createOrder' => ['POST', '/extern/orders', Order::class],
        'listOrders' => ['GET', '/extern/orders', ListOrdersAnswer::class],
        'checkOrder' => ['POST', '/extern/orders/check', OrderCheck::class],
        'getOrder' => ['GET', '/extern/orders/{id}', Order::class],
        'changeOrder' => ['PATCH', '/extern/orders/{id}', Order::class],
        'cancelOrder' => ['POST', '/extern/orders/{id}/cancel', Order::class],
        'getOrderStatus' => ['GET', '/extern/orders/{id}/status', OrderStatus::class],
        'getTracking' => ['GET', '/extern/orders/{id}/tracking', Tracking::class],
        'listDocuments' => ['GET', '/extern/orders/{id}/documents', ListDocumentsAnswer::class],
        'downloadDocument' => ['GET', '/extern/orders/{id}/documents/{documentId}', null],
        'requestQuote' => ['POST', '/extern/quotes', Order::class],
        'getQuote' => ['GET', '/extern/quotes/{id}', Quote::class],
        'acceptQuote' => ['POST', '/extern/quotes/{id}/accept', Quote::class],
        'declineQuote' => ['POST', '/extern/quotes/{id}/decline', Quote::class],
        'downloadQuote' => ['GET', '/extern/quotes/{id}/document', null],
        'createWebhookSubscription' => ['POST', '/extern/webhook-subscriptions', CreatedWebhookSubscription::class],
        'listWebhookSubscriptions' => ['GET', '/extern/webhook-subscriptions', ListWebhookSubscriptionsAnswer::class],
        'getWebhookSubscription' => ['GET', '/extern/webhook-subscriptions/{id}', WebhookSubscription::class],
        'deleteWebhookSubscription' => ['DELETE', '/extern/webhook-subscriptions/{id}', null],
        'changeWebhookSubscription' => ['PATCH', '/extern/webhook-subscriptions/{id}', WebhookSubscription::class],
        'testWebhookSubscription' => ['POST', '/extern/webhook-subscriptions/{id}/test', WebhookTestResult::class],
        'pauseWebhookSubscription' => ['POST', '/extern/webhook-subscriptions/{id}/pause', PausedWebhookSubscription::class],
        'resumeWebhookSubscription' => ['POST', '/extern/webhook-subscriptions/{id}/resume', WebhookSubscription::class],
        'rollWebhookSubscriptionSecret' => ['POST', '/extern/webhook-subscriptions/{id}/roll-secret', RolledWebhookSubscription::class],
        'listWebhookDeliveries' => ['GET', '/extern/webhook-subscriptions/{id}/deliveries', ListWebhookDeliveriesAnswer::class],
        'getWebhookDelivery' => ['GET', '/extern/webhook-subscriptions/{id}/deliveries/{deliveryId}', WebhookDeliveryDetails::class],
        'resendWebhookDelivery' => ['POST', '/extern/webhook-subscriptions/{id}/deliveries/{deliveryId}/resend', WebhookDelivery::class],
        'resendFailedWebhookDeliveries' => ['POST', '/extern/webhook-subscriptions/{id}/resend', ResentWebhookDeliveries::class],
        'listEvents' => ['GET', '/extern/events', EventPage::class],
        'advanceSandboxOrder' => ['POST', '/extern/sandbox/orders/{id}/advance', AdvancedOrder::class],
        'moveSandboxClock' => ['POST', '/extern/sandbox/orders/{id}/clock', OrderAtClock::class],
        'listenToSandbox' => ['GET', '/extern/sandbox/events', null],
        'createInbox' => ['POST', '/extern/sandbox/inboxes', Inbox::class],
        'listInboxes' => ['GET', '/extern/sandbox/inboxes', ListInboxesAnswer::class],
        'deleteInbox' => ['DELETE', '/extern/sandbox/inboxes/{id}', null],
        'listInboxMessages' => ['GET', '/extern/sandbox/inboxes/{id}/messages', ListInboxMessagesAnswer::class],
    ];

    /** @var array<string, class-string<\Handover\Event>> */
    public const EVENTS = [
        'order.created' => OrderCreatedEvent::class,
        'order.accepted' => OrderAcceptedEvent::class,
        'order.scheduled' => OrderScheduledEvent::class,
        'driver.assigned' => DriverAssignedEvent::class,
        'pickup.started' => PickupStartedEvent::class,
        'pickup.arrived' => PickupArrivedEvent::class,
        'vehicle.picked_up' => VehiclePickedUpEvent::class,
        'transport.started' => TransportStartedEvent::class,
        'transport.delayed' => TransportDelayedEvent::class,
        'order.rescheduled' => OrderRescheduledEvent::class,
        'delivery.arrived' => DeliveryArrivedEvent::class,
        'vehicle.delivered' => VehicleDeliveredEvent::class,
        'damage.reported' => DamageReportedEvent::class,
        'order.completed' => OrderCompletedEvent::class,
        'order.cancelled' => OrderCancelledEvent::class,
        'order.rejected' => OrderRejectedEvent::class,
        'document.uploaded' => DocumentUploadedEvent::class,
        'quote.offered' => QuoteOfferedEvent::class,
        'invoice.created' => InvoiceCreatedEvent::class,
        'invoice.cancelled' => InvoiceCancelledEvent::class,
        'webhook.test' => WebhookTestEvent::class,
    ];

    /** After a 503 with one of these codes nothing was executed. */
    public const BUSY_CODES = [
        'NUMBER_COLLISION',
        'SERVICE_BUSY',
        'STORAGE_UNAVAILABLE',
    ];
}
