// Server-sent events, as far as the service uses the format.

package handover

import (
	"bufio"
	"io"
	"strings"
)

type streamMessage struct {
	event string
	id    string
	data  string
}

// messageReader reads lines of limited length.
type messageReader struct {
	lines *bufio.Scanner
}

func newMessageReader(body io.Reader) *messageReader {
	lines := bufio.NewScanner(body)
	lines.Buffer(nil, maxJSONBytes)
	return &messageReader{lines}
}

// next returns the next message; a heartbeat is a message without an event.
func (r *messageReader) next() (streamMessage, error) {
	var message streamMessage
	for r.lines.Scan() {
		line := r.lines.Text()
		isHeartbeat := strings.HasPrefix(line, ":") && message == streamMessage{}
		if line == "" || isHeartbeat {
			return message, nil
		}
		field, content, _ := strings.Cut(line, ":")
		content = strings.TrimPrefix(content, " ")
		switch field {
		case "event":
			message.event = content
		case "id":
			message.id = content
		case "data":
			message.data = content
		}
	}
	switch r.lines.Err() {
	case nil:
		return message, io.ErrUnexpectedEOF
	case bufio.ErrTooLong:
		return message, &ResponseTooLargeError{maxJSONBytes}
	}
	return message, r.lines.Err()
}
