// Follows the changes of all orders by polling with updatedSince and an overlap, each change once.

package handover

import (
	"context"
	"sort"
	"strings"
	"time"
)

// SyncCheckpoint is the state of a run of Orders.Sync: store it as JSON, and give it to the next run.
type SyncCheckpoint struct {
	// Everything before this was returned.
	Since Time `json:"since"`
	// The changes of the last minute before it that were returned, as <id>@<updatedAt>.
	Seen []string `json:"seen"`
}

// SyncOptions are the options for following orders.
type SyncOptions struct {
	// The start time, if there is no checkpoint.
	Since time.Time
	// The checkpoint of an earlier run, which repeats nothing.
	Checkpoint *SyncCheckpoint
	// Ends when it has caught up, instead of polling.
	Once bool
	// The pause after it has caught up. Default: 30 s.
	Poll Optional[time.Duration]
}

const (
	// Changes that are written at the same time can become visible out of order.
	syncOverlap  = time.Minute
	syncPoll     = 30 * time.Second
	syncPageSize = 100
)

// OrderSync reads changed orders, the earliest change first.
type OrderSync struct {
	ctx       context.Context
	orders    *Orders
	options   SyncOptions
	poll      time.Duration
	since     time.Time
	seen      map[string]time.Time
	found     []Order
	hasPolled bool
	value     Order
	err       error
}

// Sync follows the changes of all orders: each once, polled with an overlap of 60 s. It ends with the context, or with
// Once when it has caught up.
func (o *Orders) Sync(ctx context.Context, options SyncOptions) *OrderSync {
	sync := &OrderSync{ctx: ctx, orders: o, options: options, since: options.Since, seen: map[string]time.Time{}}
	sync.poll, sync.err = readPoll(options.Poll, syncPoll)
	if start := options.Checkpoint; start != nil {
		sync.since = start.Since.Time
		for _, key := range start.Seen {
			sync.seen[key] = parsedTime(key[strings.LastIndex(key, "@")+1:])
		}
	}
	if sync.since.IsZero() {
		sync.err = configurationError("Since or Checkpoint gives no time to follow orders from.")
	}
	return sync
}

func readPoll(given Optional[time.Duration], fallback time.Duration) (time.Duration, error) {
	if poll, isGiven := given.Get(); isGiven {
		return poll, checkDuration("Poll", poll, minDuration, maxDuration)
	}
	return fallback, nil
}

// Next waits for the next change. False means that it has caught up (with Once), or an error: see Err.
func (s *OrderSync) Next() bool {
	for s.err == nil {
		for len(s.found) > 0 {
			order := s.found[0]
			s.found = s.found[1:]
			if _, isSeen := s.seen[changeKey(order)]; isSeen {
				continue
			}
			// Recorded before the caller gets it, so that a checkpoint in the loop counts this order as done.
			s.record(order)
			s.value = order
			return true
		}
		s.dropOldKeys()
		if s.hasPolled && s.options.Once {
			return false
		}
		s.err = s.readChanges()
	}
	return false
}

// Value is the order that changed.
func (s *OrderSync) Value() Order {
	return s.value
}

// Err is the error that ended it; errors.Is finds that of the context if the context ended.
func (s *OrderSync) Err() error {
	return s.err
}

// Checkpoint is the current state: the order that Value returns counts as done.
func (s *OrderSync) Checkpoint() SyncCheckpoint {
	s.dropOldKeys()
	keys := make([]string, 0, len(s.seen))
	for key := range s.seen {
		keys = append(keys, key)
	}
	sort.Strings(keys)
	return SyncCheckpoint{Since: At(s.since), Seen: keys}
}

func (s *OrderSync) readChanges() error {
	if s.hasPolled {
		if ended := wait(s.ctx, s.poll); ended != nil {
			return cancelled(ended, false)
		}
	}
	changed := s.orders.List(s.ctx, OrderQuery{UpdatedSince: s.since.Add(-syncOverlap), Limit: syncPageSize})
	for changed.Next() {
		s.found = append(s.found, changed.Value())
	}
	if changed.Err() != nil {
		s.found = nil
		return changed.Err()
	}
	sort.SliceStable(s.found, func(one, other int) bool {
		return s.found[one].UpdatedAt.Before(s.found[other].UpdatedAt.Time)
	})
	s.hasPolled = true
	return nil
}

func (s *OrderSync) record(order Order) {
	s.seen[changeKey(order)] = order.UpdatedAt.Time
	if order.UpdatedAt.After(s.since) {
		s.since = order.UpdatedAt.Time
	}
}

// dropOldKeys forgets changes older than the overlap, which are not read again.
func (s *OrderSync) dropOldKeys() {
	for key, moment := range s.seen {
		if moment.Before(s.since.Add(-syncOverlap)) {
			delete(s.seen, key)
		}
	}
}

func changeKey(order Order) string {
	return order.ID + "@" + order.UpdatedAt.String()
}
