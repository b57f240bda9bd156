// The events of the sandbox as they happen: reconnects, and repeats none.

package handover

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"strings"
	"time"
)

// SandboxEvent is an event of the sandbox, as a webhook would deliver it.
type SandboxEvent struct {
	// The position of the stream after this event: give it as LastEventID to continue from here.
	Position string
	// Exactly the body that a webhook of this event has.
	Body []byte
	// The body, parsed.
	Event Event
}

// ListenOptions are the options for listening to the sandbox.
type ListenOptions struct {
	// The position of the last received event. Without one, the stream starts when it is connected: see OnConnected.
	LastEventID string
	// Called each time the stream is connected, with a position to continue from.
	OnConnected func(position string)
	// Called when events since the position are no longer available.
	OnGap func(StreamGap)
}

// StreamGap are events that are no longer available; Orders.Sync gives the current state of the orders.
type StreamGap struct {
	// TOO_OLD, or UNKNOWN_POSITION.
	Reason string `json:"reason"`
	// The stream continues from here.
	Since string `json:"since"`
}

const (
	// The service sends a heartbeat at least every 22 s; after this time the connection counts as dead.
	streamIdleTimeout = time.Minute
	// The service repeats no event; the ids are a second guarantee for callers that act on each event once.
	maxRememberedIDs = 2000
)

// EventStream reads the events of the sandbox. End it with Close, or with its context.
type EventStream struct {
	ctx      context.Context
	cancel   context.CancelFunc
	sender   *sender
	options  ListenOptions
	position string
	failures int
	seen     map[string]bool
	order    []string
	received chan SandboxEvent
	value    SandboxEvent
	err      error
}

// Events reads the events of the account's sandbox as they happen, without a public URL: it reconnects and repeats none.
// It connects in the background.
func (s *Sandbox) Events(ctx context.Context, options ListenOptions) *EventStream {
	within, cancel := context.WithCancel(ctx)
	stream := &EventStream{
		ctx: within, cancel: cancel, sender: s.sender, options: options, position: options.LastEventID,
		seen: map[string]bool{}, received: make(chan SandboxEvent),
	}
	go func() {
		defer close(stream.received)
		stream.err = stream.listen()
	}()
	return stream
}

// Next waits for the next event. False means the end or an error: see Err.
func (s *EventStream) Next() bool {
	event, isOpen := <-s.received
	s.value = event
	return isOpen
}

// Value is the current event.
func (s *EventStream) Value() SandboxEvent {
	return s.value
}

// Err is the error that ended the stream, after Next returned false.
func (s *EventStream) Err() error {
	return s.err
}

// Close ends the stream.
func (s *EventStream) Close() {
	s.cancel()
	for range s.received {
		continue
	}
}

// listen connects again after a broken connection. A stream that was never connected is given up like a first call; a
// connected one never.
func (s *EventStream) listen() error {
	defer s.cancel()
	started := time.Now()
	for {
		err := s.connect()
		if !shouldRetry(err, true) {
			return err
		}
		s.failures++
		pause := retryDelay(err, s.failures, s.sender.pauses)
		if !s.sender.isReached.Load() && time.Since(started)+pause > s.sender.reachWithin {
			return err
		}
		if s.sender.onRetry != nil {
			s.sender.onRetry(Retry{string(OperationListenToSandbox), s.failures, err, pause})
		}
		if ended := wait(s.ctx, pause); ended != nil {
			return cancelled(ended, false)
		}
	}
}

// connect reads one connection until it breaks or the service ends it, for instance for a restart.
func (s *EventStream) connect() error {
	for isRenewed := false; ; isRenewed = true {
		bearer, err := s.sender.bearer(s.ctx)
		if err != nil {
			return err
		}
		err = s.open(bearer)
		if isRenewed || !s.sender.discardToken(bearer, err) {
			return err
		}
	}
}

func (s *EventStream) open(bearer string) error {
	method, path := OperationListenToSandbox.parts()
	call := request{header: map[string]string{"Accept": "text/event-stream", "Authorization": "Bearer " + bearer}}
	if s.position != "" {
		call.header["Last-Event-Id"] = s.position
	}
	header, err := headerOf(call)
	if err != nil {
		return err
	}
	timeout := s.sender.timeout
	single := &attempt{
		method: method, url: s.sender.baseURL + path, header: header,
		timeout: timeout, answerWithin: timeout, isReached: s.sender.isReached.Load(),
	}
	single.read = func(response *http.Response) error { return s.readStream(response, single.ending) }
	return single.run(s.ctx, s.sender.transport)
}

// readStream fails at once if something else than the service answers.
func (s *EventStream) readStream(response *http.Response, ending *limit) error {
	if !strings.HasPrefix(response.Header.Get("Content-Type"), "text/event-stream") {
		content, err := readBytes(response, maxJSONBytes)
		if err != nil {
			return err
		}
		return notFromService(response, string(content))
	}
	s.sender.isReached.Store(true)
	reader := newMessageReader(response.Body)
	for {
		ending.set(streamIdleTimeout, streamIdleTimeout)
		message, err := reader.next()
		if err != nil {
			return err
		}
		// The caller may take any time for an event.
		ending.timer.Stop()
		s.failures = 0
		if err := s.handle(message); err != nil {
			return err
		}
	}
}

func (s *EventStream) handle(message streamMessage) error {
	switch message.event {
	case "":
		return nil
	case "connected":
		if s.options.OnConnected != nil {
			s.options.OnConnected(message.id)
		}
	case "gap":
		var gap StreamGap
		if json.Unmarshal([]byte(message.data), &gap) == nil && s.options.OnGap != nil {
			s.options.OnGap(gap)
		}
	default:
		if err := s.deliver(message); err != nil {
			return err
		}
	}
	if message.id != "" {
		s.position = message.id
	}
	return nil
}

// deliver hands the event to Next, unless it was there before.
func (s *EventStream) deliver(message streamMessage) error {
	received := SandboxEvent{Position: message.id, Body: []byte(message.data)}
	if err := json.Unmarshal(received.Body, &received.Event); err != nil {
		return errors.New("an event of the stream is no JSON")
	}
	if s.seen[received.Event.ID] {
		return nil
	}
	s.remember(received.Event.ID)
	select {
	case s.received <- received:
		return nil
	case <-s.ctx.Done():
		return s.ctx.Err()
	}
}

func (s *EventStream) remember(id string) {
	s.seen[id] = true
	s.order = append(s.order, id)
	if len(s.order) > maxRememberedIDs {
		delete(s.seen, s.order[0])
		s.order = s.order[1:]
	}
}
