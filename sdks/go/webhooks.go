// Webhook endpoints: create, list, change, delete, test; their secrets and deliveries.

package handover

import (
	"context"
	"net/http"
	"net/url"
	"time"
)

// Webhooks are the calls about webhook endpoints.
type Webhooks struct {
	sender *sender
}

// DeliveryFailed is a filter of deliveries: retrying or given up.
const DeliveryFailed DeliveryState = "FAILED"

// DeliveryQuery has the filters of a list of deliveries. Fields that are not set do not filter.
type DeliveryQuery struct {
	// Only deliveries in this state.
	State DeliveryState
	// Only deliveries of this event.
	Event EventName
	// Only deliveries of this order: its id, order number or request number.
	Order string
	// Items per page, 1 to 100. Default: 20.
	Limit int
	// The NextCursor of the previous page.
	Cursor string
}

func (q DeliveryQuery) values() url.Values {
	values := query{}
	values.text("state", string(q.State))
	values.text("event", string(q.Event))
	values.text("order", q.Order)
	values.number("limit", q.Limit)
	values.text("cursor", q.Cursor)
	return url.Values(values)
}

// noFields is the body of calls without arguments.
type noFields struct{}

// Create creates an endpoint; only this answer has its secret. The service recognises no repetition, so the call is not
// repeated if its outcome is unknown (Uncertain of the error): then look with List, and delete an endpoint whose secret
// you do not have.
func (w *Webhooks) Create(ctx context.Context, body WebhookInput) (*CreatedWebhookSubscription, error) {
	input := Input{Body: body}
	return answerOf[CreatedWebhookSubscription](ctx, w.sender, OperationCreateWebhookSubscription, input)
}

// List lists the endpoints of the environment, or those with one of the statuses.
func (w *Webhooks) List(ctx context.Context, statuses ...WebhookStatus) ([]WebhookSubscription, error) {
	values := query{}
	values.text("status", listText(statuses))
	input := Input{Query: url.Values(values)}
	answer, err := answerOf[list[WebhookSubscription]](ctx, w.sender, OperationListWebhookSubscriptions, input)
	if err != nil {
		return nil, err
	}
	return answer.Data, nil
}

// Get reads an endpoint.
func (w *Webhooks) Get(ctx context.Context, id string) (*WebhookSubscription, error) {
	input := Input{Path: pathID(id)}
	return answerOf[WebhookSubscription](ctx, w.sender, OperationGetWebhookSubscription, input)
}

// Change changes address, events or description; the secret stays.
func (w *Webhooks) Change(ctx context.Context, id string, body WebhookChange) (*WebhookSubscription, error) {
	input := Input{Path: pathID(id), Body: body}
	return answerOf[WebhookSubscription](ctx, w.sender, OperationChangeWebhookSubscription, input)
}

// Pause pauses an endpoint: it gets nothing more, and open retries end.
func (w *Webhooks) Pause(ctx context.Context, id string) (*PausedWebhookSubscription, error) {
	input := Input{Path: pathID(id), Body: noFields{}}
	return answerOf[PausedWebhookSubscription](ctx, w.sender, OperationPauseWebhookSubscription, input)
}

// Resume resumes a paused endpoint.
func (w *Webhooks) Resume(ctx context.Context, id string) (*WebhookSubscription, error) {
	input := Input{Path: pathID(id), Body: noFields{}}
	return answerOf[WebhookSubscription](ctx, w.sender, OperationResumeWebhookSubscription, input)
}

// RollSecret rolls the secret: only this answer has the new one, and the old one also signs for the hours, 1 to 72. It is
// not repeated if its answer is lost: then roll again.
func (w *Webhooks) RollSecret(ctx context.Context, id string, hours int) (*RolledWebhookSubscription, error) {
	body := struct {
		Hours int `json:"hours"`
	}{hours}
	input := Input{Path: pathID(id), Body: body}
	return answerOf[RolledWebhookSubscription](ctx, w.sender, OperationRollWebhookSubscriptionSecret, input)
}

// DeliveriesPage reads one page of deliveries, newest first.
func (w *Webhooks) DeliveriesPage(ctx context.Context, id string, query DeliveryQuery) (*Page[WebhookDelivery], error) {
	input := Input{Path: pathID(id), Query: query.values()}
	return answerOf[Page[WebhookDelivery]](ctx, w.sender, OperationListWebhookDeliveries, input)
}

// Deliveries reads all deliveries of the last 30 days, newest first.
func (w *Webhooks) Deliveries(ctx context.Context, id string, query DeliveryQuery) *Iterator[WebhookDelivery] {
	return iterate(query.Cursor, func(cursor string) (*Page[WebhookDelivery], error) {
		query.Cursor = cursor
		return w.DeliveriesPage(ctx, id, query)
	})
}

// Delivery reads a delivery with its message and all attempts.
func (w *Webhooks) Delivery(ctx context.Context, id, deliveryID string) (*WebhookDeliveryDetails, error) {
	input := Input{Path: map[string]string{"id": id, "deliveryId": deliveryID}}
	return answerOf[WebhookDeliveryDetails](ctx, w.sender, OperationGetWebhookDelivery, input)
}

// Resend sends a delivery again, with the same delivery id. It is not repeated if its answer is lost.
func (w *Webhooks) Resend(ctx context.Context, id, deliveryID string) (*WebhookDelivery, error) {
	input := Input{Path: map[string]string{"id": id, "deliveryId": deliveryID}, Body: noFields{}}
	return answerOf[WebhookDelivery](ctx, w.sender, OperationResendWebhookDelivery, input)
}

// ResendFailed sends everything again that failed since a time, at most 1,000 at once; it answers how many.
func (w *Webhooks) ResendFailed(ctx context.Context, id string, since time.Time) (int, error) {
	body := struct {
		FailedSince Time `json:"failedSince"`
	}{At(since)}
	input := Input{Path: pathID(id), Body: body}
	answer, err := answerOf[ResentWebhookDeliveries](ctx, w.sender, OperationResendFailedWebhookDeliveries, input)
	if err != nil {
		return 0, err
	}
	return answer.Resent, nil
}

// Delete deletes an endpoint with its delivery log. If the answer was lost, the repetition does not find the endpoint,
// which counts as deleted.
func (w *Webhooks) Delete(ctx context.Context, id string) error {
	call, err := prepare(OperationDeleteWebhookSubscription, Input{Path: pathID(id)})
	if err != nil {
		return err
	}
	call.read = func(*http.Response) error { return nil }
	err = w.sender.send(ctx, call)
	if *call.isInDoubt && HasCode(err, CodeSubscriptionNotFound) {
		return nil
	}
	return err
}

// Test sends webhook.test now and answers the result.
func (w *Webhooks) Test(ctx context.Context, id string) (*WebhookTestResult, error) {
	input := Input{Path: pathID(id), Body: noFields{}}
	return answerOf[WebhookTestResult](ctx, w.sender, OperationTestWebhookSubscription, input)
}
