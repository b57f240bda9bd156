// The signature of webhook messages and the headers that have it.

package handover

import (
	"crypto/hmac"
	"encoding/base64"
	"encoding/hex"
	"net/http"
	"regexp"
	"strconv"
	"strings"

	"handover.example/go/handover/internal/signing"
)

// signature is what the headers of a message say.
type signature struct {
	timestamp int64
	// Signed in front of the body.
	prefix string
	values [][]byte
}

var unixSeconds = regexp.MustCompile(`^\d{1,12}$`)

// readSignature reads the service's own header, or those of Standard Webhooks if only they arrived.
func readSignature(header http.Header) (*signature, error) {
	if own, isThere := headerValue(header, "X-Service-Signature"); isThere {
		return readOwnSignature(own)
	}
	if standard, isThere := headerValue(header, "Webhook-Signature"); isThere {
		return readStandardSignature(header, standard)
	}
	if _, isThere := headerValue(header, "X-Webhook-Signature"); isThere {
		const message = "This endpoint still gets the older format; switch it to API v1 in the portal."
		return nil, fault(FaultOlderFormat, message)
	}
	const message = "The header X-Service-Signature is missing: the request is not from the service, or a proxy removed it."
	return nil, fault(FaultHeaderMissing, message)
}

// headerValue also finds names that are not in the canonical form of net/http.
func headerValue(header http.Header, name string) (string, bool) {
	for each, values := range header {
		if strings.EqualFold(each, name) && len(values) > 0 {
			return strings.Join(values, ", "), true
		}
	}
	return "", false
}

func readOwnSignature(value string) (*signature, error) {
	timestamp := ""
	var values [][]byte
	for _, part := range strings.Split(value, ",") {
		name, text, _ := strings.Cut(strings.TrimSpace(part), "=")
		if name == "t" && timestamp == "" {
			timestamp = text
		}
		if decoded, err := hex.DecodeString(text); name == "v1" && err == nil && len(decoded) > 0 {
			values = append(values, decoded)
		}
	}
	if !unixSeconds.MatchString(timestamp) || len(values) == 0 {
		return nil, fault(FaultHeaderMalformed, "X-Service-Signature should read t=<unix seconds>,v1=<hexadecimal>.")
	}
	return newSignature(timestamp, timestamp+".", values), nil
}

func readStandardSignature(header http.Header, value string) (*signature, error) {
	id, _ := headerValue(header, "Webhook-Id")
	timestamp, _ := headerValue(header, "Webhook-Timestamp")
	var values [][]byte
	for _, part := range strings.Split(value, " ") {
		version, text, _ := strings.Cut(part, ",")
		if decoded := fromBase64(text); version == "v1" && len(decoded) > 0 {
			values = append(values, decoded)
		}
	}
	if id == "" || !unixSeconds.MatchString(timestamp) || len(values) == 0 {
		const message = "webhook-id, webhook-timestamp and webhook-signature (v1,<base64>) belong together."
		return nil, fault(FaultHeaderMalformed, message)
	}
	return newSignature(timestamp, id+"."+timestamp+".", values), nil
}

func newSignature(timestamp, prefix string, values [][]byte) *signature {
	seconds, _ := strconv.ParseInt(timestamp, 10, 64)
	return &signature{seconds, prefix, values}
}

// isValid compares in constant time.
func (s *signature) isValid(keys []string, body []byte) bool {
	for _, key := range keys {
		expected := signing.Sum(key, s.prefix, body)
		for _, value := range s.values {
			if hmac.Equal(expected, value) {
				return true
			}
		}
	}
	return false
}

// fromBase64 accepts text with and without padding; nil if it is not base64.
func fromBase64(text string) []byte {
	decoded, err := base64.RawStdEncoding.DecodeString(strings.TrimRight(text, "="))
	if err != nil {
		return nil
	}
	return decoded
}
