<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The field credential of RequestLogEntry. */
final class RequestLogEntryCredential extends Record
{
    /** An API key, which is sent with every call */
    public const TYPE_API_KEY = 'api_key';

    /** An OAuth client, which exchanges its secret for access tokens of one hour */
    public const TYPE_OAUTH_CLIENT = 'oauth_client';

    /** The id of the credential */
    public readonly string $id;

    /** Its name in the portal */
    public readonly string $name;

    /**
     * Kind of credential
     *
     * - `api_key`: An API key, which is sent with every call
     * - `oauth_client`: An OAuth client, which exchanges its secret for access tokens of one hour
     */
    public readonly string $type;

    /** The readable start of the key or secret */
    public readonly string $prefix;

    /** The id of the OAuth client; null for an API key */
    public readonly ?string $clientId;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->id)) {
            $this->id = $fields->id;
        }
        if (isset($fields->name)) {
            $this->name = $fields->name;
        }
        if (isset($fields->type)) {
            $this->type = $fields->type;
        }
        if (isset($fields->prefix)) {
            $this->prefix = $fields->prefix;
        }
        $this->clientId = $fields->clientId ?? null;
    }
}
