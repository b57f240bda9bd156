<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The field coordinates of Location. */
final class LocationCoordinates extends Record
{
    /** Latitude in degrees, WGS 84 */
    public readonly float $lat;

    /** Longitude in degrees, WGS 84 */
    public readonly float $lng;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->lat)) {
            $this->lat = $fields->lat;
        }
        if (isset($fields->lng)) {
            $this->lng = $fields->lng;
        }
    }
}
