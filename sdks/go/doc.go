// Package handover orders vehicle transfers at Handover, follows them and verifies webhook messages. It needs nothing
// but the standard library.
//
//	client, err := handover.New(handover.Options{URL: "https://handover.example", APIKey: "svc_test_…"})
//	order, err := client.Orders.Create(ctx, handover.OrderCreation{
//		ExternalOrderID: handover.Some("PO-4711"),
//		Pickup:          handover.Address{Street: "Königstraße 1", PostalCode: "70173", City: "Stuttgart"},
//		Delivery:        handover.Address{Street: "Marienplatz 8", PostalCode: "80331", City: "München"},
//	}, handover.CreateOptions{})
//
// Failed calls are repeated, and nothing is created twice. Errors are of the types APIError, TokenError,
// ConnectionError, ConfigurationError, ChecksumError, ResponseTooLargeError and WebhookVerificationError, which
// errors.As finds.
package handover
