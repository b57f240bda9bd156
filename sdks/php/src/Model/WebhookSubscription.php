<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** A webhook endpoint, without its secret. */
final class WebhookSubscription extends Record
{
    /** Real orders: vehicles are driven and billed */
    public const ENVIRONMENT_PRODUCTION = 'production';

    /** Simulated orders: nothing is driven or billed */
    public const ENVIRONMENT_SANDBOX = 'sandbox';

    /** Messages are sent */
    public const STATUS_ACTIVE = 'ACTIVE';

    /** Nothing is sent until the endpoint is resumed */
    public const STATUS_PAUSED = 'PAUSED';

    /** Messages of API v1 */
    public const FORMAT_2026_09_01 = '2026-09-01';

    /** Messages of the older format, which endpoints created before 2026-09-23 get until they are switched */
    public const FORMAT_LEGACY = 'legacy';

    /** The id of the endpoint */
    public readonly string $id;

    /** Where messages are sent */
    public readonly string $url;

    /**
     * The names of the events that the endpoint receives
     * @var list<string>
     */
    public readonly array $events;

    /** Your note about the endpoint; null if there is none */
    public readonly ?string $description;

    /**
     * The environment whose events it receives
     *
     * - `production`: Real orders: vehicles are driven and billed
     * - `sandbox`: Simulated orders: nothing is driven or billed
     */
    public readonly string $environment;

    /**
     * Whether messages are sent
     *
     * - `ACTIVE`: Messages are sent
     * - `PAUSED`: Nothing is sent until the endpoint is resumed
     */
    public readonly string $status;

    /**
     * The format of its messages
     *
     * - `2026-09-01`: Messages of API v1
     * - `legacy`: Messages of the older format, which endpoints created before 2026-09-23 get until they are switched
     */
    public readonly string $format;

    /** When the endpoint was created */
    public readonly string $createdAt;

    /** Time of the last change of the endpoint */
    public readonly string $updatedAt;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->id)) {
            $this->id = $fields->id;
        }
        if (isset($fields->url)) {
            $this->url = $fields->url;
        }
        if (isset($fields->events)) {
            $this->events = self::toPhp($fields->events);
        }
        $this->description = $fields->description ?? null;
        if (isset($fields->environment)) {
            $this->environment = $fields->environment;
        }
        if (isset($fields->status)) {
            $this->status = $fields->status;
        }
        if (isset($fields->format)) {
            $this->format = $fields->format;
        }
        if (isset($fields->createdAt)) {
            $this->createdAt = $fields->createdAt;
        }
        if (isset($fields->updatedAt)) {
            $this->updatedAt = $fields->updatedAt;
        }
    }
}
