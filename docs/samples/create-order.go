// Creates an order and repeats the call until its outcome is known, without ever ordering twice.
package main

import (
	"bytes"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strconv"
	"time"
)

var pauses = []time.Duration{time.Second, 5 * time.Second, 30 * time.Second, 2 * time.Minute}
var client = &http.Client{Timeout: 30 * time.Second}

func randomID() string {
	id := make([]byte, 16)
	if _, err := rand.Read(id); err != nil {
		log.Fatal(err)
	}
	return hex.EncodeToString(id)
}

func send(base string, order []byte, idempotencyKey string) (status int, retryAfter time.Duration, text []byte) {
	request, err := http.NewRequest("POST", base+"/api/v1/extern/orders", bytes.NewReader(order))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HANDOVER_API_KEY"))
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Idempotency-Key", idempotencyKey)
	response, err := client.Do(request)
	if err != nil {
		return 0, 0, []byte(err.Error()) // no answer: the order may exist or not
	}
	defer response.Body.Close()
	text, err = io.ReadAll(response.Body)
	if err != nil {
		return 0, 0, []byte(err.Error()) // half an answer
	}
	seconds, _ := strconv.Atoi(response.Header.Get("Retry-After"))
	return response.StatusCode, time.Duration(seconds) * time.Second, text
}

func createOrder(base string, order []byte) []byte {
	// Create one key per order before the first attempt, and store it, so that a restart sends the same key.
	idempotencyKey := randomID()
	for attempt := 0; ; attempt++ {
		status, retryAfter, text := send(base, order, idempotencyKey)
		if status == 201 || status == 202 {
			return text
		}
		mayRepeat := status == 0 || status == 429 || status >= 500 || (status == 409 && retryAfter > 0)
		if !mayRepeat || attempt == len(pauses) {
			log.Fatalf("%d: %s", status, text)
		}
		if retryAfter == 0 {
			retryAfter = pauses[attempt]
		}
		time.Sleep(retryAfter)
	}
}

func main() {
	base := os.Getenv("HANDOVER_URL")
	if base == "" {
		base = "http://localhost:8080"
	}
	order, err := json.Marshal(map[string]any{
		"externalOrderId": "PO-" + randomID(),
		"pickup":          map[string]string{"street": "Königstraße 1", "postalCode": "70173", "city": "Stuttgart"},
		"delivery":        map[string]string{"street": "Marienplatz 8", "postalCode": "80331", "city": "München"},
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(createOrder(base, order)))
}
