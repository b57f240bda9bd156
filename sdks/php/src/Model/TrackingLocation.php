<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The field location of Tracking. */
final class TrackingLocation extends Record
{
    /** Latitude in degrees, WGS 84 */
    public readonly float $lat;

    /** Longitude in degrees, WGS 84 */
    public readonly float $lng;

    /** When the device measured the position */
    public readonly string $recordedAt;

    /** Radius of uncertainty in metres; null if not known */
    public readonly ?float $accuracyMeters;

    /** Direction of travel, clockwise from north; null if not known */
    public readonly ?float $headingDegrees;

    /** Speed in km/h; null if not known */
    public readonly ?float $speedKmh;

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
        if (isset($fields->recordedAt)) {
            $this->recordedAt = $fields->recordedAt;
        }
        $this->accuracyMeters = $fields->accuracyMeters ?? null;
        $this->headingDegrees = $fields->headingDegrees ?? null;
        $this->speedKmh = $fields->speedKmh ?? null;
    }
}
