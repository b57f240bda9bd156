// Receives webhook messages with the SDK and answers 204 if the signature is right, otherwise 401.
package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"os"

	"handover.example/go/handover"
)

const maxBytes = 1 << 20

func handle(event *handover.Event) {
	switch message := event.Message().(type) {
	case *handover.VehicleDeliveredEvent:
		fmt.Println(handover.Or(message.Data.OrderNumber, ""), "delivered, damage:", message.Data.HasDamage)
	default:
		fmt.Println(event.ID, event.Type)
	}
}

func main() {
	secret := os.Getenv("HANDOVER_WEBHOOK_SECRET")
	http.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxBytes)) // the raw bytes, before anything parses them
		if err != nil {
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		event, err := handover.VerifyWebhook(body, r.Header, secret)
		if err != nil {
			log.Print(err)
			w.WriteHeader(http.StatusUnauthorized)
			return
		}
		w.WriteHeader(http.StatusNoContent)
		go handle(event) // a real program stores the message before, and processes it afterwards
	})
	port := os.Getenv("PORT")
	if port == "" {
		port = "3000"
	}
	log.Fatal(http.ListenAndServe(":"+port, nil))
}
