// Signed messages are verified, with either of their headers.

package handovertest_test

import (
	"testing"
	"time"

	"handover.example/go/handover"
	"handover.example/go/handover/handovertest"
)

func TestSignedMessagesAreVerified(t *testing.T) {
	body := []byte(`{"id":"a","type":"vehicle.delivered","data":{"hasDamage":true}}`)
	secret, next := handovertest.NewSecret(), handovertest.NewSecret()
	for _, removed := range []string{"X-Service-Signature", "Webhook-Signature"} {
		header, err := handovertest.SignMessage(body, time.Now(), secret, next)
		if err != nil {
			t.Fatal(err)
		}
		header.Del(removed)
		event, err := handover.VerifyWebhook(body, header, next)
		if err != nil || event.Type != handover.EventVehicleDelivered {
			t.Errorf("without %s: %v", removed, err)
		}
		if _, err := handover.VerifyWebhook(body, header, handovertest.NewSecret()); err == nil {
			t.Error("another secret signed nothing")
		}
	}
}
