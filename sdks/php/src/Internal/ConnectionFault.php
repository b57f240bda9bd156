<?php

// The reason of a call without an answer, whether it was sent, and whether a repetition can help.

declare(strict_types=1);

namespace Handover\Internal;

use Handover\Exception\ConnectionException;

/** @internal */
final class ConnectionFault
{
    /** The connection was never made, so that nothing was sent. */
    private const NEVER_SENT = [
        CURLE_COULDNT_RESOLVE_PROXY,
        CURLE_COULDNT_RESOLVE_HOST,
        CURLE_COULDNT_CONNECT,
        CURLE_SSL_CONNECT_ERROR,
    ];
    /** Certificate of the host, or the certificates to verify it with. */
    private const CERTIFICATE = [CURLE_SSL_PEER_CERTIFICATE, CURLE_SSL_CACERT, CURLE_SSL_CACERT_BADFILE, 83, 90, 91];
    private const NO_HTTP = [CURLE_UNSUPPORTED_PROTOCOL, CURLE_FTP_WEIRD_SERVER_REPLY];
    private const REFUSED_BY_PROXY = '/CONNECT tunnel failed, response (\d+)|HTTP code (\d+) from proxy/';
    /** Curl repeats the whole address of the proxy in these reasons, with its password. */
    private const INVALID_PROXY = '/^(Unsupported proxy[^\']*?)(?: (?:in|for))? \'.*/s';
    /** A handshake that was interrupted, in contrast to one with something that is not TLS. */
    private const INTERRUPTED = '/SSL_ERROR_SYSCALL|SSL_ERROR_ZERO_RETURN|reset|unexpected eof|timed out|closed/i';

    public function __construct(
        private readonly Request $request,
        private readonly int $number,
        private readonly string $reason,
        private readonly bool $isBodySent,
    ) {
    }

    public function timeout(int|float $limitMs): ConnectionException
    {
        return new ConnectionException(
            sprintf('No answer within %s s.', $limitMs / 1000),
            timedOut: true,
            uncertain: $this->request->body === null || $this->isBodySent,
        );
    }

    public function exception(): ConnectionException
    {
        $permanent = $this->permanentProblem();
        if ($permanent !== null) {
            return new ConnectionException($permanent, uncertain: false, permanent: true);
        }
        $isUncertain = $this->isUncertain();
        $problem = $isUncertain
            ? "The connection to {$this->host()} broke before the whole answer was there"
            : "{$this->host()} cannot be reached";
        return new ConnectionException("$problem ({$this->reason()}).", uncertain: $isUncertain);
    }

    /** A call with a body is not executed before its body arrives. */
    private function isUncertain(): bool
    {
        if ($this->request->body !== null) {
            return $this->isBodySent;
        }
        return !in_array($this->number, self::NEVER_SENT, true) && $this->proxyStatus() === null;
    }

    /** What a repetition cannot repair, or null. */
    private function permanentProblem(): ?string
    {
        $host = $this->host();
        $why = " ({$this->reason()})";
        $proxyStatus = $this->proxyStatus();
        return match (true) {
            $proxyStatus !== null && $proxyStatus < 500 => "The proxy refused the connection to $host$why.",
            preg_match(self::INVALID_PROXY, $this->reason) === 1
                => "The address of the proxy is invalid$why; write %40 for @ and %2F for / in its password.",
            in_array($this->number, self::CERTIFICATE, true) => "The certificate of $host cannot be trusted$why.",
            $this->number === CURLE_SSL_CONNECT_ERROR && preg_match(self::INTERRUPTED, $this->reason) !== 1
                => "$host does not speak TLS$why: is the port right, or should the address begin with http://?",
            $this->request->isReached => null,
            in_array($this->number, self::NO_HTTP, true)
                => "$host does not speak HTTP$why: is the port right, or should the address begin with https://?",
            $this->number === CURLE_COULDNT_RESOLVE_HOST => "There is no such host$why: is the address right?",
            $this->number === CURLE_COULDNT_RESOLVE_PROXY => "There is no such proxy$why: is its address right?",
            default => null,
        };
    }

    private function proxyStatus(): ?int
    {
        if (preg_match(self::REFUSED_BY_PROXY, $this->reason, $found) !== 1) {
            return null;
        }
        return (int) ($found[2] ?? $found[1]);
    }

    private function host(): string
    {
        $parts = parse_url($this->request->url);
        return $parts['host'] . (isset($parts['port']) ? ":{$parts['port']}" : '');
    }

    private function reason(): string
    {
        if ($this->number === CURLE_ABORTED_BY_CALLBACK) {
            return 'an open connection was closed';
        }
        if ($this->reason === '') {
            return (string) curl_strerror($this->number);
        }
        return (string) preg_replace(self::INVALID_PROXY, '$1', $this->reason);
    }
}
