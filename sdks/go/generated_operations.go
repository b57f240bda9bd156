// Code generated from openapi/v1.json by scripts/write-types.mjs. DO NOT EDIT.

package handover

// Operation is an operation of API v1 as Client.Call takes it: its method and its path.
type Operation string

// The operations of API v1.
const (
	// Obtain an access token.
	OperationObtainAccessToken Operation = "POST /extern/oauth/token"
	// Create an order (older interface).
	OperationOlderCreateOrder Operation = "POST /extern/transportauftraege"
	// Status of an order or request (older interface).
	OperationOlderGetStatus Operation = "GET /extern/transportauftraege/{reference}"
	// Latest test processes (older interface).
	OperationOlderListProcesses Operation = "GET /extern/sandbox/transportauftraege"
	// Run the next scenario step (older interface).
	OperationOlderAdvance Operation = "POST /extern/sandbox/transportauftraege/{reference}/weiter"
	// Run all remaining scenario steps (older interface).
	OperationOlderFinish Operation = "POST /extern/sandbox/transportauftraege/{reference}/abschliessen"
	// Test the connection.
	OperationGetCurrentCredential Operation = "GET /extern/me"
	// List the calls of your systems, newest first.
	OperationListLoggedCalls Operation = "GET /extern/request-log"
	// Create an order or a request.
	OperationCreateOrder Operation = "POST /extern/orders"
	// List orders.
	OperationListOrders Operation = "GET /extern/orders"
	// Check an order without creating it.
	OperationCheckOrder Operation = "POST /extern/orders/check"
	// Get an order.
	OperationGetOrder Operation = "GET /extern/orders/{id}"
	// Change an order until pickup.
	OperationChangeOrder Operation = "PATCH /extern/orders/{id}"
	// Cancel an order or withdraw a request.
	OperationCancelOrder Operation = "POST /extern/orders/{id}/cancel"
	// Get the status of an order.
	OperationGetOrderStatus Operation = "GET /extern/orders/{id}/status"
	// Track an order.
	OperationGetTracking Operation = "GET /extern/orders/{id}/tracking"
	// List the documents of an order.
	OperationListDocuments Operation = "GET /extern/orders/{id}/documents"
	// Download a document.
	OperationDownloadDocument Operation = "GET /extern/orders/{id}/documents/{documentId}"
	// Request a quote.
	OperationRequestQuote Operation = "POST /extern/quotes"
	// Get a quote.
	OperationGetQuote Operation = "GET /extern/quotes/{id}"
	// Accept a quote.
	OperationAcceptQuote Operation = "POST /extern/quotes/{id}/accept"
	// Decline a quote.
	OperationDeclineQuote Operation = "POST /extern/quotes/{id}/decline"
	// Download a quote as PDF.
	OperationDownloadQuote Operation = "GET /extern/quotes/{id}/document"
	// Create a webhook endpoint.
	OperationCreateWebhookSubscription Operation = "POST /extern/webhook-subscriptions"
	// List the webhook endpoints of the environment.
	OperationListWebhookSubscriptions Operation = "GET /extern/webhook-subscriptions"
	// Get a webhook endpoint.
	OperationGetWebhookSubscription Operation = "GET /extern/webhook-subscriptions/{id}"
	// Delete a webhook endpoint with its delivery log.
	OperationDeleteWebhookSubscription Operation = "DELETE /extern/webhook-subscriptions/{id}"
	// Change address, events or description of a webhook endpoint.
	OperationChangeWebhookSubscription Operation = "PATCH /extern/webhook-subscriptions/{id}"
	// Send a test message now.
	OperationTestWebhookSubscription Operation = "POST /extern/webhook-subscriptions/{id}/test"
	// Pause a webhook endpoint.
	OperationPauseWebhookSubscription Operation = "POST /extern/webhook-subscriptions/{id}/pause"
	// Resume a paused webhook endpoint.
	OperationResumeWebhookSubscription Operation = "POST /extern/webhook-subscriptions/{id}/resume"
	// Roll the secret of a webhook endpoint.
	OperationRollWebhookSubscriptionSecret Operation = "POST /extern/webhook-subscriptions/{id}/roll-secret"
	// List the deliveries of a webhook endpoint, newest first.
	OperationListWebhookDeliveries Operation = "GET /extern/webhook-subscriptions/{id}/deliveries"
	// Get a delivery with its message and all attempts.
	OperationGetWebhookDelivery Operation = "GET /extern/webhook-subscriptions/{id}/deliveries/{deliveryId}"
	// Resend a delivery.
	OperationResendWebhookDelivery Operation = "POST /extern/webhook-subscriptions/{id}/deliveries/{deliveryId}/resend"
	// Resend everything that failed since a time.
	OperationResendFailedWebhookDeliveries Operation = "POST /extern/webhook-subscriptions/{id}/resend"
	// List events, oldest first.
	OperationListEvents Operation = "GET /extern/events"
	// Run the next step of a scenario.
	OperationAdvanceSandboxOrder Operation = "POST /extern/sandbox/orders/{id}/advance"
	// Move the test clock of an order.
	OperationMoveSandboxClock Operation = "POST /extern/sandbox/orders/{id}/clock"
	// Listen to the events of the sandbox.
	OperationListenToSandbox Operation = "GET /extern/sandbox/events"
	// Create a test inbox.
	OperationCreateInbox Operation = "POST /extern/sandbox/inboxes"
	// List the test inboxes, newest first.
	OperationListInboxes Operation = "GET /extern/sandbox/inboxes"
	// Delete a test inbox.
	OperationDeleteInbox Operation = "DELETE /extern/sandbox/inboxes/{id}"
	// Read the messages of a test inbox, newest first.
	OperationListInboxMessages Operation = "GET /extern/sandbox/inboxes/{id}/messages"
)
