<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The field lines of OrderPrice. */
final class OrderPriceLines extends Record
{
    /** The transfer itself */
    public const CODE_BASE = 'BASE';

    /** Kilometres; one line for each tier of the agreement */
    public const CODE_DISTANCE = 'DISTANCE';

    /** Supplement to the minimum price */
    public const CODE_MINIMUM = 'MINIMUM';

    /** Surcharge for a weekend */
    public const CODE_WEEKEND = 'WEEKEND';

    /** Surcharge for short notice */
    public const CODE_EXPRESS = 'EXPRESS';

    /** Fuel surcharge of the month */
    public const CODE_FUEL = 'FUEL';

    /** Registration of the vehicle */
    public const CODE_REGISTRATION = 'REGISTRATION';

    /** Short-term plate */
    public const CODE_SHORT_TERM_PLATE = 'SHORT_TERM_PLATE';

    /** Official fee of the registration, without VAT */
    public const CODE_REGISTRATION_FEE = 'REGISTRATION_FEE';

    /** Official fee of the short-term plate, without VAT */
    public const CODE_SHORT_TERM_PLATE_FEE = 'SHORT_TERM_PLATE_FEE';

    /**
     * What the line is for; null for a line that the operator wrote on a quote
     *
     * - `BASE`: The transfer itself
     * - `DISTANCE`: Kilometres; one line for each tier of the agreement
     * - `MINIMUM`: Supplement to the minimum price
     * - `WEEKEND`: Surcharge for a weekend
     * - `EXPRESS`: Surcharge for short notice
     * - `FUEL`: Fuel surcharge of the month
     * - `REGISTRATION`: Registration of the vehicle
     * - `SHORT_TERM_PLATE`: Short-term plate
     * - `REGISTRATION_FEE`: Official fee of the registration, without VAT
     * - `SHORT_TERM_PLATE_FEE`: Official fee of the short-term plate, without VAT
     */
    public readonly ?string $code;

    /** The same in words */
    public readonly string $description;

    /** Kilometres for `DISTANCE`, otherwise the number of units */
    public readonly float $quantity;

    /** Amount of one unit without VAT */
    public readonly float $unitNet;

    /** Amount of the line without VAT */
    public readonly float $net;

    /** Rate of VAT in percent; 0 for an official fee that is passed on */
    public readonly float $vatRate;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        $this->code = $fields->code ?? null;
        if (isset($fields->description)) {
            $this->description = $fields->description;
        }
        if (isset($fields->quantity)) {
            $this->quantity = $fields->quantity;
        }
        if (isset($fields->unitNet)) {
            $this->unitNet = $fields->unitNet;
        }
        if (isset($fields->net)) {
            $this->net = $fields->net;
        }
        if (isset($fields->vatRate)) {
            $this->vatRate = $fields->vatRate;
        }
    }
}
