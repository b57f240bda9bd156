<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Absent;
use Handover\Body;

/**
 * The contact person at an address, in a body that is sent.
 *
 * Fields that are not given are not sent.
 */
final class AddressContact extends Body
{
    /** Give the fields by name. */
    public function __construct(
        /** Name of the person on site */
        public string|null|Absent $name = Absent::Field,
        /** Phone number of that person; the driver may call it */
        public string|null|Absent $phone = Absent::Field,
    ) {
    }
}
