// The case driver of the Go SDK: executes the commands of sdks/cases/README.md, one per line.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"time"

	"handover.example/go/handover"
)

type command struct {
	Do     string          `json:"do"`
	Client json.RawMessage `json:"client"`
	With   json.RawMessage `json:"with"`
}

type result struct {
	Answer  any       `json:"answer,omitempty"`
	Error   *failure  `json:"error,omitempty"`
	Retries []float64 `json:"retries"`
}

type driver struct {
	clients map[string]*handover.Client
	retries []float64
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 64<<20)
	output := json.NewEncoder(os.Stdout)
	driver := &driver{clients: map[string]*handover.Client{}}
	for lines.Scan() {
		if err := output.Encode(driver.run(lines.Bytes())); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}

func (d *driver) run(line []byte) result {
	d.retries = []float64{}
	answer, err := d.execute(line)
	if err != nil {
		return result{Error: failureOf(err), Retries: d.retries}
	}
	if answer == nil {
		answer = json.RawMessage("null")
	}
	return result{Answer: answer, Retries: d.retries}
}

func (d *driver) execute(line []byte) (any, error) {
	var given command
	if err := json.Unmarshal(line, &given); err != nil {
		return nil, err
	}
	var with arguments
	if len(given.With) > 0 {
		if err := json.Unmarshal(given.With, &with); err != nil {
			return nil, err
		}
	}
	if given.Do == "verifyWebhook" {
		return verify(with)
	}
	execute, isKnown := commands[given.Do]
	if !isKnown {
		return nil, fmt.Errorf("there is no command %s", given.Do)
	}
	client, err := d.clientOf(given.Client)
	if err != nil {
		return nil, err
	}
	return execute(context.Background(), client, with)
}

type clientOptions struct {
	URL           string           `json:"url"`
	APIKey        string           `json:"apiKey"`
	ClientID      string           `json:"clientId"`
	ClientSecret  string           `json:"clientSecret"`
	Scopes        []handover.Scope `json:"scopes"`
	TimeoutMS     *float64         `json:"timeoutMs"`
	PausesMS      []float64        `json:"pausesMs"`
	GiveUpAfterMS *float64         `json:"giveUpAfterMs"`
	ReachWithinMS *float64         `json:"reachWithinMs"`
}

func (d *driver) clientOf(text json.RawMessage) (*handover.Client, error) {
	if client, isKnown := d.clients[string(text)]; isKnown {
		return client, nil
	}
	var given clientOptions
	if err := json.Unmarshal(text, &given); err != nil {
		return nil, err
	}
	options := handover.Options{
		URL: given.URL, APIKey: given.APIKey,
		ClientID: given.ClientID, ClientSecret: given.ClientSecret, Scopes: given.Scopes,
		Timeout: duration(given.TimeoutMS), GiveUpAfter: duration(given.GiveUpAfterMS), ReachWithin: duration(given.ReachWithinMS),
		OnRetry: func(retry handover.Retry) {
			d.retries = append(d.retries, float64(retry.Pause)/float64(time.Millisecond))
		},
	}
	for _, pause := range given.PausesMS {
		options.Pauses = append(options.Pauses, milliseconds(pause))
	}
	client, err := handover.New(options)
	if err == nil {
		d.clients[string(text)] = client
	}
	return client, err
}

func milliseconds(count float64) time.Duration {
	return time.Duration(count * float64(time.Millisecond))
}

func duration(count *float64) handover.Optional[time.Duration] {
	if count == nil {
		return handover.Optional[time.Duration]{}
	}
	return handover.Some(milliseconds(*count))
}

type failure struct {
	Kind              string                `json:"kind"`
	Message           string                `json:"message"`
	Status            int                   `json:"status,omitempty"`
	Code              handover.ErrorCode    `json:"code,omitempty"`
	RequestID         *string               `json:"requestId"`
	Details           map[string]any        `json:"details,omitempty"`
	RetryAfterSeconds *float64              `json:"retryAfterSeconds,omitempty"`
	Uncertain         bool                  `json:"uncertain"`
	TimedOut          bool                  `json:"timedOut"`
	Permanent         bool                  `json:"permanent"`
	Fault             handover.WebhookFault `json:"fault,omitempty"`
}

// failureOf answers `configuration` for errors of encoding/json: the value does not fit its type.
func failureOf(err error) *failure {
	var token *handover.TokenError
	var refused *handover.APIError
	var broken *handover.ConnectionError
	var differs *handover.ChecksumError
	var large *handover.ResponseTooLargeError
	var forged *handover.WebhookVerificationError
	described := &failure{Kind: "configuration", Message: err.Error()}
	switch {
	case errors.As(err, &refused):
		described.describe(refused)
		if errors.As(err, &token) {
			described.Kind = "token"
		}
	case errors.As(err, &broken):
		described.Kind, described.Uncertain = "connection", broken.Uncertain
		described.TimedOut, described.Permanent = broken.TimedOut, broken.Permanent
	case errors.As(err, &differs):
		described.Kind = "checksum"
	case errors.As(err, &large):
		described.Kind = "too-large"
	case errors.As(err, &forged):
		described.Kind, described.Fault = "verification", forged.Fault
	}
	return described
}

func (f *failure) describe(refused *handover.APIError) {
	f.Kind, f.Status, f.Code, f.Details = "api", refused.Status, refused.Code, refused.Details
	f.Uncertain = refused.Uncertain
	if refused.RequestID != "" {
		f.RequestID = &refused.RequestID
	}
	if refused.RetryAfter != nil {
		seconds := refused.RetryAfter.Seconds()
		f.RetryAfterSeconds = &seconds
	}
}
