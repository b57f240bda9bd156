<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The field driver of Order. */
final class OrderDriver extends Record
{
    /** First name of the driver */
    public readonly string $firstName;

    /** First letter of the last name */
    public readonly string $initial;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->firstName)) {
            $this->firstName = $fields->firstName;
        }
        if (isset($fields->initial)) {
            $this->initial = $fields->initial;
        }
    }
}
