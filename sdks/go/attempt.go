// One attempt of a call: sends it, waits for the whole answer, and returns the reason if none came.

package handover

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"net/http/httptrace"
	"sync/atomic"
	"time"
)

type attempt struct {
	method string
	url    string
	header http.Header
	// Nil if there is none.
	body []byte
	// Maximum time of the whole attempt.
	timeout time.Duration
	// Maximum time until the answer begins.
	answerWithin time.Duration
	// Whether the service has answered this client before.
	isReached bool
	// Reads the answer to its end. An error that is not of this package counts as a broken answer.
	read func(*http.Response) error
	// The time limit of the running attempt, which a stream extends.
	ending *limit
}

// limit ends the context of an attempt after a time.
type limit struct {
	cancel  context.CancelFunc
	timer   *time.Timer
	expired atomic.Int64
}

func (l *limit) set(after, named time.Duration) {
	if l.timer != nil {
		l.timer.Stop()
	}
	l.timer = time.AfterFunc(after, func() {
		l.expired.Store(int64(named))
		l.cancel()
	})
}

// connectionTrace knows whether a request was given to a connection.
type connectionTrace struct {
	isAsked       atomic.Bool
	hasConnection atomic.Bool
}

func (c *connectionTrace) follow(ctx context.Context) context.Context {
	return httptrace.WithClientTrace(ctx, &httptrace.ClientTrace{
		GetConn: func(string) { c.isAsked.Store(true) },
		GotConn: func(httptrace.GotConnInfo) { c.hasConnection.Store(true) },
	})
}

// mayHaveSent is also true for a transport that reports nothing.
func (c *connectionTrace) mayHaveSent() bool {
	return c.hasConnection.Load() || !c.isAsked.Load()
}

func (a *attempt) run(ctx context.Context, transport http.RoundTripper) error {
	within, cancel := context.WithCancel(ctx)
	defer cancel()
	ending := &limit{cancel: cancel}
	a.ending = ending
	started := time.Now()
	first := a.answerWithin
	if a.timeout < first {
		first = a.timeout
	}
	ending.set(first, first)
	defer func() { ending.timer.Stop() }()

	connecting := &connectionTrace{}
	broken := func(cause error) error {
		return a.broken(ctx, cause, time.Duration(ending.expired.Load()), connecting.mayHaveSent())
	}
	request, err := a.request(connecting.follow(within))
	if err != nil {
		return err
	}
	response, err := transport.RoundTrip(request)
	if err != nil {
		return broken(err)
	}
	defer response.Body.Close()
	connecting.hasConnection.Store(true)
	ending.set(a.timeout-time.Since(started), a.timeout)
	if err = a.readAnswer(response); err == nil {
		return nil
	}
	if own := Error(nil); errors.As(err, &own) {
		return err
	}
	return broken(err)
}

func (a *attempt) readAnswer(response *http.Response) error {
	if response.StatusCode >= 200 && response.StatusCode <= 299 {
		return a.read(response)
	}
	return readError(response)
}

// request has a body without GetBody, because http.Transport would repeat the request by itself, outside of the plan.
func (a *attempt) request(ctx context.Context) (*http.Request, error) {
	request, err := http.NewRequestWithContext(ctx, a.method, a.url, nil)
	if err != nil {
		return nil, configurationError("The call cannot be sent: %v.", err)
	}
	request.Header = a.header.Clone()
	// An empty body has the same effect, but HTTP/2 would announce it to the service.
	if a.body != nil || a.method == http.MethodGet && request.URL.Scheme == "http" {
		request.Body = io.NopCloser(bytes.NewReader(a.body))
		request.ContentLength = int64(len(a.body))
	}
	return request, nil
}

func (a *attempt) broken(ctx context.Context, cause error, timedOut time.Duration, isConnected bool) error {
	if err := ctx.Err(); err != nil {
		return cancelled(err, isConnected)
	}
	if timedOut > 0 {
		message := "No answer within " + timedOut.String() + "."
		return &ConnectionError{message: message, cause: cause, TimedOut: true, Uncertain: isConnected}
	}
	return connectionError(a.url, cause, a.isReached, isConnected)
}

// cancelled is a call whose context ended; errors.Is finds the error of the context.
func cancelled(cause error, uncertain bool) error {
	message := "The call was cancelled: " + cause.Error() + "."
	return &ConnectionError{message: message, cause: cause, Uncertain: uncertain, Permanent: true}
}
