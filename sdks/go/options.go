// The options of a client, and the settings that follow from them.

package handover

import (
	"net/http"
	"net/url"
	"os"
	"strings"
	"time"
)

// Options are the credential, the URL and the time limits of a client.
type Options struct {
	// The URL of the service, such as https://handover.example. Default: HANDOVER_URL.
	URL string
	// An API key, svc_live_… or svc_test_…: it decides the environment. Default: HANDOVER_API_KEY.
	APIKey string
	// The id of an OAuth client, in place of a key. Default: HANDOVER_CLIENT_ID.
	ClientID string
	// The secret of the OAuth client. Default: HANDOVER_CLIENT_SECRET.
	ClientSecret string
	// The scopes of access tokens. Default: all of the client.
	Scopes []Scope
	// Maximum time of one attempt. Default: 30 s. To limit a whole call, give it a context with a deadline.
	Timeout Optional[time.Duration]
	// Pauses between attempts; the last one repeats. Default: 1 s, 5 s, 30 s, 2 min.
	Pauses []time.Duration
	// For how long a call is repeated, with its pauses. Default: 5 min; 0 repeats nothing; at most 20 hours.
	GiveUpAfter Optional[time.Duration]
	// The same until the service has answered this client once, because the address may be wrong. Default: 10 s.
	ReachWithin Optional[time.Duration]
	// Called before every repetition, for logs. Calls from several goroutines call it at the same time.
	OnRetry func(Retry)
	// Called after every answer that is no error, with its request id, for logs.
	OnResponse func(AnsweredCall)
	// What sends requests, instead of an http.Transport with the proxy of the environment.
	Transport http.RoundTripper
}

// Retry is a call that is about to be repeated.
type Retry struct {
	// The method and path of the call.
	Call string
	// How many attempts were made.
	Attempts int
	// The error of the last attempt.
	Err error
	// How long it waits before the next one.
	Pause time.Duration
}

// AnsweredCall is a call that the service answered.
type AnsweredCall struct {
	// The method and path of the call.
	Call string
	// The HTTP status.
	Status int
	// Give it when you ask for help; empty if a proxy removed it.
	RequestID string
	// How many attempts were made.
	Attempts int
	// How long the last attempt took.
	Duration time.Duration
}

// settings are checked options.
type settings struct {
	// Ends in /api/v1.
	baseURL     string
	credential  credential
	timeout     time.Duration
	pauses      []time.Duration
	giveUpAfter time.Duration
	reachWithin time.Duration
	onRetry     func(Retry)
	onResponse  func(AnsweredCall)
	transport   http.RoundTripper
}

// credential is an API key, or an OAuth client if apiKey is empty.
type credential struct {
	apiKey       string
	clientID     string
	clientSecret string
	scopes       []Scope
}

const (
	basePath           = "/api/v1"
	defaultTimeout     = 30 * time.Second
	defaultGiveUpAfter = 5 * time.Minute
	defaultReachWithin = 10 * time.Second
	// The service stores keys for 24 hours; a longer repetition could create twice.
	maxGiveUpAfter = 20 * time.Hour
)

var defaultPauses = []time.Duration{time.Second, 5 * time.Second, 30 * time.Second, 2 * time.Minute}

func readSettings(options Options) (*settings, error) {
	read := &settings{
		pauses:     options.Pauses,
		onRetry:    options.OnRetry,
		onResponse: options.OnResponse,
		transport:  options.Transport,
	}
	if len(read.pauses) == 0 {
		read.pauses = defaultPauses
	}
	if read.transport == nil {
		read.transport = newTransport()
	}
	var err error
	if read.baseURL, err = readURL(firstText(options.URL, os.Getenv("HANDOVER_URL"))); err != nil {
		return nil, err
	}
	if read.credential, err = readCredential(options); err != nil {
		return nil, err
	}
	return read, read.readLimits(options)
}

func (s *settings) readLimits(options Options) error {
	for _, pause := range s.pauses {
		if err := checkDuration("Pauses", pause, 0, maxDuration); err != nil {
			return err
		}
	}
	for _, limit := range []struct {
		name     string
		given    Optional[time.Duration]
		fallback time.Duration
		min, max time.Duration
		target   *time.Duration
	}{
		{"Timeout", options.Timeout, defaultTimeout, minDuration, maxDuration, &s.timeout},
		{"GiveUpAfter", options.GiveUpAfter, defaultGiveUpAfter, 0, maxGiveUpAfter, &s.giveUpAfter},
		{"ReachWithin", options.ReachWithin, defaultReachWithin, minDuration, maxDuration, &s.reachWithin},
	} {
		*limit.target = limit.fallback
		if value, isGiven := limit.given.Get(); isGiven {
			*limit.target = value
		}
		if err := checkDuration(limit.name, *limit.target, limit.min, limit.max); err != nil {
			return err
		}
	}
	return nil
}

// readURL never repeats the text in an error: a key may have been given as the address.
func readURL(given string) (string, error) {
	if given == "" {
		return "", configurationError("Give the address of the service: Options.URL or HANDOVER_URL.")
	}
	address, err := url.Parse(given)
	if err != nil || address.Hostname() == "" || (address.Scheme != "http" && address.Scheme != "https") {
		return "", configurationError("URL is no address of a service; it begins with https://.")
	}
	path := strings.TrimRight(address.EscapedPath(), "/")
	if !strings.HasSuffix(path, basePath) {
		path += basePath
	}
	return address.Scheme + "://" + address.Host + path, nil
}

func readCredential(options Options) (credential, error) {
	given := credential{options.APIKey, options.ClientID, options.ClientSecret, options.Scopes}
	if given.apiKey == "" && given.clientID == "" && given.clientSecret == "" {
		given = credentialOfEnvironment(options.Scopes)
	}
	hasClient := given.clientID != "" || given.clientSecret != ""
	switch {
	case given.apiKey != "" && hasClient:
		return given, configurationError("Give an API key or an OAuth client, not both.")
	case given.apiKey != "":
		return given, checkHeader("APIKey", given.apiKey)
	case given.clientID != "" && given.clientSecret != "":
		return given, nil
	case hasClient:
		return given, configurationError("An OAuth client needs both: ClientID and ClientSecret.")
	}
	return given, configurationError("Give a credential: APIKey, ClientID with ClientSecret, or HANDOVER_API_KEY.")
}

// credentialOfEnvironment prefers the key, so that a leftover in the environment does no harm.
func credentialOfEnvironment(scopes []Scope) credential {
	if apiKey := os.Getenv("HANDOVER_API_KEY"); apiKey != "" {
		return credential{apiKey: apiKey}
	}
	return credential{
		clientID:     os.Getenv("HANDOVER_CLIENT_ID"),
		clientSecret: os.Getenv("HANDOVER_CLIENT_SECRET"),
		scopes:       scopes,
	}
}

func firstText(texts ...string) string {
	for _, text := range texts {
		if text != "" {
			return text
		}
	}
	return ""
}
