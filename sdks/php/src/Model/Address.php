<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Absent;
use Handover\Body;

/**
 * The address of a pickup or a delivery in a new order.
 *
 * Fields that are not given are not sent.
 */
final class Address extends Body
{
    /** Give the fields by name. */
    public function __construct(
        /** Street and house number */
        public string $street,
        /** Postal code in the form of the country, for example 20539 in DE */
        public string $postalCode,
        /** Town or city */
        public string $city,
        /** Company at the address */
        public string|null|Absent $company = Absent::Field,
        /** Country as an ISO 3166-1 alpha-2 code in either case */
        public string|null|Absent $country = Absent::Field,
        /** The contact person on site; dispatch needs name and phone number before the trip */
        public AddressContact|array|null|Absent $contact = Absent::Field,
    ) {
    }
}
