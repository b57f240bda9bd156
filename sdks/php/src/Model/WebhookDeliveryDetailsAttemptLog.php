<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The field attemptLog of WebhookDeliveryDetails. */
final class WebhookDeliveryDetailsAttemptLog extends Record
{
    /** Counts from 1 */
    public readonly int $attempt;

    /** When the attempt began */
    public readonly string $at;

    /** HTTP status; null if no response came */
    public readonly ?int $status;

    /** Duration of the attempt in milliseconds */
    public readonly int $durationMs;

    /** The beginning of the response */
    public readonly string $response;

    /** Why it failed, if no response came */
    public readonly ?string $error;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->attempt)) {
            $this->attempt = $fields->attempt;
        }
        if (isset($fields->at)) {
            $this->at = $fields->at;
        }
        $this->status = $fields->status ?? null;
        if (isset($fields->durationMs)) {
            $this->durationMs = $fields->durationMs;
        }
        if (isset($fields->response)) {
            $this->response = $fields->response;
        }
        $this->error = $fields->error ?? null;
    }
}
