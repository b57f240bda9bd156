<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The field credential of CurrentCredential. */
final class CurrentCredentialCredential extends Record
{
    /** Real orders: vehicles are driven and billed */
    public const ENVIRONMENT_PRODUCTION = 'production';

    /** Simulated orders: nothing is driven or billed */
    public const ENVIRONMENT_SANDBOX = 'sandbox';

    /** An API key, which is sent with every call */
    public const TYPE_API_KEY = 'api_key';

    /** An OAuth client, which exchanges its secret for access tokens of one hour */
    public const TYPE_OAUTH_CLIENT = 'oauth_client';

    /** Read orders, requests and their status */
    public const SCOPES_ORDERS_READ = 'orders:read';

    /** Create, change and cancel orders; advance sandbox processes */
    public const SCOPES_ORDERS_WRITE = 'orders:write';

    /** Read location and arrival */
    public const SCOPES_TRACKING_READ = 'tracking:read';

    /** List and download documents */
    public const SCOPES_DOCUMENTS_READ = 'documents:read';

    /** See invoices among the documents */
    public const SCOPES_INVOICES_READ = 'invoices:read';

    /** Read quotes and their documents */
    public const SCOPES_QUOTES_READ = 'quotes:read';

    /** Request, accept and decline quotes */
    public const SCOPES_QUOTES_WRITE = 'quotes:write';

    /** Manage webhook endpoints and test inboxes; read the request log */
    public const SCOPES_WEBHOOKS_MANAGE = 'webhooks:manage';

    /** The id of the credential */
    public readonly string $id;

    /** Its name in the portal */
    public readonly string $name;

    /** The id of the OAuth client; null for an API key */
    public readonly ?string $clientId;

    /** The readable start of the key or secret */
    public readonly string $prefix;

    /**
     * The environment in which the credential acts
     *
     * - `production`: Real orders: vehicles are driven and billed
     * - `sandbox`: Simulated orders: nothing is driven or billed
     */
    public readonly string $environment;

    /**
     * Kind of credential
     *
     * - `api_key`: An API key, which is sent with every call
     * - `oauth_client`: An OAuth client, which exchanges its secret for access tokens of one hour
     */
    public readonly string $type;

    /**
     * The scopes of this call: a token may hold fewer than its client
     * @var list<string>
     */
    public readonly array $scopes;

    /** When the credential expires; null if it does not expire */
    public readonly ?string $expiresAt;

    /** When the credential was created */
    public readonly string $createdAt;

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
        $this->clientId = $fields->clientId ?? null;
        if (isset($fields->prefix)) {
            $this->prefix = $fields->prefix;
        }
        if (isset($fields->environment)) {
            $this->environment = $fields->environment;
        }
        if (isset($fields->type)) {
            $this->type = $fields->type;
        }
        if (isset($fields->scopes)) {
            $this->scopes = self::toPhp($fields->scopes);
        }
        $this->expiresAt = $fields->expiresAt ?? null;
        if (isset($fields->createdAt)) {
            $this->createdAt = $fields->createdAt;
        }
    }
}
