<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** Account, environment and scopes of a credential. */
final class CurrentCredential extends Record
{
    /** Real orders: vehicles are driven and billed */
    public const ENVIRONMENT_PRODUCTION = 'production';

    /** Simulated orders: nothing is driven or billed */
    public const ENVIRONMENT_SANDBOX = 'sandbox';

    /** A value of `apiVersion`. */
    public const API_VERSION_2026_09_01 = '2026-09-01';

    /**
     * The environment of this call, determined by the credential alone
     *
     * - `production`: Real orders: vehicles are driven and billed
     * - `sandbox`: Simulated orders: nothing is driven or billed
     */
    public readonly string $environment;

    /** The account that the credential belongs to */
    public readonly CurrentCredentialAccount $account;

    /** The credential of this call, without its secret */
    public readonly CurrentCredentialCredential $credential;

    /** How this call authenticated, and for how long */
    public readonly CurrentCredentialAuthentication $authentication;

    /** The version of the interface */
    public readonly string $apiVersion;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->environment)) {
            $this->environment = $fields->environment;
        }
        if (isset($fields->account)) {
            $this->account = new CurrentCredentialAccount($fields->account);
        }
        if (isset($fields->credential)) {
            $this->credential = new CurrentCredentialCredential($fields->credential);
        }
        if (isset($fields->authentication)) {
            $this->authentication = new CurrentCredentialAuthentication($fields->authentication);
        }
        if (isset($fields->apiVersion)) {
            $this->apiVersion = $fields->apiVersion;
        }
    }
}
