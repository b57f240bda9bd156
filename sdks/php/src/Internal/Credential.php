<?php

// The credential of a client: an API key, or an OAuth client.

declare(strict_types=1);

namespace Handover\Internal;

use Handover\Exception\ConfigurationException;

/** @internal */
final class Credential
{
    /** @param list<string>|null $scopes */
    private function __construct(
        #[\SensitiveParameter]
        public readonly ?string $apiKey,
        public readonly ?string $clientId,
        #[\SensitiveParameter]
        public readonly ?string $clientSecret,
        public readonly ?array $scopes,
    ) {
    }

    /** @param list<string>|null $scopes */
    public static function read(
        #[\SensitiveParameter]
        ?string $apiKey,
        ?string $clientId,
        #[\SensitiveParameter]
        ?string $clientSecret,
        ?array $scopes,
    ): self {
        if ($apiKey === null && $clientId === null && $clientSecret === null) {
            [$apiKey, $clientId, $clientSecret] = self::ofEnvironment();
        }
        [$hasKey, $hasId, $hasSecret] = array_map(
            static fn (?string $each) => $each !== null && $each !== '',
            [$apiKey, $clientId, $clientSecret],
        );
        if ($hasKey && ($hasId || $hasSecret)) {
            throw new ConfigurationException('Give an API key or an OAuth client, not both.');
        }
        if ($hasKey) {
            return new self(Checks::header('apiKey', $apiKey), null, null, null);
        }
        if ($hasId && $hasSecret) {
            return new self(null, $clientId, $clientSecret, $scopes);
        }
        throw new ConfigurationException(
            $hasId || $hasSecret
                ? 'An OAuth client needs both: clientId and clientSecret.'
                : "Give a credential: apiKey: 'svc_test_…', clientId with clientSecret, or HANDOVER_API_KEY.",
        );
    }

    /** @internal Keeps secrets out of logs. @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['type' => $this->apiKey === null ? 'OAuth client' : 'API key'];
    }

    /**
     * A key takes precedence over an OAuth client, so that a leftover in the environment does no harm.
     *
     * @return array{?string, ?string, ?string}
     */
    private static function ofEnvironment(): array
    {
        $apiKey = Settings::environment('HANDOVER_API_KEY');
        return $apiKey !== null
            ? [$apiKey, null, null]
            : [null, Settings::environment('HANDOVER_CLIENT_ID'), Settings::environment('HANDOVER_CLIENT_SECRET')];
    }
}
