<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** How many deliveries are sent again. */
final class ResentWebhookDeliveries extends Record
{
    /** Number of deliveries that are sent again */
    public readonly int $resent;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->resent)) {
            $this->resent = $fields->resent;
        }
    }
}
