// The commands, each with the call of the SDK that it stands for.
package main

import (
	"context"
	"encoding/json"
	"net/http"
	"time"

	"handover.example/go/handover"
)

// texts is one text or a list of them.
type texts []string

func (t *texts) UnmarshalJSON(data []byte) error {
	var single string
	if json.Unmarshal(data, &single) == nil {
		*t = texts{single}
		return nil
	}
	return json.Unmarshal(data, (*[]string)(t))
}

func as[T ~string](values texts) (named []T) {
	for _, value := range values {
		named = append(named, T(value))
	}
	return named
}

// arguments are those of all commands.
type arguments struct {
	ID               string                    `json:"id"`
	DocumentID       string                    `json:"documentId"`
	DeliveryID       string                    `json:"deliveryId"`
	SHA256           string                    `json:"sha256"`
	Body             json.RawMessage           `json:"body"`
	BodyBase64       []byte                    `json:"bodyBase64"`
	IdempotencyKey   handover.Optional[string] `json:"idempotencyKey"`
	Scenario         handover.ScenarioName     `json:"scenario"`
	Mode             handover.SandboxMode      `json:"mode"`
	ExternalOrderID  string                    `json:"externalOrderId"`
	UpdatedSince     time.Time                 `json:"updatedSince"`
	Status           texts                     `json:"status"`
	State            handover.DeliveryState    `json:"state"`
	Event            handover.EventName        `json:"event"`
	Order            string                    `json:"order"`
	Type             texts                     `json:"type"`
	Limit            int                       `json:"limit"`
	Cursor           string                    `json:"cursor"`
	Reason           string                    `json:"reason"`
	Version          int                       `json:"version"`
	Hours            int                       `json:"hours"`
	Since            time.Time                 `json:"since"`
	Checkpoint       *handover.SyncCheckpoint  `json:"checkpoint"`
	Take             int                       `json:"take"`
	ToEnd            bool                      `json:"toEnd"`
	By               string                    `json:"by"`
	To               time.Time                 `json:"to"`
	Headers          map[string]texts          `json:"headers"`
	Secrets          []string                  `json:"secrets"`
	Now              time.Time                 `json:"now"`
	ToleranceSeconds *float64                  `json:"toleranceSeconds"`
	whole            json.RawMessage
}

func (a *arguments) UnmarshalJSON(data []byte) error {
	type plain arguments
	if err := json.Unmarshal(data, (*plain)(a)); err != nil {
		return err
	}
	a.whole = append(json.RawMessage{}, data...)
	return nil
}

func bodyOf[T any](text json.RawMessage) (body T, err error) {
	err = json.Unmarshal(text, &body)
	return body, err
}

func (a arguments) creation() handover.CreateOptions {
	return handover.CreateOptions{IdempotencyKey: a.IdempotencyKey, Scenario: a.Scenario, Mode: a.Mode}
}

func (a arguments) orderQuery() handover.OrderQuery {
	return handover.OrderQuery{
		ExternalOrderID: a.ExternalOrderID, UpdatedSince: a.UpdatedSince, Status: as[handover.Status](a.Status),
		Limit: a.Limit, Cursor: a.Cursor,
	}
}

type object map[string]any

type iterator[T any] interface {
	Next() bool
	Value() T
	Err() error
}

// all reads the first items, or all if take is 0.
func all[T any](items iterator[T], take int) ([]T, error) {
	found := []T{}
	for items.Next() {
		found = append(found, items.Value())
		if len(found) == take {
			break
		}
	}
	return found, items.Err()
}

func named[T any](name string, value T, err error) (any, error) {
	return object{name: value}, err
}

func described(file *handover.DownloadedFile, err error) (any, error) {
	if err != nil {
		return nil, err
	}
	return object{
		"sha256": file.SHA256, "size": len(file.Bytes), "fileName": file.FileName, "contentType": file.ContentType,
	}, nil
}

func verify(a arguments) (any, error) {
	body := a.BodyBase64
	if a.Body != nil {
		var text string
		if err := json.Unmarshal(a.Body, &text); err != nil {
			return nil, err
		}
		body = []byte(text)
	}
	header := http.Header{}
	for name, values := range a.Headers {
		header[name] = values
	}
	verifier := handover.WebhookVerifier{Secrets: a.Secrets, Now: a.Now}
	if a.ToleranceSeconds != nil {
		verifier.Tolerance = handover.Some(time.Duration(*a.ToleranceSeconds * float64(time.Second)))
	}
	return verifier.Verify(body, header)
}

type execution func(ctx context.Context, client *handover.Client, a arguments) (any, error)

// withBody reads the body into the type that the call takes.
func withBody[T any](call func(context.Context, *handover.Client, arguments, T) (any, error)) execution {
	return func(ctx context.Context, client *handover.Client, a arguments) (any, error) {
		body, err := bodyOf[T](a.Body)
		if err != nil {
			return nil, err
		}
		return call(ctx, client, a, body)
	}
}
