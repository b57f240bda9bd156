<?php

// One request with its answer, as curl sends and receives it.

declare(strict_types=1);

namespace Handover\Internal;

/** @internal */
final class Transfer
{
    /** More than any answer of the service in JSON. */
    public const MAX_JSON_BYTES = 16 * 1024 * 1024;
    private const CONNECT_TIMEOUT_MS = 10_000;

    public readonly \CurlHandle $handle;
    public int $status = 0;
    /** @var array<string, string> */
    public array $headers = [];
    /** What arrived; a reader of a stream takes it out. */
    public string $received = '';
    /** Whether all headers of the answer arrived. */
    public bool $hasBegun = false;
    public bool $isTooLarge = false;
    /** Whether a part of the body may have left this machine. */
    public bool $isBodySent = false;
    private int $sentBytes = 0;
    private bool $isSentOnOpenConnection = false;

    public function __construct(private readonly Request $request)
    {
        $this->handle = curl_init();
        curl_setopt_array($this->handle, $this->options());
    }

    /** The limit of this answer. */
    public function maxBytes(): int
    {
        $isOk = $this->status >= 200 && $this->status < 300;
        return $isOk ? $this->request->maxBytes : self::MAX_JSON_BYTES;
    }

    /** @return array<int, mixed> */
    private function options(): array
    {
        ['method' => $method, 'body' => $body] = get_object_vars($this->request);
        // A strong reference would make a cycle with the handle, which keeps the answer until the garbage collector runs.
        $self = \WeakReference::create($this);
        $limitMs = min($this->request->timeoutMs, $this->request->answerWithinMs, self::CONNECT_TIMEOUT_MS);
        $options = [
            CURLOPT_URL => $this->request->url,
            CURLOPT_CUSTOMREQUEST => $method,
            CURLOPT_HTTPHEADER => $this->headerLines(),
            CURLOPT_HTTP_VERSION => CURL_HTTP_VERSION_1_1,
            CURLOPT_CONNECTTIMEOUT_MS => max(1, (int) $limitMs),
            CURLOPT_NOSIGNAL => true,
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_SSL_VERIFYPEER => true,
            CURLOPT_SSL_VERIFYHOST => 2,
            CURLOPT_SUPPRESS_CONNECT_HEADERS => true,
            CURLOPT_HEADERFUNCTION => static fn (\CurlHandle $handle, string $line) => $self->get()->readHeader($line),
            CURLOPT_WRITEFUNCTION => static fn (\CurlHandle $handle, string $bytes) => $self->get()->receive($bytes),
        ];
        // If a connection breaks that was used before, curl sends the call again by itself, without a pause and unreported. It
        // cannot do so on a new connection, or with a body that is read from a function.
        if ($method === 'GET') {
            return $options + [
                CURLOPT_NOPROGRESS => false,
                CURLOPT_PROGRESSFUNCTION => static fn () => $self->get()->endIfSentAgain(),
            ];
        }
        if ($body === null) {
            return $options + [CURLOPT_FRESH_CONNECT => true];
        }
        return $options + [
            CURLOPT_UPLOAD => true,
            CURLOPT_INFILESIZE => strlen($body),
            CURLOPT_READFUNCTION => static fn (\CurlHandle $handle, mixed $file, int $length) => $self->get()->nextBytes($length),
        ];
    }

    /** @return list<string> */
    private function headerLines(): array
    {
        $lines = ['Expect:'];
        foreach ($this->request->headers as $name => $value) {
            $lines[] = "$name: $value";
        }
        return $lines;
    }

    /** Answers 1, which ends the transfer, if it was sent on an open connection and a new one is being made. */
    private function endIfSentAgain(): int
    {
        $isOnNewConnection = curl_getinfo($this->handle, CURLINFO_NUM_CONNECTS) > 0;
        if ($isOnNewConnection && $this->isSentOnOpenConnection) {
            return 1;
        }
        $isSent = curl_getinfo($this->handle, CURLINFO_REQUEST_SIZE) > 0;
        $this->isSentOnOpenConnection = $isSent && !$isOnNewConnection;
        return 0;
    }

    private function nextBytes(int $length): string
    {
        $this->isBodySent = true;
        $bytes = substr((string) $this->request->body, $this->sentBytes, $length);
        $this->sentBytes += strlen($bytes);
        return $bytes;
    }

    private function readHeader(string $line): int
    {
        if (preg_match('#^HTTP/\S+ (\d{3})#', $line, $found) === 1) {
            $this->status = (int) $found[1];
            $this->headers = [];
        } elseif (trim($line) === '') {
            $this->hasBegun = $this->status >= 200;
        } elseif (str_contains($line, ':')) {
            [$name, $value] = explode(':', $line, 2);
            $name = strtolower(trim($name));
            $before = isset($this->headers[$name]) ? "{$this->headers[$name]}, " : '';
            $this->headers[$name] = $before . trim($value);
        }
        return strlen($line);
    }

    /** Takes the bytes, or ends the transfer if there are too many. */
    private function receive(string $bytes): int
    {
        $announced = (int) ($this->headers['content-length'] ?? 0);
        $this->isTooLarge = max($announced, strlen($this->received) + strlen($bytes)) > $this->maxBytes();
        if ($this->isTooLarge) {
            return 0;
        }
        $this->received .= $bytes;
        return strlen($bytes);
    }
}
