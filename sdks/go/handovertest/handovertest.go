// Package handovertest helps to test an integration: messages that are signed as the service signs them.
package handovertest

import (
	"crypto/rand"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"net/http"
	"strconv"
	"strings"
	"time"

	"handover.example/go/handover/internal/signing"
)

// NewSecret returns a new secret, in the form that endpoints have.
func NewSecret() string {
	return hex.EncodeToString(randomBytes(32))
}

// SignMessage returns the headers with which the service delivers this body at a moment. The body is the JSON of an
// event. Several secrets sign while a secret is being changed.
func SignMessage(body []byte, at time.Time, secrets ...string) (http.Header, error) {
	var event struct {
		ID   string `json:"id"`
		Type string `json:"type"`
	}
	if err := json.Unmarshal(body, &event); err != nil {
		return nil, err
	}
	timestamp := strconv.FormatInt(at.Unix(), 10)
	own := []string{"t=" + timestamp}
	var standard []string
	for _, secret := range secrets {
		own = append(own, "v1="+hex.EncodeToString(signing.Sum(secret, timestamp+".", body)))
		signature := signing.Sum(secret, event.ID+"."+timestamp+".", body)
		standard = append(standard, "v1,"+base64.StdEncoding.EncodeToString(signature))
	}
	header := http.Header{}
	for name, value := range map[string]string{
		"Content-Type":          "application/json; charset=utf-8",
		"User-Agent":            "Handover-Webhooks/1",
		"X-Service-Signature":   strings.Join(own, ","),
		"X-Service-Delivery-Id": hex.EncodeToString(randomBytes(16)),
		"X-Service-Event":       event.Type,
		"X-Service-Attempt":     "1",
		"Webhook-Id":            event.ID,
		"Webhook-Timestamp":     timestamp,
		"Webhook-Signature":     strings.Join(standard, " "),
	} {
		header.Set(name, value)
	}
	return header, nil
}

func randomBytes(count int) []byte {
	content := make([]byte, count)
	if _, err := rand.Read(content); err != nil {
		panic(err)
	}
	return content
}
