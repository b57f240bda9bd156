// Orders in the sandbox, plays the transfer to its end and reads the documents.
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"time"

	"handover.example/go/handover"
)

func run(ctx context.Context) error {
	client, err := handover.New(handover.Options{}) // HANDOVER_URL and HANDOVER_API_KEY
	if err != nil {
		return err
	}
	order, err := client.Orders.Create(ctx, handover.OrderCreation{
		ExternalOrderID: handover.Some(fmt.Sprintf("PO-%d", time.Now().UnixNano())),
		Pickup:          handover.Address{Street: "Königstraße 1", PostalCode: "70173", City: "Stuttgart"},
		Delivery:        handover.Address{Street: "Marienplatz 8", PostalCode: "80331", City: "München"},
	}, handover.CreateOptions{Mode: handover.ModeManual})
	if err != nil {
		return err
	}
	fmt.Println(order.Kind, handover.Or(order.OrderNumber, ""), order.TrackingURL)
	if order.Price != nil {
		fmt.Println(order.Price.Gross, order.Price.Currency)
	}

	if _, err := client.Sandbox.AdvanceToEnd(ctx, order.ID); err != nil {
		return err
	}
	documents, err := client.Documents.List(ctx, order.ID)
	if err != nil {
		return err
	}
	for _, document := range documents {
		file, err := client.Documents.Download(ctx, order.ID, document)
		if err != nil {
			return err
		}
		fmt.Println(document.Kind, file.FileName, len(file.Bytes))
	}

	_, err = client.Orders.Cancel(ctx, order.ID, "")
	var refused *handover.APIError
	if errors.As(err, &refused) && refused.Code == handover.CodeOrderNotCancellable {
		fmt.Println("Too late to cancel:", refused.Details["status"])
		return nil
	}
	return err
}

func main() {
	if err := run(context.Background()); err != nil {
		log.Fatal(err)
	}
}
