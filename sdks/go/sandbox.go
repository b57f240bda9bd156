// The sandbox: advancing scenarios, moving clocks, inboxes for messages.

package handover

import (
	"context"
	"time"
)

// Sandbox are the calls of the sandbox; they need test credentials.
type Sandbox struct {
	sender *sender
}

// ClockMove is where to move the clock of a test order: To or By.
type ClockMove struct {
	// A moment, not before the clock.
	To time.Time
	// By how much, in ISO 8601: P2D is two days, PT90M are 90 minutes.
	By string
}

// Advance runs the next step of a scenario. It is not repeated if its answer is lost.
func (s *Sandbox) Advance(ctx context.Context, id string) (*AdvancedOrder, error) {
	input := Input{Path: pathID(id), Body: noFields{}}
	return answerOf[AdvancedOrder](ctx, s.sender, OperationAdvanceSandboxOrder, input)
}

// AdvanceToEnd runs all remaining steps of a scenario. It is not repeated if its answer is lost.
func (s *Sandbox) AdvanceToEnd(ctx context.Context, id string) (*AdvancedOrder, error) {
	input := Input{Path: pathID(id), Body: map[string]bool{"toEnd": true}}
	return answerOf[AdvancedOrder](ctx, s.sender, OperationAdvanceSandboxOrder, input)
}

// MoveClock moves the clock of a test order, for instance by P2D, and runs everything that is due until then. It is not
// repeated if its answer is lost.
func (s *Sandbox) MoveClock(ctx context.Context, id string, move ClockMove) (*OrderAtClock, error) {
	body := map[string]string{}
	if move.By != "" {
		body["by"] = move.By
	}
	if !move.To.IsZero() {
		body["to"] = timeText(move.To)
	}
	return answerOf[OrderAtClock](ctx, s.sender, OperationMoveSandboxClock, Input{Path: pathID(id), Body: body})
}

// CreateInbox creates a URL that stores the webhook messages sent to it. It is not repeated if its answer is lost.
func (s *Sandbox) CreateInbox(ctx context.Context) (*Inbox, error) {
	return answerOf[Inbox](ctx, s.sender, OperationCreateInbox, Input{Body: noFields{}})
}

// InboxMessages reads the messages of an inbox, newest first.
func (s *Sandbox) InboxMessages(ctx context.Context, id string) ([]InboxMessage, error) {
	answer, err := answerOf[list[InboxMessage]](ctx, s.sender, OperationListInboxMessages, Input{Path: pathID(id)})
	if err != nil {
		return nil, err
	}
	return answer.Data, nil
}
