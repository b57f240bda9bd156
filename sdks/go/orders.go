// Orders: create, read, change, cancel, follow.

package handover

import (
	"context"
	"net/url"
	"time"
)

// Orders are the calls about orders. Ids are the id, the order number, or the request number.
type Orders struct {
	sender *sender
}

// CreateOptions are the options of a call that creates an order or a request.
type CreateOptions struct {
	// Identifies repetitions for 24 hours: store it to use the same key after a restart. Default: a new key per call,
	// the same for all its attempts.
	IdempotencyKey Optional[string]
	// With test credentials: the scenario of the order.
	Scenario ScenarioName
	// With test credentials: whether steps run automatically or by Sandbox.Advance.
	Mode SandboxMode
}

func (o CreateOptions) header() map[string]string {
	header := map[string]string{}
	if key, isGiven := o.IdempotencyKey.Get(); isGiven {
		header[repetitionHeader] = key
	}
	if o.Scenario != "" {
		header["X-Sandbox-Scenario"] = string(o.Scenario)
	}
	if o.Mode != "" {
		header["X-Sandbox-Mode"] = string(o.Mode)
	}
	return header
}

// OrderQuery has the filters of a list of orders. Fields that are not set do not filter.
type OrderQuery struct {
	// Your own number: at most one order has it.
	ExternalOrderID string
	// Only orders that changed since then.
	UpdatedSince time.Time
	// Only orders in one of these statuses.
	Status []Status
	// Items per page, 1 to 100. Default: 20.
	Limit int
	// The NextCursor of the previous page.
	Cursor string
}

func (q OrderQuery) values() url.Values {
	values := query{}
	values.text("externalOrderId", q.ExternalOrderID)
	values.time("updatedSince", q.UpdatedSince)
	values.text("status", listText(q.Status))
	values.number("limit", q.Limit)
	values.text("cursor", q.Cursor)
	return url.Values(values)
}

// Create creates an order, or a request if a quote is needed (Kind). Never twice, whatever the retries.
func (o *Orders) Create(ctx context.Context, body OrderCreation, options CreateOptions) (*Order, error) {
	input := Input{Body: body, Header: options.header()}
	return answerOf[Order](ctx, o.sender, OperationCreateOrder, input)
}

// Check answers what Create would give now, or its error; it creates nothing.
func (o *Orders) Check(ctx context.Context, body OrderCreation) (*OrderCheck, error) {
	return answerOf[OrderCheck](ctx, o.sender, OperationCheckOrder, Input{Body: body})
}

// Get reads an order.
func (o *Orders) Get(ctx context.Context, id string) (*Order, error) {
	return answerOf[Order](ctx, o.sender, OperationGetOrder, Input{Path: pathID(id)})
}

// Page reads one page of orders, newest first.
func (o *Orders) Page(ctx context.Context, query OrderQuery) (*Page[Order], error) {
	return answerOf[Page[Order]](ctx, o.sender, OperationListOrders, Input{Query: query.values()})
}

// List reads all orders, newest first, page by page.
func (o *Orders) List(ctx context.Context, query OrderQuery) *Iterator[Order] {
	return iterate(query.Cursor, func(cursor string) (*Page[Order], error) {
		query.Cursor = cursor
		return o.Page(ctx, query)
	})
}

// Change changes an order until pickup: the fields that are set, and those that are Null are cleared.
func (o *Orders) Change(ctx context.Context, id string, body OrderChange) (*Order, error) {
	return answerOf[Order](ctx, o.sender, OperationChangeOrder, Input{Path: pathID(id), Body: body})
}

// Cancel cancels an order until pickup, or withdraws a request. The reason may be empty.
func (o *Orders) Cancel(ctx context.Context, id string, reason string) (*Order, error) {
	input := Input{Path: pathID(id), Body: reasonBody{reason}}
	return answerOf[Order](ctx, o.sender, OperationCancelOrder, input)
}

type reasonBody struct {
	Reason string `json:"reason,omitempty"`
}

// Status reads the status of an order.
func (o *Orders) Status(ctx context.Context, id string) (*OrderStatus, error) {
	return answerOf[OrderStatus](ctx, o.sender, OperationGetOrderStatus, Input{Path: pathID(id)})
}

// Tracking reads position and arrival.
func (o *Orders) Tracking(ctx context.Context, id string) (*Tracking, error) {
	return answerOf[Tracking](ctx, o.sender, OperationGetTracking, Input{Path: pathID(id)})
}
