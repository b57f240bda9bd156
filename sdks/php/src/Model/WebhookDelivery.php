<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** A message to an endpoint, with the result of its last attempt. */
final class WebhookDelivery extends Record
{
    /** Not tried yet */
    public const STATE_PENDING = 'PENDING';

    /** Answered with 2xx */
    public const STATE_DELIVERED = 'DELIVERED';

    /** Failed; another attempt follows */
    public const STATE_FAILED_RETRYING = 'FAILED_RETRYING';

    /** Given up, or ended by a pause */
    public const STATE_DEAD_LETTER = 'DEAD_LETTER';

    /** As in X-Service-Delivery-Id */
    public readonly string $id;

    /** The endpoint that the message is for */
    public readonly string $endpointId;

    /** The id of the event, as in the message */
    public readonly string $eventId;

    /** The name of the event */
    public readonly string $event;

    /** The order or request; null for a test message */
    public readonly ?string $orderId;

    /**
     * Status of the delivery
     *
     * - `PENDING`: Not tried yet
     * - `DELIVERED`: Answered with 2xx
     * - `FAILED_RETRYING`: Failed; another attempt follows
     * - `DEAD_LETTER`: Given up, or ended by a pause
     */
    public readonly string $state;

    /** Number of attempts, including those before a resend */
    public readonly int $attempts;

    /** When the next attempt is due; null if no attempt follows */
    public readonly ?string $nextAttemptAt;

    /** HTTP status of the last attempt */
    public readonly ?int $status;

    /** Duration of the last attempt in milliseconds */
    public readonly ?int $durationMs;

    /** The beginning of the last response */
    public readonly ?string $response;

    /** Why the last attempt failed, if no response came */
    public readonly ?string $error;

    /** When the message was created */
    public readonly string $createdAt;

    /** When it was delivered or given up; null while attempts follow */
    public readonly ?string $finishedAt;

    /** Number of the order or request */
    public readonly ?string $orderNumber;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->id)) {
            $this->id = $fields->id;
        }
        if (isset($fields->endpointId)) {
            $this->endpointId = $fields->endpointId;
        }
        if (isset($fields->eventId)) {
            $this->eventId = $fields->eventId;
        }
        if (isset($fields->event)) {
            $this->event = $fields->event;
        }
        $this->orderId = $fields->orderId ?? null;
        if (isset($fields->state)) {
            $this->state = $fields->state;
        }
        if (isset($fields->attempts)) {
            $this->attempts = $fields->attempts;
        }
        $this->nextAttemptAt = $fields->nextAttemptAt ?? null;
        $this->status = $fields->status ?? null;
        $this->durationMs = $fields->durationMs ?? null;
        $this->response = $fields->response ?? null;
        $this->error = $fields->error ?? null;
        if (isset($fields->createdAt)) {
            $this->createdAt = $fields->createdAt;
        }
        $this->finishedAt = $fields->finishedAt ?? null;
        $this->orderNumber = $fields->orderNumber ?? null;
    }
}
