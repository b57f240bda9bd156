<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Absent;
use Handover\Body;

/**
 * The field services of OrderCreation.
 *
 * Fields that are not given are not sent.
 */
final class OrderCreationServices extends Body
{
    /** Give the fields by name. */
    public function __construct(
        /** Whether the operator registers the vehicle */
        public bool|null|Absent $registration = Absent::Field,
        /** Whether the operator gets short-term plates for the trip; only for `DRIVEN` transport */
        public bool|null|Absent $shortTermPlate = Absent::Field,
        /** Not offered: true is refused with SERVICE_NOT_SUPPORTED */
        public bool|null|Absent $exportPlate = Absent::Field,
        /** Not offered: true is refused with SERVICE_NOT_SUPPORTED */
        public bool|null|Absent $customs = Absent::Field,
    ) {
    }
}
