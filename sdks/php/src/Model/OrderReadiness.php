<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The field readiness of Order. */
final class OrderReadiness extends Record
{
    /** Dispatch has all that it needs to plan the trip */
    public const STATUS_READY_FOR_PLANNING = 'READY_FOR_PLANNING';

    /** The order is accepted, but the fields in `missing` are still needed */
    public const STATUS_INCOMPLETE = 'INCOMPLETE';

    /**
     * Whether dispatch can plan the order
     *
     * - `READY_FOR_PLANNING`: Dispatch has all that it needs to plan the trip
     * - `INCOMPLETE`: The order is accepted, but the fields in `missing` are still needed
     */
    public readonly string $status;

    /** True if a registration or a short-term plate was ordered, for which the operator needs papers */
    public readonly bool $documentsRequired;

    /**
     * Paths of the fields that dispatch still needs, such as `vehicle.vin`
     * @var list<string>
     */
    public readonly array $missing;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->status)) {
            $this->status = $fields->status;
        }
        if (isset($fields->documentsRequired)) {
            $this->documentsRequired = $fields->documentsRequired;
        }
        if (isset($fields->missing)) {
            $this->missing = self::toPhp($fields->missing);
        }
    }
}
