<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** An address as orders hold it. */
final class Location extends Record
{
    /** The whole address in one line, for showing it to people */
    public readonly string $formatted;

    /** Company at the address; null if none was given */
    public readonly ?string $company;

    /** Street and house number */
    public readonly string $street;

    /** Postal code in the form of the country */
    public readonly string $postalCode;

    /** Town or city */
    public readonly string $city;

    /** Country as an ISO 3166-1 alpha-2 code, such as DE */
    public readonly string $country;

    /** The contact person on site */
    public readonly LocationContact $contact;

    /** Coordinates of the address; null until they were found */
    public readonly ?LocationCoordinates $coordinates;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->formatted)) {
            $this->formatted = $fields->formatted;
        }
        $this->company = $fields->company ?? null;
        if (isset($fields->street)) {
            $this->street = $fields->street;
        }
        if (isset($fields->postalCode)) {
            $this->postalCode = $fields->postalCode;
        }
        if (isset($fields->city)) {
            $this->city = $fields->city;
        }
        if (isset($fields->country)) {
            $this->country = $fields->country;
        }
        if (isset($fields->contact)) {
            $this->contact = new LocationContact($fields->contact);
        }
        $this->coordinates = isset($fields->coordinates) ? new LocationCoordinates($fields->coordinates) : null;
    }
}
