<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Event;

/** invoice.created: An invoice, a cancellation invoice or a credit note was issued. */
final class InvoiceCreatedEvent extends Event
{
    /** The event and the order or request that it is about */
    public readonly InvoiceCreatedEventData $data;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->data)) {
            $this->data = new InvoiceCreatedEventData($fields->data);
        }
    }
}
