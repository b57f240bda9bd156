// Sends a call until it is answered: authorises it, repeats it by the plan, and never causes an effect twice.

package handover

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"strings"
	"sync/atomic"
	"time"
)

// request is a call before it is authorised.
type request struct {
	method string
	// Relative to the base URL, with its query.
	path   string
	header map[string]string
	// Nil if there is none.
	body []byte
	// True if repetitions have no further effect.
	isRetryable bool
	// Maximum time of one attempt; 0 takes that of the client.
	timeout time.Duration
	// Becomes true when an attempt failed after which the service may have executed the call.
	isInDoubt *bool
	read      func(*http.Response) error
}

type sender struct {
	*settings
	tokens *tokens
	// Whether the service has answered this client. Until then its address may be wrong.
	isReached atomic.Bool
}

// A file with a wrong checksum is fetched once more.
const maxDownloads = 2

func newSender(settings *settings) *sender {
	created := &sender{settings: settings}
	if settings.credential.apiKey == "" {
		created.tokens = &tokens{fetch: created.fetchToken}
	}
	return created
}

func (s *sender) bearer(ctx context.Context) (string, error) {
	if s.tokens == nil {
		return s.credential.apiKey, nil
	}
	return s.tokens.get(ctx)
}

// discardToken answers whether another token can be fetched, because the service refused this one.
func (s *sender) discardToken(bearer string, err error) bool {
	if s.tokens == nil || !HasCode(err, CodeTokenExpired, CodeInvalidToken) {
		return false
	}
	s.tokens.discard(bearer)
	return true
}

func (s *sender) send(ctx context.Context, call request) error {
	for isRenewed := false; ; isRenewed = true {
		bearer, err := s.bearer(ctx)
		if err != nil {
			return err
		}
		authorized := call
		authorized.header = map[string]string{"Authorization": "Bearer " + bearer}
		for name, value := range call.header {
			authorized.header[name] = value
		}
		err = s.sendWithRetries(ctx, authorized)
		if err == nil || isRenewed || !s.discardToken(bearer, err) {
			return err
		}
	}
}

func (s *sender) sendWithRetries(ctx context.Context, call request) error {
	header, err := headerOf(call)
	if err != nil {
		return err
	}
	started := time.Now()
	mismatches := 0
	for attempts := 1; ; attempts++ {
		err := s.try(ctx, call, header, attempts)
		if err == nil {
			return nil
		}
		*call.isInDoubt = *call.isInDoubt || isUncertain(err)
		markUncertain(err, *call.isInDoubt)
		if isFromService(err) {
			s.isReached.Store(true)
		}
		if differs := (*ChecksumError)(nil); errors.As(err, &differs) {
			mismatches++
		}
		if mismatches >= maxDownloads || !shouldRetry(err, call.isRetryable) {
			return err
		}
		pause := retryDelay(err, attempts, s.pauses)
		if time.Since(started)+pause > s.repetitionLimit() {
			return err
		}
		if s.onRetry != nil {
			s.onRetry(Retry{call.method + " " + call.path, attempts, err, pause})
		}
		if ended := wait(ctx, pause); ended != nil {
			return cancelled(ended, *call.isInDoubt)
		}
	}
}

func (s *sender) repetitionLimit() time.Duration {
	if !s.isReached.Load() && s.reachWithin < s.giveUpAfter {
		return s.reachWithin
	}
	return s.giveUpAfter
}

// try makes one attempt and reports its answer.
func (s *sender) try(ctx context.Context, call request, header http.Header, attempts int) error {
	if err := ctx.Err(); err != nil {
		return cancelled(err, false)
	}
	sent := time.Now()
	var answered *http.Response
	single := &attempt{
		method:    call.method,
		url:       s.baseURL + call.path,
		header:    header,
		body:      call.body,
		timeout:   call.timeout,
		isReached: s.isReached.Load(),
		read: func(response *http.Response) error {
			answered = response
			return call.read(response)
		},
	}
	if single.timeout == 0 {
		single.timeout = s.timeout
	}
	single.answerWithin = single.timeout
	if !single.isReached {
		single.answerWithin = s.reachWithin
	}
	if err := single.run(ctx, s.transport); err != nil {
		return err
	}
	s.isReached.Store(true)
	if s.onResponse != nil {
		requestID := answered.Header.Get("X-Request-Id")
		s.onResponse(AnsweredCall{
			call.method + " " + call.path, answered.StatusCode, requestID, attempts, time.Since(sent),
		})
	}
	return nil
}

func headerOf(call request) (http.Header, error) {
	header := http.Header{}
	header.Set("User-Agent", userAgent)
	header.Set("Accept", "application/json")
	if call.body != nil {
		header.Set("Content-Type", "application/json")
	}
	for name, value := range call.header {
		if err := checkHeader(name, value); err != nil {
			return nil, err
		}
		header.Set(name, value)
	}
	return header, nil
}

// isFromService is false for answers of a proxy, which have the code HTTP_<status>.
func isFromService(err error) bool {
	refused, isRefused := apiErrorOf(err)
	return isRefused && !foreignCode.MatchString(string(refused.Code))
}

func (s *sender) fetchToken() (fetched fetchedToken, err error) {
	var fields map[string]any
	form := url.Values{
		"grant_type":    {"client_credentials"},
		"client_id":     {s.credential.clientID},
		"client_secret": {s.credential.clientSecret},
	}
	if len(s.credential.scopes) > 0 {
		form.Set("scope", strings.Join(textsOf(s.credential.scopes), " "))
	}
	_, path := OperationObtainAccessToken.parts()
	err = s.sendWithRetries(context.Background(), request{
		method:      http.MethodPost,
		path:        path,
		header:      map[string]string{"Content-Type": "application/x-www-form-urlencoded"},
		body:        []byte(form.Encode()),
		isRetryable: true,
		isInDoubt:   new(bool),
		read: func(response *http.Response) error {
			if err := readJSON(response, &fields); err != nil {
				return err
			}
			seconds, hasSeconds := fields["expires_in"].(float64)
			fetched = fetchedToken{textOf(fields["access_token"]), seconds}
			if fetched.accessToken == "" || !hasSeconds {
				// Without the text, which may contain a token.
				return notFromService(response, "")
			}
			return nil
		},
	})
	markUncertain(err, false)
	return fetched, err
}
