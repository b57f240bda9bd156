<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The field order of RequestLogEntry. */
final class RequestLogEntryOrder extends Record
{
    /** The id of the order or request */
    public readonly string $id;

    /** Its order number, or its request number while it is a request */
    public readonly string $number;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->id)) {
            $this->id = $fields->id;
        }
        if (isset($fields->number)) {
            $this->number = $fields->number;
        }
    }
}
