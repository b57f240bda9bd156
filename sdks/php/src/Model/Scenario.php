<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The state of a scenario of the sandbox. */
final class Scenario extends Record
{
    /** From order to invoice without problems */
    public const NAME_STANDARD = 'STANDARD';

    /** On the road a delay is reported; the delivery moves by two hours */
    public const NAME_DELAY = 'DELAY';

    /** Damage is noted at the handover, with a damage report */
    public const NAME_DAMAGE = 'DAMAGE';

    /** The operator cancels after a driver was assigned */
    public const NAME_CANCELLATION = 'CANCELLATION';

    /** A request first, then a quote, its acceptance, and the order */
    public const NAME_QUOTE_REQUIRED = 'QUOTE_REQUIRED';

    /** Waiting time and a fuel receipt are approved, invoiced with the transport, and paid */
    public const NAME_EXTRAS = 'EXTRAS';

    /** The invoice is cancelled, and a new one is issued */
    public const NAME_CORRECTED_INVOICE = 'CORRECTED_INVOICE';

    /** The vehicle is not there; the order is cancelled, and the trip is invoiced */
    public const NAME_TRIP_IN_VAIN = 'TRIP_IN_VAIN';

    /** The operator changes the destination and the price, before the pickup and on the way */
    public const NAME_CHANGED_ORDER = 'CHANGED_ORDER';

    /** A step runs every 20 seconds */
    public const MODE_AUTOMATIC = 'automatic';

    /** A step runs only when you advance the order */
    public const MODE_MANUAL = 'manual';

    /**
     * The scenario that the order plays
     *
     * - `STANDARD`: From order to invoice without problems
     * - `DELAY`: On the road a delay is reported; the delivery moves by two hours
     * - `DAMAGE`: Damage is noted at the handover, with a damage report
     * - `CANCELLATION`: The operator cancels after a driver was assigned
     * - `QUOTE_REQUIRED`: A request first, then a quote, its acceptance, and the order
     * - `EXTRAS`: Waiting time and a fuel receipt are approved, invoiced with the transport, and paid
     * - `CORRECTED_INVOICE`: The invoice is cancelled, and a new one is issued
     * - `TRIP_IN_VAIN`: The vehicle is not there; the order is cancelled, and the trip is invoiced
     * - `CHANGED_ORDER`: The operator changes the destination and the price, before the pickup and on the way
     */
    public readonly string $name;

    /**
     * How the next step is started
     *
     * - `automatic`: A step runs every 20 seconds
     * - `manual`: A step runs only when you advance the order
     */
    public readonly string $mode;

    /** Number of the last step that ran; 1 is the creation */
    public readonly int $step;

    /** Number of steps of the scenario */
    public readonly int $steps;

    /** Whether all steps have run */
    public readonly bool $finished;

    /** Name of the last step that ran, such as `DRIVER_ASSIGNED` */
    public readonly ?string $last;

    /** Name of the next step; null at the end */
    public readonly ?string $next;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->name)) {
            $this->name = $fields->name;
        }
        if (isset($fields->mode)) {
            $this->mode = $fields->mode;
        }
        if (isset($fields->step)) {
            $this->step = $fields->step;
        }
        if (isset($fields->steps)) {
            $this->steps = $fields->steps;
        }
        if (isset($fields->finished)) {
            $this->finished = $fields->finished;
        }
        $this->last = $fields->last ?? null;
        $this->next = $fields->next ?? null;
    }
}
