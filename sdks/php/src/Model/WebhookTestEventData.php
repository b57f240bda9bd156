<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The field data of WebhookTestEvent. */
final class WebhookTestEventData extends Record
{
    /** Null: a test message belongs to no order */
    public readonly mixed $status;

    /** A sentence stating that this is a test */
    public readonly string $message;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        $this->status = $fields->status ?? null;
        if (isset($fields->message)) {
            $this->message = $fields->message;
        }
    }
}
