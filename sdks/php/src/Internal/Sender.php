<?php

// Sends a call until it is answered: authorises it, repeats it by the plan, and never causes an effect twice.

declare(strict_types=1);

namespace Handover\Internal;

use Handover\AnsweredCall;
use Handover\Client;
use Handover\Exception\ApiException;
use Handover\Exception\ChecksumException;
use Handover\Exception\ConnectionException;
use Handover\Exception\HandoverException;
use Handover\Retry;

/** @internal */
final class Sender
{
    /** A file with a wrong checksum is fetched once more. */
    private const MAX_DOWNLOADS = 2;

    /** Whether the service has answered this client. Until then its address may be wrong. */
    public bool $isReached = false;
    private readonly Transport $transport;
    private readonly ?Tokens $tokens;

    public function __construct(public readonly Settings $settings)
    {
        $this->transport = new Transport();
        $this->tokens = $settings->credential->apiKey === null ? new Tokens($this->fetchToken(...)) : null;
    }

    /** Answers what the call reads from its answer. */
    public function send(Call $call): mixed
    {
        return $this->withToken(
            fn (array $authorization) => $this->sendWithRetries(
                $call->with(headers: [...$call->headers, ...$authorization]),
            ),
        );
    }

    /**
     * Calls it with the header of the credential, and once more if the service refuses the token: it has expired, or another
     * key signed it, for instance after a restore.
     *
     * @param \Closure(array<string, string>): mixed $send
     */
    public function withToken(\Closure $send): mixed
    {
        try {
            return $send($this->authorization());
        } catch (ApiException $error) {
            if ($this->tokens === null || !$error->is('TOKEN_EXPIRED', 'INVALID_TOKEN')) {
                throw $error;
            }
        }
        $this->tokens->discard();
        try {
            return $send($this->authorization());
        } catch (HandoverException $later) {
            RetryPlan::keepDoubt($later, $error->uncertain);
            throw $later;
        }
    }

    /** @param array<string, string> $headers */
    public function request(Call $call, array $headers): Request
    {
        $given = $call->options?->timeoutMs;
        $timeoutMs = $given ?? max($this->settings->timeoutMs, $call->minTimeoutMs);
        return new Request(
            $call->method,
            $this->settings->baseUrl . $call->path,
            $headers,
            $call->body,
            $timeoutMs,
            $this->isReached ? $timeoutMs : $this->settings->reachWithinMs,
            $this->isReached,
            $call->maxBytes,
        );
    }

    /** @return array<string, string> */
    public function headersOf(Call $call): array
    {
        $headers = ['User-Agent' => 'handover-sdk-php/' . Client::VERSION, 'Accept' => 'application/json'];
        if ($call->body !== null) {
            $headers['Content-Type'] = 'application/json';
        }
        $headers = [...$headers, ...$call->headers];
        foreach ($headers as $name => $value) {
            Checks::header($name, $value);
        }
        return $headers;
    }

    /** @return array<string, string> */
    private function authorization(): array
    {
        $bearer = $this->settings->credential->apiKey ?? $this->tokens->get();
        return ['Authorization' => "Bearer $bearer"];
    }

    private function sendWithRetries(Call $call): mixed
    {
        $headers = $this->headersOf($call);
        $startedMs = Times::monotonicMs();
        $mismatches = 0;
        $isInDoubt = false;
        for ($attempts = 1; ; $attempts++) {
            try {
                return $this->attempt($call, $headers, $attempts);
            } catch (HandoverException $error) {
                $this->isReached = $this->isReached || self::isFromService($error);
                $isInDoubt = RetryPlan::keepDoubt($error, $isInDoubt);
                $mismatches += $error instanceof ChecksumException ? 1 : 0;
                if ($mismatches >= self::MAX_DOWNLOADS || !RetryPlan::shouldRetry($error, $call->isRetryable)) {
                    throw $error;
                }
                $pauseMs = RetryPlan::pauseMs($error, $attempts, $this->settings->pausesMs);
                if (Times::monotonicMs() - $startedMs + $pauseMs > $this->limitMs()) {
                    throw $error;
                }
                $this->reportRetry(new Retry("{$call->method} {$call->path}", $attempts, $error, $pauseMs));
                Times::pause($pauseMs);
            }
        }
    }

    /** For how long a call is repeated. */
    private function limitMs(): int|float
    {
        $limitMs = $this->settings->giveUpAfterMs;
        return $this->isReached ? $limitMs : min($limitMs, $this->settings->reachWithinMs);
    }

    public function reportRetry(Retry $retry): void
    {
        $this->settings->onRetry?->__invoke($retry);
    }

    /** @param array<string, string> $headers */
    private function attempt(Call $call, array $headers, int $attempts): mixed
    {
        $sentMs = Times::monotonicMs();
        $request = $this->request($call, $headers);
        $answer = $this->transport->send($request);
        if (!$answer->isOk()) {
            throw AnswerReader::error($answer);
        }
        try {
            $result = ($call->read)($answer);
        } catch (\JsonException $error) {
            $host = (string) parse_url($request->url, PHP_URL_HOST);
            $problem = "The connection to $host broke before the whole answer was there";
            throw new ConnectionException("$problem ({$error->getMessage()}).", previous: $error);
        }
        $this->isReached = true;
        $report = new AnsweredCall(
            "{$call->method} {$call->path}",
            $answer->status,
            $answer->header('x-request-id'),
            $attempts,
            Times::monotonicMs() - $sentMs,
        );
        $this->settings->onResponse?->__invoke($report);
        $call->options?->onResponse?->__invoke($report);
        return $result;
    }

    /** Answers of a proxy have the code `HTTP_<status>`. */
    private static function isFromService(HandoverException $error): bool
    {
        return $error instanceof ApiException && preg_match('/^HTTP_\d+$/D', $error->errorCode) !== 1;
    }

    /** @return array{string, int|float} */
    private function fetchToken(): array
    {
        $client = $this->settings->credential;
        $form = [
            'grant_type' => 'client_credentials',
            'client_id' => $client->clientId,
            'client_secret' => $client->clientSecret,
            ...($client->scopes === null ? [] : ['scope' => implode(' ', $client->scopes)]),
        ];
        $call = new Call(
            method: 'POST',
            path: '/extern/oauth/token',
            headers: ['Content-Type' => 'application/x-www-form-urlencoded'],
            body: http_build_query($form),
            isRetryable: true,
            read: self::readToken(...),
        );
        try {
            return $this->sendWithRetries($call);
        } catch (ApiException | ConnectionException $error) {
            // The call that needs the token was not sent.
            $error->uncertain = false;
            throw $error;
        }
    }

    /** @return array{string, int|float} */
    private static function readToken(Answer $answer): array
    {
        $fields = AnswerReader::json($answer);
        $token = $fields->access_token ?? null;
        $seconds = $fields->expires_in ?? null;
        if (!is_string($token) || !(is_int($seconds) || is_float($seconds))) {
            // Without the text, which may contain a token.
            throw AnswerReader::notFromService(new Answer($answer->status, [], ''));
        }
        return [$token, $seconds];
    }
}
