<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The field services of Order. */
final class OrderServices extends Record
{
    /** Whether the operator registers the vehicle */
    public readonly bool $registration;

    /** Whether the operator gets short-term plates for the trip */
    public readonly bool $shortTermPlate;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->registration)) {
            $this->registration = $fields->registration;
        }
        if (isset($fields->shortTermPlate)) {
            $this->shortTermPlate = $fields->shortTermPlate;
        }
    }
}
