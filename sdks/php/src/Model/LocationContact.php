<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The field contact of Location. */
final class LocationContact extends Record
{
    /** Name of the person on site; null if none was given */
    public readonly ?string $name;

    /** Phone number of that person; null if none was given */
    public readonly ?string $phone;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        $this->name = $fields->name ?? null;
        $this->phone = $fields->phone ?? null;
    }
}
