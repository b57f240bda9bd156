// A client of the service: all its calls, with one credential.

package handover

import "context"

// Client has the calls of the service. Create one and share it: several goroutines can use it, and it reuses connections.
type Client struct {
	// Orders.
	Orders *Orders
	// Documents of orders.
	Documents *Documents
	// Quotes.
	Quotes *Quotes
	// Webhook endpoints.
	Webhooks *Webhooks
	// Events by polling, in place of webhooks.
	Events *Events
	// The sandbox.
	Sandbox *Sandbox

	sender *sender
}

// New creates a client. With empty options it takes HANDOVER_URL and HANDOVER_API_KEY from the environment. Nothing is
// sent yet.
func New(options Options) (*Client, error) {
	settings, err := readSettings(options)
	if err != nil {
		return nil, err
	}
	sender := newSender(settings)
	return &Client{
		Orders:    &Orders{sender},
		Documents: &Documents{sender},
		Quotes:    &Quotes{sender},
		Webhooks:  &Webhooks{sender},
		Events:    &Events{sender},
		Sandbox:   &Sandbox{sender},
		sender:    sender,
	}, nil
}

// Me tests the connection: it answers account, environment and scopes of the credential.
func (c *Client) Me(ctx context.Context) (*CurrentCredential, error) {
	return answerOf[CurrentCredential](ctx, c.sender, OperationGetCurrentCredential, Input{})
}

// Call calls any operation that answers with JSON, with the same retries; also those of the older interface. The answer
// is read into a pointer, for instance to a record of this package; nil reads nothing.
func (c *Client) Call(ctx context.Context, operation Operation, input Input, answer any) error {
	return c.sender.call(ctx, operation, input, answer)
}
