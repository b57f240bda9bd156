// The token of many goroutines, contexts that end, and outcomes that stay unknown.

package handover

import (
	"context"
	"errors"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"
)

func newServer(t *testing.T, handle http.HandlerFunc) *httptest.Server {
	t.Helper()
	server := httptest.NewServer(handle)
	t.Cleanup(server.Close)
	return server
}

func newClient(t *testing.T, options Options) *Client {
	t.Helper()
	if options.ClientID == "" {
		options.APIKey = "svc_test_x"
	}
	if options.Pauses == nil {
		options.Pauses = []time.Duration{time.Millisecond}
	}
	client, err := New(options)
	if err != nil {
		t.Fatal(err)
	}
	return client
}

func breakConnection(writer http.ResponseWriter) {
	connection, _, err := writer.(http.Hijacker).Hijack()
	if err == nil {
		connection.Close()
	}
}

func TestManyCallsFetchOneToken(t *testing.T) {
	var fetched atomic.Int32
	server := newServer(t, func(writer http.ResponseWriter, call *http.Request) {
		if strings.HasSuffix(call.URL.Path, "/oauth/token") {
			fetched.Add(1)
			time.Sleep(20 * time.Millisecond)
			writer.Write([]byte(`{"access_token":"t","expires_in":3600}`))
			return
		}
		if call.Header.Get("Authorization") != "Bearer t" || call.UserAgent() != userAgent {
			t.Errorf("%v", call.Header)
		}
		writer.Write([]byte(`{}`))
	})
	client := newClient(t, Options{URL: server.URL, ClientID: "c", ClientSecret: "s"})
	ended, cancel := context.WithCancel(context.Background())
	var calls sync.WaitGroup
	for index := 0; index < 20; index++ {
		calls.Add(1)
		go func() {
			defer calls.Done()
			if _, err := client.Me(context.Background()); err != nil {
				t.Error(err)
			}
		}()
	}
	cancel()
	if _, err := client.Me(ended); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
	calls.Wait()
	if fetched.Load() != 1 {
		t.Errorf("%d tokens", fetched.Load())
	}
}

func TestAnEarlierAttemptKeepsTheOutcomeUnknown(t *testing.T) {
	attempts := 0
	server := newServer(t, func(writer http.ResponseWriter, call *http.Request) {
		attempts++
		if attempts == 1 {
			breakConnection(writer)
			return
		}
		writer.WriteHeader(http.StatusServiceUnavailable)
		writer.Write([]byte(`{"error":{"code":"SERVICE_BUSY","message":"Later.","requestId":"r","details":{}}}`))
	})
	client := newClient(t, Options{
		URL: server.URL, Pauses: []time.Duration{time.Millisecond, time.Hour}, GiveUpAfter: Some(time.Minute),
	})
	_, err := client.Orders.Create(context.Background(), OrderCreation{}, CreateOptions{})
	var refused *APIError
	if !errors.As(err, &refused) || refused.Code != CodeServiceBusy || !refused.Uncertain || attempts != 2 {
		t.Errorf("%d attempts: %+v", attempts, err)
	}
}

type failingTransport struct{ attempts int }

func (f *failingTransport) RoundTrip(*http.Request) (*http.Response, error) {
	f.attempts++
	return nil, errors.New("broken")
}

func TestATransportThatReportsNothingMayHaveSent(t *testing.T) {
	transport := &failingTransport{}
	client := newClient(t, Options{URL: "http://127.0.0.1:1", Transport: transport})
	_, err := client.Webhooks.Create(context.Background(), WebhookInput{})
	var broken *ConnectionError
	if !errors.As(err, &broken) || !broken.Uncertain || transport.attempts != 1 {
		t.Errorf("%d attempts: %+v", transport.attempts, err)
	}
}

func TestTheContextEndsAttemptsAndPauses(t *testing.T) {
	isSilent := make(chan bool)
	var cancel context.CancelFunc
	server := newServer(t, func(writer http.ResponseWriter, call *http.Request) {
		if call.Method == http.MethodGet {
			writer.WriteHeader(http.StatusInternalServerError)
			return
		}
		cancel()
		<-isSilent
	})
	defer close(isSilent)
	options := Options{URL: server.URL, Pauses: []time.Duration{5 * time.Second}, OnRetry: func(Retry) { cancel() }}
	client := newClient(t, options)
	for _, call := range []func(context.Context) error{
		func(ctx context.Context) error { _, err := client.Me(ctx); return err },
		func(ctx context.Context) error {
			_, err := client.Orders.Create(ctx, OrderCreation{}, CreateOptions{})
			return err
		},
	} {
		ctx, stop := context.WithCancel(context.Background())
		cancel = stop
		err := call(ctx)
		stop()
		var ended *ConnectionError
		if !errors.Is(err, context.Canceled) || !errors.As(err, &ended) || !ended.Uncertain {
			t.Errorf("%v", err)
		}
	}
}

func TestTheEnvironmentGivesURLAndKey(t *testing.T) {
	server := newServer(t, func(writer http.ResponseWriter, call *http.Request) {
		if call.Header.Get("Authorization") != "Bearer svc_test_of_environment" || call.URL.Path != "/base/api/v1/extern/me" {
			t.Errorf("%s %v", call.URL, call.Header)
		}
		writer.Header().Set("X-Request-Id", "r-1")
		writer.Write([]byte(`{}`))
	})
	t.Setenv("HANDOVER_URL", server.URL+"/base/")
	t.Setenv("HANDOVER_API_KEY", "svc_test_of_environment")
	var answered AnsweredCall
	client, err := New(Options{OnResponse: func(call AnsweredCall) { answered = call }})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := client.Me(context.Background()); err != nil {
		t.Fatal(err)
	}
	if answered.RequestID != "r-1" || answered.Attempts != 1 || answered.Call != "GET /extern/me" {
		t.Errorf("%+v", answered)
	}
}

func TestAKeyGivenAsAddressIsNotRepeatedInTheError(t *testing.T) {
	_, err := New(Options{URL: "svc_live_secret", APIKey: "svc_live_secret"})
	if err == nil || strings.Contains(err.Error(), "secret") {
		t.Errorf("%v", err)
	}
}

func TestAnUnreachableProxyIsNamedAsTheReason(t *testing.T) {
	proxy, err := url.Parse("http://u:secret@proxy.example:3128")
	if err != nil {
		t.Fatal(err)
	}
	for expected, cause := range map[string]error{
		"no connection to the proxy": syscall.ECONNREFUSED,
		"no such proxy":              &net.DNSError{Err: "no such host", Name: "proxy.example", IsNotFound: true},
	} {
		cause := cause
		transport := &http.Transport{Proxy: http.ProxyURL(proxy)}
		transport.DialContext = func(context.Context, string, string) (net.Conn, error) { return nil, cause }
		client := newClient(t, Options{URL: "http://a.example", GiveUpAfter: Some(time.Duration(0)), Transport: transport})
		_, err := client.Me(context.Background())
		if err == nil || !strings.Contains(err.Error(), expected) || strings.Contains(err.Error(), "secret") || isUncertain(err) {
			t.Errorf("%s: %v", expected, err)
		}
	}
}

func TestAnAnswerWithoutTokenIsNotFromTheService(t *testing.T) {
	for _, answer := range []string{`{}`, `{"access_token":"secret","expires_in":"3600"}`} {
		server := newServer(t, func(writer http.ResponseWriter, call *http.Request) { writer.Write([]byte(answer)) })
		client := newClient(t, Options{URL: server.URL, ClientID: "c", ClientSecret: "s"})
		_, err := client.Me(context.Background())
		if !HasCode(err, "HTTP_200") || strings.Contains(err.Error(), "secret") {
			t.Errorf("%v", err)
		}
	}
}

func TestJSONOfAnotherServiceIsNoBrokenConnection(t *testing.T) {
	server := newServer(t, func(writer http.ResponseWriter, call *http.Request) { writer.Write([]byte(`{"data":"none"}`)) })
	_, err := newClient(t, Options{URL: server.URL}).Orders.Page(context.Background(), OrderQuery{})
	if !HasCode(err, "HTTP_200") {
		t.Errorf("%v", err)
	}
}

func TestAFeedWithoutEventHasAnEmptyValue(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	server := newServer(t, func(writer http.ResponseWriter, call *http.Request) {
		writer.Write([]byte(`{"data":[],"nextCursor":null,"resumeCursor":"c"}`))
		time.AfterFunc(50*time.Millisecond, cancel)
	})
	feed := newClient(t, Options{URL: server.URL}).Events.Follow(ctx, FollowOptions{})
	var broken *ConnectionError
	if feed.Next() || feed.Value().ID != "" || !errors.As(feed.Err(), &broken) || !errors.Is(feed.Err(), context.Canceled) {
		t.Errorf("%v", feed.Err())
	}
}
