// Reads answers up to a limit, and recognises those that are not from the service.

package handover

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"time"
)

const (
	// More than any answer of the service.
	maxJSONBytes = 16 << 20
	maxTextShown = 200
)

func readBytes(response *http.Response, maxBytes int64) ([]byte, error) {
	if response.ContentLength > maxBytes {
		return nil, &ResponseTooLargeError{maxBytes}
	}
	content, err := io.ReadAll(io.LimitReader(response.Body, maxBytes+1))
	if err == nil && int64(len(content)) > maxBytes {
		err = &ResponseTooLargeError{maxBytes}
	}
	return content, err
}

// readJSON fails at once on text that cannot become JSON of the service; JSON that ends too early is a broken answer.
func readJSON(response *http.Response, target any) error {
	content, err := readBytes(response, maxJSONBytes)
	if err != nil {
		return err
	}
	text := strings.TrimLeft(string(content), " \t\r\n")
	if len(content) > 0 && !strings.HasPrefix(text, "{") {
		return notFromService(response, string(content))
	}
	err = json.Unmarshal(content, target)
	if wrongType := (*json.UnmarshalTypeError)(nil); errors.As(err, &wrongType) {
		return notFromService(response, string(content))
	}
	return err
}

// notFromService is an answer that something else gave: a proxy, a login page, another server at this address.
func notFromService(response *http.Response, text string) error {
	status := response.StatusCode
	return &APIError{
		Status:     status,
		Code:       ErrorCode(fmt.Sprintf("HTTP_%d", status)),
		Message:    describeForeign(status, response.Header.Get("Location"), text),
		Details:    map[string]any{},
		RetryAfter: retryAfter(response.Header.Get("Retry-After")),
		// A redirect or a refusal says that nothing was executed.
		Uncertain: status < 300 || status >= 500,
	}
}

var foreignCode = regexp.MustCompile(`^HTTP_\d+$`)

func describeForeign(status int, location, text string) string {
	if status >= 300 && status < 400 {
		if location != "" {
			location = " (" + location + ")"
		}
		return "The address leads elsewhere" + location + "; give the address of the service itself as URL."
	}
	said := fmt.Sprintf("Something else than the service answered %d", status)
	shown := []rune(strings.Join(strings.Fields(text), " "))
	if len(shown) > maxTextShown {
		shown = shown[:maxTextShown]
	}
	if len(shown) > 0 {
		said += ": " + string(shown)
	} else {
		said += "."
	}
	if status < 300 {
		said += " Is the address that of the service?"
	}
	return said
}

var wholeNumber = regexp.MustCompile(`^\d+$`)

// More than any call may be repeated.
const maxAskedSeconds = 1e9

// retryAfter reads seconds or a date, as RFC 9110 allows; nil if there is neither.
func retryAfter(value string) *time.Duration {
	value = strings.TrimSpace(value)
	var asked time.Duration
	if wholeNumber.MatchString(value) {
		seconds, _ := strconv.ParseFloat(value, 64)
		asked = time.Duration(math.Min(seconds, maxAskedSeconds)) * time.Second
	} else if moment, err := http.ParseTime(value); err == nil {
		asked = time.Until(moment)
	} else {
		return nil
	}
	if asked < 0 {
		asked = 0
	}
	return &asked
}
