// Events by polling, in place of webhooks: lists them, and follows them from where an earlier run ended.

package handover

import (
	"context"
	"encoding/json"
	"net/url"
	"time"
)

// Message converts the event to the type of its name, such as *VehicleDeliveredEvent; events that this version does
// not know stay *Event:
//
//	switch message := event.Message().(type) {
//	case *handover.VehicleDeliveredEvent:
//		fmt.Println(message.Data.HasDamage)
//	}
func (r *Event) Message() any {
	text, err := json.Marshal(r)
	message := newMessage(r.Type)
	if err != nil || message == nil || json.Unmarshal(text, message) != nil {
		return r
	}
	return message
}

// Events are the calls about events.
type Events struct {
	sender *sender
}

// EventQuery has the filters of events. Fields that are not set do not filter.
type EventQuery struct {
	// Only events of these types.
	Type []EventName
	// Only events of this order: its id, order number or request number.
	Order string
	// Only events since then. Default: the last 30 days, if there is no cursor.
	Since time.Time
	// Items per page, 1 to 100. Default: 20.
	Limit int
	// The NextCursor or ResumeCursor of an earlier page.
	Cursor string
}

func (q EventQuery) values() url.Values {
	values := query{}
	values.text("type", listText(q.Type))
	values.text("order", q.Order)
	values.time("since", q.Since)
	values.number("limit", q.Limit)
	values.text("cursor", q.Cursor)
	return url.Values(values)
}

// FollowOptions are the options for following events.
type FollowOptions struct {
	// Only events of these types.
	Type []EventName
	// Only events of this order: its id, order number or request number.
	Order string
	// Where to start without a cursor. Default: 30 days ago.
	Since time.Time
	// The cursor of an earlier run.
	Cursor string
	// Ends when it has caught up, instead of polling.
	Once bool
	// The pause after it has caught up. Default: 10 s.
	Poll Optional[time.Duration]
}

const (
	eventPoll     = 10 * time.Second
	eventPageSize = 100
)

// Page reads one page of events, oldest first.
func (e *Events) Page(ctx context.Context, query EventQuery) (*EventPage, error) {
	return answerOf[EventPage](ctx, e.sender, OperationListEvents, Input{Query: query.values()})
}

// List reads all events until now, oldest first.
func (e *Events) List(ctx context.Context, query EventQuery) *Iterator[Event] {
	return iterate(query.Cursor, func(cursor string) (*Page[Event], error) {
		query.Cursor = cursor
		page, err := e.Page(ctx, query)
		if err != nil {
			return nil, err
		}
		return &Page[Event]{Data: page.Data, NextCursor: page.NextCursor}, nil
	})
}

// EventFeed reads events as they happen, each once.
type EventFeed struct {
	ctx     context.Context
	events  *Events
	query   EventQuery
	isOnce  bool
	poll    time.Duration
	page    *EventPage
	handled int
	value   Event
	err     error
}

// Follow follows the events of the account by polling; none is left out. It ends with the context, or with Once when it
// has caught up.
func (e *Events) Follow(ctx context.Context, options FollowOptions) *EventFeed {
	feed := &EventFeed{ctx: ctx, events: e, isOnce: options.Once}
	feed.query = EventQuery{options.Type, options.Order, options.Since, eventPageSize, options.Cursor}
	feed.poll, feed.err = readPoll(options.Poll, eventPoll)
	return feed
}

// Next waits for the next event. False means that it has caught up (with Once), or an error: see Err.
func (f *EventFeed) Next() bool {
	for f.err == nil {
		if f.page != nil && f.handled < len(f.page.Data) {
			f.value = f.page.Data[f.handled]
			f.handled++
			return true
		}
		if f.page != nil {
			f.query.Cursor = f.page.ResumeCursor
			if f.page.NextCursor == nil && f.isOnce {
				return false
			}
			if f.page.NextCursor == nil {
				if ended := wait(f.ctx, f.poll); ended != nil {
					f.err = cancelled(ended, false)
				}
			}
		}
		if f.err == nil {
			f.page, f.err = f.events.Page(f.ctx, f.query)
			f.handled = 0
		}
	}
	return false
}

// Value is the current event.
func (f *EventFeed) Value() Event {
	return f.value
}

// Err is the error that ended it; errors.Is finds that of the context if the context ended.
func (f *EventFeed) Err() error {
	return f.err
}

// Cursor is where the next run continues; empty before the first page was handled. A run that ended within a page gets
// the events of that page again: recognise them by their id.
func (f *EventFeed) Cursor() string {
	return f.query.Cursor
}
