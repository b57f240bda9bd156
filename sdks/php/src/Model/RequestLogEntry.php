<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** A call of one of your systems. */
final class RequestLogEntry extends Record
{
    /** A call of API v1 */
    public const INTERFACE_V1 = 'v1';

    /** A call of the older interface */
    public const INTERFACE_LEGACY = 'legacy';

    /** A call of the token endpoint */
    public const INTERFACE_OAUTH = 'oauth';

    /** A tool that an agent called */
    public const INTERFACE_MCP = 'mcp';

    /** Real orders: vehicles are driven and billed */
    public const ENVIRONMENT_PRODUCTION = 'production';

    /** Simulated orders: nothing is driven or billed */
    public const ENVIRONMENT_SANDBOX = 'sandbox';

    /** The id of the call, as in the header X-Request-Id */
    public readonly string $requestId;

    /** When the call arrived */
    public readonly string $at;

    /**
     * Which interface was called
     *
     * - `v1`: A call of API v1
     * - `legacy`: A call of the older interface
     * - `oauth`: A call of the token endpoint
     * - `mcp`: A tool that an agent called
     */
    public readonly string $interface;

    /**
     * The environment of the credential
     *
     * - `production`: Real orders: vehicles are driven and billed
     * - `sandbox`: Simulated orders: nothing is driven or billed
     */
    public readonly string $environment;

    /** HTTP method */
    public readonly string $method;

    /** The called path without the query, which is not stored */
    public readonly string $path;

    /** HTTP status of the answer */
    public readonly int $status;

    /** Response time in milliseconds */
    public readonly float $durationMs;

    /** The credential of the call; null if none was recognised */
    public readonly ?RequestLogEntryCredential $credential;

    /** The order that the call was about; null if none */
    public readonly ?RequestLogEntryOrder $order;

    /** Your own number in the call or of its order; null if none */
    public readonly ?string $externalOrderId;

    /** The error code of API v1, also for calls of the older interface; null for a success */
    public readonly ?string $errorCode;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->requestId)) {
            $this->requestId = $fields->requestId;
        }
        if (isset($fields->at)) {
            $this->at = $fields->at;
        }
        if (isset($fields->interface)) {
            $this->interface = $fields->interface;
        }
        if (isset($fields->environment)) {
            $this->environment = $fields->environment;
        }
        if (isset($fields->method)) {
            $this->method = $fields->method;
        }
        if (isset($fields->path)) {
            $this->path = $fields->path;
        }
        if (isset($fields->status)) {
            $this->status = $fields->status;
        }
        if (isset($fields->durationMs)) {
            $this->durationMs = $fields->durationMs;
        }
        $this->credential = isset($fields->credential) ? new RequestLogEntryCredential($fields->credential) : null;
        $this->order = isset($fields->order) ? new RequestLogEntryOrder($fields->order) : null;
        $this->externalOrderId = $fields->externalOrderId ?? null;
        $this->errorCode = $fields->errorCode ?? null;
    }
}
