// The transport of a client, with the proxy of the environment.

package handover

import (
	"net"
	"net/http"
	"net/url"
	"time"
)

// newTransport calls this machine directly, as http.ProxyFromEnvironment does it.
func newTransport() *http.Transport {
	dialer := &net.Dialer{Timeout: 30 * time.Second, KeepAlive: 30 * time.Second}
	return &http.Transport{
		Proxy:                 proxyOfEnvironment,
		DialContext:           dialer.DialContext,
		ForceAttemptHTTP2:     true,
		MaxIdleConnsPerHost:   16,
		IdleConnTimeout:       90 * time.Second,
		TLSHandshakeTimeout:   30 * time.Second,
		ExpectContinueTimeout: time.Second,
	}
}

// proxyOfEnvironment hides the address of the proxy in its error, because it may contain a password.
func proxyOfEnvironment(request *http.Request) (*url.URL, error) {
	proxy, err := http.ProxyFromEnvironment(request)
	if err != nil {
		const text = "HTTPS_PROXY or HTTP_PROXY is no address of a proxy; it looks like http://proxy:3128."
		return nil, configurationError(text)
	}
	return proxy, nil
}
