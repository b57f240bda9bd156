<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The field authentication of CurrentCredential. */
final class CurrentCredentialAuthentication extends Record
{
    /** With an access token of an OAuth client */
    public const METHOD_ACCESS_TOKEN = 'access_token';

    /** With an API key */
    public const METHOD_API_KEY = 'api_key';

    /**
     * How this call authenticated
     *
     * - `access_token`: With an access token of an OAuth client
     * - `api_key`: With an API key
     */
    public readonly string $method;

    /** When the access token expires; null for an API key */
    public readonly ?string $expiresAt;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->method)) {
            $this->method = $fields->method;
        }
        $this->expiresAt = $fields->expiresAt ?? null;
    }
}
