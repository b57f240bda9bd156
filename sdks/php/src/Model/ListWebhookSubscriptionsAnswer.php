<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The answer of listWebhookSubscriptions. */
final class ListWebhookSubscriptionsAnswer extends Record
{
    /**
     * The endpoints of the environment
     * @var list<WebhookSubscription>
     */
    public readonly array $data;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->data)) {
            $this->data = array_map(static fn (\stdClass $each) => new WebhookSubscription($each), $fields->data);
        }
    }
}
