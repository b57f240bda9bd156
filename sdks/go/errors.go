// The errors of this package as types.

package handover

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"
)

// Error is implemented by every error type of this package: use it with errors.As to recognise them all.
type Error interface {
	error
	isHandoverError()
}

// ConfigurationError is an invalid option or argument; nothing was sent.
type ConfigurationError struct {
	message string
}

// Error returns what is invalid.
func (e *ConfigurationError) Error() string { return e.message }

// APIError is a call that the service refused, or that something else answered in its place.
type APIError struct {
	// The HTTP status.
	Status int
	// The fixed value to evaluate; HTTP_<status> if the answer is not from the service.
	Code ErrorCode
	// An English sentence, which may change.
	Message string
	// Give it when you ask for help; empty if the answer is not from the service.
	RequestID string
	// What the code says more precisely; DecodeDetails reads them into a type.
	Details map[string]any
	// How long the service asks to wait, nil if it does not.
	RetryAfter *time.Duration
	// Whether the service may have executed the call, in this attempt or in an earlier one.
	Uncertain bool
}

// FieldProblem is a wrong field of a call, or a broken rule.
type FieldProblem struct {
	// The path of the field: pickup.postalCode, events[1].
	Field string `json:"field"`
	// What kind of problem it is.
	Code string `json:"code"`
	// A sentence for people.
	Message string `json:"message"`
}

const maxFieldsShown = 5

// Error returns the sentence with the wrong fields, because a log often keeps nothing else.
func (e *APIError) Error() string {
	parts := []string{fmt.Sprintf("%d %s: %s", e.Status, e.Code, e.Message)}
	for index, problem := range e.Fields() {
		if index == maxFieldsShown {
			parts = append(parts, "…")
			break
		}
		parts = append(parts, problem.Field+": "+problem.Message)
	}
	return strings.Join(parts, " ")
}

// Fields are the wrong fields or the broken rules, if the code has them.
func (e *APIError) Fields() []FieldProblem {
	var details struct {
		Fields []FieldProblem `json:"fields"`
		Errors []FieldProblem `json:"errors"`
	}
	_ = e.DecodeDetails(&details)
	return append(details.Fields, details.Errors...)
}

// DecodeDetails reads Details into a struct of yours.
func (e *APIError) DecodeDetails(target any) error {
	text, err := json.Marshal(e.Details)
	if err != nil {
		return err
	}
	return json.Unmarshal(text, target)
}

// HasCode tells whether the error is an APIError with one of these codes.
func HasCode(err error, codes ...ErrorCode) bool {
	refused, isRefused := apiErrorOf(err)
	if !isRefused {
		return false
	}
	for _, code := range codes {
		if refused.Code == code {
			return true
		}
	}
	return false
}

// TokenError is a refusal of the token endpoint, by RFC 6749. errors.As also finds it as APIError.
type TokenError struct {
	APIError
}

// Unwrap returns the error as APIError.
func (e *TokenError) Unwrap() error { return &e.APIError }

// ConnectionError says that no complete answer came: no connection, a reset, half an answer, a timeout, or the end of
// the context.
type ConnectionError struct {
	message string
	cause   error
	// Whether it ended because nothing came in time.
	TimedOut bool
	// Whether the service may have executed the call, in this attempt or in an earlier one.
	Uncertain bool
	// Whether a repetition cannot help, for instance with an untrusted certificate.
	Permanent bool
}

// Error returns the reason.
func (e *ConnectionError) Error() string { return e.message }

// Unwrap returns the error of the network, or that of the context.
func (e *ConnectionError) Unwrap() error { return e.cause }

// ResponseTooLargeError is an answer larger than any of the service; it was not read to its end.
type ResponseTooLargeError struct {
	// How many bytes are read at most.
	MaxBytes int64
}

// Error returns the limit.
func (e *ResponseTooLargeError) Error() string {
	return fmt.Sprintf("The answer has more than %d bytes, which are not read.", e.MaxBytes)
}

// ChecksumError is a file that differs from the listed one in every attempt.
type ChecksumError struct {
	// The SHA-256 of the list.
	Expected string
	// The SHA-256 of the received file.
	Actual string
}

// Error returns both checksums.
func (e *ChecksumError) Error() string {
	const text = "The file that came has the SHA-256 %s, but the list of documents names %s."
	return fmt.Sprintf(text, e.Actual, e.Expected)
}

func (e *ConfigurationError) isHandoverError()    {}
func (e *APIError) isHandoverError()              {}
func (e *ConnectionError) isHandoverError()       {}
func (e *ResponseTooLargeError) isHandoverError() {}
func (e *ChecksumError) isHandoverError()         {}

func configurationError(format string, values ...any) error {
	return &ConfigurationError{fmt.Sprintf(format, values...)}
}

// isUncertain tells whether the service may have executed the call, although it failed.
func isUncertain(err error) bool {
	if refused, isRefused := apiErrorOf(err); isRefused {
		return refused.Uncertain
	}
	var broken *ConnectionError
	return errors.As(err, &broken) && broken.Uncertain
}

// markUncertain is about the whole call: an earlier attempt may have been executed, or nothing but a token was asked for.
func markUncertain(err error, isUncertain bool) {
	var broken *ConnectionError
	if refused, isRefused := apiErrorOf(err); isRefused {
		refused.Uncertain = isUncertain
	} else if errors.As(err, &broken) {
		broken.Uncertain = isUncertain
	}
}

func apiErrorOf(err error) (*APIError, bool) {
	var refused *APIError
	isRefused := errors.As(err, &refused)
	return refused, isRefused
}
