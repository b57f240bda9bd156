<?php

// A client of the service: all its calls, with one credential.

declare(strict_types=1);

namespace Handover;

use Handover\Internal\Credential;
use Handover\Internal\Operations;
use Handover\Internal\Sender;
use Handover\Internal\Settings;
use Handover\Model\CurrentCredential;

/** A client of the service. Create one and reuse it: it keeps its connection and its token. */
final class Client
{
    /** The version of this package, as sent to the service. */
    public const VERSION = '0.1.0';

    /** Orders. */
    public readonly Orders $orders;
    /** Documents of orders. */
    public readonly Documents $documents;
    /** Quotes. */
    public readonly Quotes $quotes;
    /** Webhook endpoints. */
    public readonly Webhooks $webhooks;
    /** Events by polling, in place of webhooks. */
    public readonly Events $events;
    /** The sandbox. */
    public readonly Sandbox $sandbox;
    private readonly Operations $operations;

    /**
     * Without options it takes `HANDOVER_URL` and `HANDOVER_API_KEY`, or `HANDOVER_CLIENT_ID` and `HANDOVER_CLIENT_SECRET`, from
     * the environment.
     *
     * @param string|null $url the URL of the service, such as `https://handover.example`
     * @param string|null $apiKey an API key, `svc_live_…` or `svc_test_…`: it decides the environment
     * @param string|null $clientId the id of an OAuth client, in place of a key
     * @param string|null $clientSecret the secret of the OAuth client
     * @param list<string>|null $scopes the scopes of access tokens; default: all of the client
     * @param int|float $timeoutMs maximum time of one attempt
     * @param list<int|float>|null $pausesMs pauses between attempts, the last one repeats; default: 1 s, 5 s, 30 s, 2 min
     * @param int|float $giveUpAfterMs for how long a call is repeated, with its pauses; 0 repeats nothing; at most 20 hours
     * @param int|float $reachWithinMs the same until the service has answered this client once, because the address may be wrong
     * @param (callable(Retry): mixed)|null $onRetry called before every repetition, for logs
     * @param (callable(AnsweredCall): mixed)|null $onResponse called after every answer that is no error, with its request id
     */
    public function __construct(
        #[\SensitiveParameter]
        ?string $url = null,
        #[\SensitiveParameter]
        ?string $apiKey = null,
        ?string $clientId = null,
        #[\SensitiveParameter]
        ?string $clientSecret = null,
        ?array $scopes = null,
        int|float $timeoutMs = 30_000,
        ?array $pausesMs = null,
        int|float $giveUpAfterMs = 300_000,
        int|float $reachWithinMs = 10_000,
        ?callable $onRetry = null,
        ?callable $onResponse = null,
    ) {
        $sender = new Sender(new Settings(
            $url,
            Credential::read($apiKey, $clientId, $clientSecret, $scopes),
            $timeoutMs,
            $pausesMs,
            $giveUpAfterMs,
            $reachWithinMs,
            $onRetry === null ? null : $onRetry(...),
            $onResponse === null ? null : $onResponse(...),
        ));
        $this->operations = new Operations($sender);
        $this->orders = new Orders($this->operations);
        $this->documents = new Documents($this->operations);
        $this->quotes = new Quotes($this->operations);
        $this->webhooks = new Webhooks($this->operations);
        $this->events = new Events($this->operations);
        $this->sandbox = new Sandbox($this->operations);
    }

    /** Tests the connection: answers account, environment and scopes of the credential. */
    public function me(?CallOptions $options = null): CurrentCredential
    {
        return $this->operations->call('getCurrentCredential', options: $options);
    }

    /**
     * Calls any operation of the description that answers with JSON by its id, with the same retries; also those of the older
     * interface.
     *
     * @param array<string, string> $path values of the path
     * @param array<string, mixed> $query values of the query; null counts as not given
     * @param array<string, ?string> $headers further headers
     * @param array<string, mixed>|Body|null $body the body
     */
    public function call(
        string $operation,
        array $path = [],
        array $query = [],
        array $headers = [],
        array|Body|null $body = null,
        ?CallOptions $options = null,
    ): ?Record {
        return $this->operations->call($operation, $path, $query, $headers, $body, $options);
    }
}
