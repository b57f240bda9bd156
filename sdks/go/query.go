// Values of queries in the form in which they are sent.

package handover

import (
	"net/url"
	"strconv"
	"strings"
	"time"
)

// query leaves out parameters that were not set.
type query url.Values

func (q query) text(name, value string) {
	if value != "" {
		url.Values(q).Set(name, value)
	}
}

func (q query) time(name string, value time.Time) {
	if !value.IsZero() {
		url.Values(q).Set(name, timeText(value))
	}
}

func (q query) number(name string, value int) {
	if value != 0 {
		url.Values(q).Set(name, strconv.Itoa(value))
	}
}

// listText is one value, or several separated by commas.
func listText[T ~string](values []T) string {
	return strings.Join(textsOf(values), ",")
}
