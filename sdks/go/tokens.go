// Access tokens of an OAuth client: one fetch for all waiting calls, renewed before expiry.

package handover

import (
	"context"
	"sync"
	"time"
)

// A token is not used in its last minute, so that none expires on the way.
const tokenMargin = time.Minute

type fetchedToken struct {
	accessToken string
	// Its lifetime in seconds.
	expiresIn float64
}

type tokens struct {
	fetch    func() (fetchedToken, error)
	mutex    sync.Mutex
	current  string
	until    time.Time
	fetching *tokenFetch
}

// tokenFetch is a running fetch; token and err are set when done is closed.
type tokenFetch struct {
	done  chan struct{}
	token string
	err   error
}

// get waits for the token. The end of one context does not end the fetch, because other calls wait for it too.
func (t *tokens) get(ctx context.Context) (string, error) {
	t.mutex.Lock()
	if t.current != "" && time.Now().Before(t.until) {
		defer t.mutex.Unlock()
		return t.current, nil
	}
	if t.fetching == nil {
		t.fetching = &tokenFetch{done: make(chan struct{})}
		go t.run(t.fetching)
	}
	fetching := t.fetching
	t.mutex.Unlock()
	select {
	case <-ctx.Done():
		return "", cancelled(ctx.Err(), false)
	case <-fetching.done:
		return fetching.token, fetching.err
	}
}

func (t *tokens) run(fetching *tokenFetch) {
	started := time.Now()
	fetched, err := t.fetch()
	t.mutex.Lock()
	defer t.mutex.Unlock()
	defer close(fetching.done)
	t.fetching = nil
	fetching.token, fetching.err = fetched.accessToken, err
	if err != nil {
		return
	}
	lifetime := time.Duration(fetched.expiresIn * float64(time.Second))
	usable := lifetime - tokenMargin
	if usable < lifetime/2 {
		usable = lifetime / 2
	}
	t.current, t.until = fetched.accessToken, started.Add(usable)
}

// discard is called when the service refused the token: the next call fetches another one.
func (t *tokens) discard(token string) {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	if t.current == token {
		t.current = ""
	}
}
