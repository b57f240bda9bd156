// The reason of a call without an answer, and whether a repetition can help.

package handover

import (
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/textproto"
	"net/url"
	"strings"
	"syscall"
)

// connectionError describes the cause. isReached: the service has answered this client before, so its address is
// right. isConnected: there was a connection, so the call may have been executed.
func connectionError(address string, cause error, isReached, isConnected bool) error {
	var own Error
	if errors.As(cause, &own) {
		return own
	}
	target, err := url.Parse(address)
	if err != nil {
		return configurationError("URL is no address.")
	}
	never := func(format string, values ...any) error {
		return &ConnectionError{message: fmt.Sprintf(format, values...), cause: cause, Permanent: true}
	}
	switch {
	case isAboutCertificate(cause):
		return never("The certificate of %s cannot be trusted: %v.", target.Host, cause)
	case target.Scheme == "https" && isAboutTLS(cause):
		const text = "%s does not speak TLS (%v): is the port right, or should the address begin with http://?"
		return never(text, target.Host, cause)
	case isProxyRefusal(cause):
		const text = "The proxy opens no connection to %s: %v. Does HTTPS_PROXY need a user name and a password?"
		return never(text, target.Host, cause)
	case !isReached && isNoHTTP(cause):
		const text = "%s does not speak HTTP: is the port right, or should the address begin with https://?"
		return never(text, target.Host)
	case !isReached && isUnknownHost(cause) && isAboutProxy(cause):
		return never("There is no such proxy%s: is its address right?", reason(cause))
	case !isReached && isUnknownHost(cause):
		return never("There is no host %s: is the address right?", target.Hostname())
	case isAboutProxy(cause):
		const text = "%s cannot be reached: there is no connection to the proxy%s."
		return &ConnectionError{message: fmt.Sprintf(text, target.Host, reason(cause)), cause: cause}
	}
	if isConnected {
		message := fmt.Sprintf("The connection to %s broke before the whole answer was there%s.", target.Host, reason(cause))
		return &ConnectionError{message: message, cause: cause, Uncertain: true}
	}
	return &ConnectionError{message: fmt.Sprintf("%s cannot be reached%s.", target.Host, reason(cause)), cause: cause}
}

func isAboutCertificate(cause error) bool {
	var authority x509.UnknownAuthorityError
	var name x509.HostnameError
	var invalid x509.CertificateInvalidError
	var roots x509.SystemRootsError
	var constraint x509.ConstraintViolationError
	return errors.As(cause, &authority) || errors.As(cause, &name) || errors.As(cause, &invalid) ||
		errors.As(cause, &roots) || errors.As(cause, &constraint)
}

// isAboutTLS recognises an answer that is no TLS, and the alerts of TLS.
func isAboutTLS(cause error) bool {
	var header tls.RecordHeaderError
	var operation *net.OpError
	if errors.As(cause, &header) {
		return true
	}
	return errors.As(cause, &operation) && (operation.Op == "remote error" || operation.Op == "local error")
}

// isNoHTTP knows the errors of net/http only by their text.
func isNoHTTP(cause error) bool {
	var protocol textproto.ProtocolError
	return errors.As(cause, &protocol) || strings.Contains(cause.Error(), "malformed HTTP")
}

// isProxyRefusal recognises a refusal that stays one. net/http gives only the text of its status.
func isProxyRefusal(cause error) bool {
	for status := http.StatusBadRequest; status < http.StatusInternalServerError; status++ {
		if cause.Error() == http.StatusText(status) {
			return true
		}
	}
	return false
}

// isAboutProxy recognises that the proxy itself cannot be reached.
func isAboutProxy(cause error) bool {
	var operation *net.OpError
	return errors.As(cause, &operation) && operation.Op == "proxyconnect"
}

func isUnknownHost(cause error) bool {
	var lookup *net.DNSError
	return errors.As(cause, &lookup) && lookup.IsNotFound
}

// reason is the short name of the error of the network.
func reason(cause error) string {
	var number syscall.Errno
	if errors.As(cause, &number) {
		return " (" + number.Error() + ")"
	}
	return " (" + cause.Error() + ")"
}
