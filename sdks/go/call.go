// Any operation of the API, called by its name.

package handover

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"regexp"
	"strings"
)

// Input is what an operation takes.
type Input struct {
	// The values of the placeholders in the path, by their name.
	Path map[string]string
	// The parameters of the query.
	Query url.Values
	// Headers, such as X-Sandbox-Mode.
	Header map[string]string
	// What is sent as JSON, if it is not nil.
	Body any
}

// repetitionHeader identifies the repetitions of these operations.
const repetitionHeader = "Idempotency-Key"

var withIdempotencyKey = map[Operation]bool{
	OperationCreateOrder:      true,
	OperationRequestQuote:     true,
	OperationOlderCreateOrder: true,
}

// notRetryable operations have two effects if they are sent twice, so they are not repeated if their outcome is unknown.
var notRetryable = map[Operation]bool{
	OperationAcceptQuote:                   true,
	OperationDeclineQuote:                  true,
	OperationCreateWebhookSubscription:     true,
	OperationRollWebhookSubscriptionSecret: true,
	OperationResendWebhookDelivery:         true,
	OperationAdvanceSandboxOrder:           true,
	OperationMoveSandboxClock:              true,
	OperationOlderAdvance:                  true,
	OperationCreateInbox:                   true,
}

func (o Operation) parts() (method, path string) {
	method, path, _ = strings.Cut(string(o), " ")
	return method, path
}

// call sends an operation and reads its answer into target; nil reads nothing.
func (s *sender) call(ctx context.Context, operation Operation, input Input, target any) error {
	prepared, err := prepare(operation, input)
	if err != nil {
		return err
	}
	prepared.read = func(response *http.Response) error {
		if target == nil || response.StatusCode == http.StatusNoContent {
			return nil
		}
		return readJSON(response, target)
	}
	return s.send(ctx, prepared)
}

// answerOf calls an operation whose answer is a record.
func answerOf[T any](ctx context.Context, s *sender, operation Operation, input Input) (*T, error) {
	answer := new(T)
	if err := s.call(ctx, operation, input, answer); err != nil {
		return nil, err
	}
	return answer, nil
}

// prepare makes the request, which is the same for all attempts, also in the key that identifies them.
func prepare(operation Operation, input Input) (request, error) {
	method, template := operation.parts()
	path, err := fillPath(template, input.Path)
	if err != nil {
		return request{}, err
	}
	if len(input.Query) > 0 {
		path += "?" + input.Query.Encode()
	}
	prepared := request{method: method, path: path, header: map[string]string{}, isInDoubt: new(bool)}
	prepared.isRetryable = !notRetryable[operation]
	for name, value := range input.Header {
		prepared.header[http.CanonicalHeaderKey(name)] = value
	}
	if _, isGiven := prepared.header[repetitionHeader]; withIdempotencyKey[operation] && !isGiven {
		prepared.header[repetitionHeader] = newUUID()
	}
	if input.Body != nil {
		if prepared.body, err = json.Marshal(input.Body); err != nil {
			return request{}, configurationError("The body cannot be written as JSON: %v.", err)
		}
	}
	return prepared, nil
}

var placeholder = regexp.MustCompile(`\{(\w+)\}`)

// fillPath refuses a value that would change the path and so call another operation.
func fillPath(template string, values map[string]string) (string, error) {
	var wrong error
	path := placeholder.ReplaceAllStringFunc(template, func(part string) string {
		name := strings.Trim(part, "{}")
		value := values[name]
		if value == "" || value == "." || value == ".." {
			wrong = configurationError("%q is no %s that an operation could be called with.", value, name)
		}
		return url.PathEscape(value)
	})
	return path, wrong
}

func newUUID() string {
	id := make([]byte, 16)
	if _, err := rand.Read(id); err != nil {
		panic(err)
	}
	id[6] = id[6]&0x0f | 0x40
	id[8] = id[8]&0x3f | 0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", id[:4], id[4:6], id[6:8], id[8:10], id[10:])
}

func pathID(id string) map[string]string {
	return map[string]string{"id": id}
}

func textsOf[T ~string](values []T) []string {
	texts := make([]string, len(values))
	for index, value := range values {
		texts[index] = string(value)
	}
	return texts
}
