// Verifies webhook messages, and reports why one is invalid.

package handover

import (
	"encoding/json"
	"fmt"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// WebhookFault is why a message was not accepted.
type WebhookFault string

// The faults of messages.
const (
	// No secret was given, or an empty one.
	FaultNoSecret WebhookFault = "NO_SECRET"
	// An API key was given in place of the secret.
	FaultSecretIsAPIKey WebhookFault = "SECRET_IS_API_KEY"
	// The secret is no secret of an endpoint.
	FaultSecretMalformed WebhookFault = "SECRET_MALFORMED"
	// The endpoint still gets the older format.
	FaultOlderFormat WebhookFault = "OLDER_FORMAT"
	// The signature is missing.
	FaultHeaderMissing WebhookFault = "HEADER_MISSING"
	// The signature is not in its form.
	FaultHeaderMalformed WebhookFault = "HEADER_MALFORMED"
	// The body is the right JSON, but not its bytes: it was serialised again.
	FaultBodyRewritten WebhookFault = "BODY_REWRITTEN"
	// None of the secrets signed this body.
	FaultSignatureMismatch WebhookFault = "SIGNATURE_MISMATCH"
	// The message was signed too long ago.
	FaultTooOld WebhookFault = "TOO_OLD"
	// The message was signed in the future: this clock is slow.
	FaultInTheFuture WebhookFault = "IN_THE_FUTURE"
	// The signature is right, but the body is no JSON.
	FaultBodyNotJSON WebhookFault = "BODY_NOT_JSON"
)

// WebhookVerificationError is a message that is forged or was changed on the way: answer 401 and do nothing.
type WebhookVerificationError struct {
	message string
	// What is wrong, as a fixed value.
	Fault WebhookFault
}

// Error returns what is wrong, as a sentence.
func (e *WebhookVerificationError) Error() string { return e.message }

func (e *WebhookVerificationError) isHandoverError() {}

// WebhookVerifier verifies messages with options; VerifyWebhook does it without.
type WebhookVerifier struct {
	// The secret of the endpoint, 64 hexadecimal characters or whsec_…; several while a secret is being changed.
	Secrets []string
	// Maximum difference between the time of a message and now. Default: 5 minutes.
	Tolerance Optional[time.Duration]
	// The time to compare with. Default: now.
	Now time.Time
}

const webhookTolerance = 5 * time.Minute

// VerifyWebhook verifies the signature and the time of a message and returns its event. The body are the bytes exactly
// as received, before any JSON parser. Give several secrets while a secret is being changed. The error is a
// WebhookVerificationError whose Fault gives the reason.
func VerifyWebhook(body []byte, header http.Header, secrets ...string) (*Event, error) {
	return WebhookVerifier{Secrets: secrets}.Verify(body, header)
}

// Verify verifies the signature and the time of a message and returns its event.
func (v WebhookVerifier) Verify(body []byte, header http.Header) (*Event, error) {
	tolerance := webhookTolerance
	if given, isGiven := v.Tolerance.Get(); isGiven {
		tolerance = given
	}
	if tolerance < 0 {
		return nil, configurationError("Tolerance is no time below 0, such as %s.", tolerance)
	}
	keys, err := readSecrets(v.Secrets)
	if err != nil {
		return nil, err
	}
	signed, err := readSignature(header)
	if err != nil {
		return nil, err
	}
	if !signed.isValid(keys, body) {
		return nil, signatureFault(signed, keys, body)
	}
	now := v.Now
	if now.IsZero() {
		now = time.Now()
	}
	if err := checkTime(signed.timestamp, now, tolerance); err != nil {
		return nil, err
	}
	return readEvent(body)
}

func readEvent(body []byte) (*Event, error) {
	event := new(Event)
	var object map[string]json.RawMessage
	if json.Unmarshal(body, &object) != nil || object == nil || json.Unmarshal(body, event) != nil {
		return nil, fault(FaultBodyNotJSON, "The signature is right, but the body is no JSON.")
	}
	return event, nil
}

func fault(name WebhookFault, format string, values ...any) error {
	return &WebhookVerificationError{message: fmt.Sprintf(format, values...), Fault: name}
}

func readSecrets(given []string) ([]string, error) {
	keys := make([]string, len(given))
	for index, secret := range given {
		key, err := readSecret(secret)
		if err != nil {
			return nil, err
		}
		keys[index] = key
	}
	if len(keys) == 0 {
		return nil, fault(FaultNoSecret, "No secret was given; take the one that was shown when the endpoint was created.")
	}
	return keys, nil
}

var secretPattern = regexp.MustCompile(`^[0-9a-f]{64}$`)

func readSecret(given string) (string, error) {
	text := strings.TrimSpace(given)
	switch {
	case text == "":
		return "", fault(FaultNoSecret, "The secret is empty; is its environment variable set?")
	case strings.HasPrefix(text, "svc_"):
		const message = "This is an API key; the secret is the one that was shown when the endpoint was created."
		return "", fault(FaultSecretIsAPIKey, message)
	case secretPattern.MatchString(text):
		return text, nil
	}
	if encoded := strings.TrimPrefix(text, "whsec_"); encoded != text {
		if decoded := string(fromBase64(encoded)); secretPattern.MatchString(decoded) {
			return decoded, nil
		}
	}
	const message = "A secret has 64 hexadecimal characters, or is whsec_ with 88 after it; this one has %d."
	return "", fault(FaultSecretMalformed, message, len(text))
}

// signatureFault recognises a body that a framework serialised again: the most common fault, and the only one that can
// be proved.
func signatureFault(signed *signature, keys []string, body []byte) error {
	if rewritten := compactJSON(body); rewritten != nil && signed.isValid(keys, rewritten) {
		const message = "The body is the right JSON, but not its bytes: it was serialised again. Verify the raw body."
		return fault(FaultBodyRewritten, message)
	}
	whose := "This secret did not"
	if len(keys) > 1 {
		whose = "None of these " + strconv.Itoa(len(keys)) + " secrets did"
	}
	const message = "%s sign this body. Either it belongs to another endpoint or was renewed, or the body was changed on the way."
	return fault(FaultSignatureMismatch, message, whose)
}

func checkTime(timestamp int64, now time.Time, tolerance time.Duration) error {
	off := now.Unix() - timestamp
	if float64(off) > tolerance.Seconds() {
		const message = "The message was signed %d s ago, %s are allowed: an old one is being replayed, or this clock is fast."
		return fault(FaultTooOld, message, off, tolerance)
	}
	if float64(-off) > tolerance.Seconds() {
		const message = "The message was signed %d s in the future, %s are allowed: this clock is slow."
		return fault(FaultInTheFuture, message, -off, tolerance)
	}
	return nil
}
