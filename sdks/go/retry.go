// Whether a failed call is repeated, and after which pause.

package handover

import (
	"context"
	"errors"
	"math/rand"
	"time"
)

// shouldRetry repeats a call that was refused before it had an effect; one that may have had an effect only if
// repetitions have no further one.
func shouldRetry(err error, isRetryable bool) bool {
	var broken *ConnectionError
	var differs *ChecksumError
	if errors.As(err, &broken) {
		return !broken.Permanent && (isRetryable || !broken.Uncertain)
	}
	refused, isRefused := apiErrorOf(err)
	if !isRefused {
		return errors.As(err, &differs)
	}
	switch refused.Status {
	case 429:
		return true
	case 409:
		return refused.RetryAfter != nil
	case 500, 502, 503, 504:
		return isRetryable || !refused.Uncertain
	}
	return false
}

// retryDelay is the pause that the service asks for, else that of the plan, with jitter against simultaneous retries. A
// pause of less than a second counts as none, so that "Retry-After: 0" or a past date makes no tight loop.
func retryDelay(err error, failures int, pauses []time.Duration) time.Duration {
	refused, isRefused := apiErrorOf(err)
	if isRefused && refused.RetryAfter != nil && *refused.RetryAfter >= time.Second {
		asked := *refused.RetryAfter
		jitter := 50*time.Millisecond + asked/10
		if jitter > time.Second {
			jitter = time.Second
		}
		return asked + time.Duration(rand.Float64()*float64(jitter))
	}
	if failures > len(pauses) {
		failures = len(pauses)
	}
	return time.Duration(float64(pauses[failures-1]) * (0.9 + rand.Float64()*0.2))
}

// wait returns the error of the context if it ends first.
func wait(ctx context.Context, pause time.Duration) error {
	timer := time.NewTimer(pause)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}
