<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The result of a test message. */
final class WebhookTestResult extends Record
{
    /** Whether the endpoint answered with a 2xx in time */
    public readonly bool $delivered;

    /** HTTP status of the answer; null if there was none */
    public readonly ?int $status;

    /** Response time in milliseconds */
    public readonly int $durationMs;

    /** The beginning of the response */
    public readonly string $response;

    /** Why there was no answer, such as a refused connection; null if there was one */
    public readonly ?string $error;

    /** The id of the delivery, as in the header X-Service-Delivery-Id */
    public readonly string $deliveryId;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->delivered)) {
            $this->delivered = $fields->delivered;
        }
        $this->status = $fields->status ?? null;
        if (isset($fields->durationMs)) {
            $this->durationMs = $fields->durationMs;
        }
        if (isset($fields->response)) {
            $this->response = $fields->response;
        }
        $this->error = $fields->error ?? null;
        if (isset($fields->deliveryId)) {
            $this->deliveryId = $fields->deliveryId;
        }
    }
}
