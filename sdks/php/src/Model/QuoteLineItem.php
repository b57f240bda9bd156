<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** A line of a quote. */
final class QuoteLineItem extends Record
{
    /** What the line is for */
    public readonly string $description;

    /** How many units */
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
