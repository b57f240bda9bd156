<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Absent;
use Handover\Body;

/**
 * What can be changed of a pickup or a delivery.
 *
 * Fields that are not given are not sent.
 */
final class AddressChange extends Body
{
    /** Give the fields by name. */
    public function __construct(
        /** The contact on site: fields that are not sent stay, and a field that is null is cleared */
        public AddressContact|array|Absent $contact = Absent::Field,
    ) {
    }
}
