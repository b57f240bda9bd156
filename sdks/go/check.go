// Checks options and arguments before anything is sent.

package handover

import (
	"math"
	"regexp"
	"time"
)

const (
	minDuration = time.Millisecond
	// The longest time of a timer in all SDKs, almost 25 days.
	maxDuration = math.MaxInt32 * time.Millisecond
)

func checkDuration(name string, given, min, max time.Duration) error {
	if given >= min && given <= max {
		return nil
	}
	return configurationError("%s is a time from %s to %s, not %s.", name, min, max, given)
}

// headerText is visible ASCII characters, and blanks between them.
var headerText = regexp.MustCompile(`^[!-~](?:[ -~]*[!-~])?$`)

func checkHeader(name, given string) error {
	if headerText.MatchString(given) {
		return nil
	}
	problem := "not plain ASCII"
	if given == "" {
		problem = "empty"
	}
	const rule = "it may only have letters, digits and signs that can be sent as a header, without blanks or line breaks at its ends"
	return configurationError("%s is %s: %s.", name, problem, rule)
}
