// Code generated from openapi/v1.json by scripts/write-types.mjs. DO NOT EDIT.

package handover

// EventNames are all events that an endpoint can get.
var EventNames = []EventName{
	EventOrderCreated,
	EventOrderAccepted,
	EventOrderScheduled,
	EventDriverAssigned,
	EventPickupStarted,
	EventPickupArrived,
	EventVehiclePickedUp,
	EventTransportStarted,
	EventTransportDelayed,
	EventOrderRescheduled,
	EventDeliveryArrived,
	EventVehicleDelivered,
	EventDamageReported,
	EventOrderCompleted,
	EventOrderCancelled,
	EventOrderRejected,
	EventDocumentUploaded,
	EventQuoteOffered,
	EventInvoiceCreated,
	EventInvoiceCancelled,
	EventWebhookTest,
}

// newMessage returns an empty message of the event, or nil if this version does not know the event.
func newMessage(name EventName) any {
	switch name {
	case EventOrderCreated:
		return new(OrderCreatedEvent)
	case EventOrderAccepted:
		return new(OrderAcceptedEvent)
	case EventOrderScheduled:
		return new(OrderScheduledEvent)
	case EventDriverAssigned:
		return new(DriverAssignedEvent)
	case EventPickupStarted:
		return new(PickupStartedEvent)
	case EventPickupArrived:
		return new(PickupArrivedEvent)
	case EventVehiclePickedUp:
		return new(VehiclePickedUpEvent)
	case EventTransportStarted:
		return new(TransportStartedEvent)
	case EventTransportDelayed:
		return new(TransportDelayedEvent)
	case EventOrderRescheduled:
		return new(OrderRescheduledEvent)
	case EventDeliveryArrived:
		return new(DeliveryArrivedEvent)
	case EventVehicleDelivered:
		return new(VehicleDeliveredEvent)
	case EventDamageReported:
		return new(DamageReportedEvent)
	case EventOrderCompleted:
		return new(OrderCompletedEvent)
	case EventOrderCancelled:
		return new(OrderCancelledEvent)
	case EventOrderRejected:
		return new(OrderRejectedEvent)
	case EventDocumentUploaded:
		return new(DocumentUploadedEvent)
	case EventQuoteOffered:
		return new(QuoteOfferedEvent)
	case EventInvoiceCreated:
		return new(InvoiceCreatedEvent)
	case EventInvoiceCancelled:
		return new(InvoiceCancelledEvent)
	case EventWebhookTest:
		return new(WebhookTestEvent)
	}
	return nil
}
