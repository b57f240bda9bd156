// Times as the API writes them.

package handover

import (
	"encoding/json"
	"time"
)

// timeFormat is ISO 8601 in UTC with milliseconds, which is what the service stores.
const timeFormat = "2006-01-02T15:04:05.000Z07:00"

// Time is a time that keeps the text in which it was received.
type Time struct {
	time.Time
	text string
}

// At is a time to send.
func At(moment time.Time) Time {
	return Time{Time: moment}
}

// String returns the time in ISO 8601, as it was received or as it is sent.
func (t Time) String() string {
	if t.text != "" && t.Time.Equal(parsedTime(t.text)) {
		return t.text
	}
	return timeText(t.Time)
}

// MarshalJSON writes the time in ISO 8601.
func (t Time) MarshalJSON() ([]byte, error) {
	return json.Marshal(t.String())
}

// UnmarshalJSON reads a time. A text that is no time is kept as it is, with the zero time.
func (t *Time) UnmarshalJSON(data []byte) error {
	var text string
	if err := json.Unmarshal(data, &text); err != nil {
		return err
	}
	*t = Time{Time: parsedTime(text), text: text}
	return nil
}

func parsedTime(text string) time.Time {
	moment, err := time.Parse(time.RFC3339Nano, text)
	if err != nil {
		return time.Time{}
	}
	return moment
}

func timeText(moment time.Time) string {
	return moment.UTC().Format(timeFormat)
}
