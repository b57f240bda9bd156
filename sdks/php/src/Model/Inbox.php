<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** A URL of the sandbox that stores the messages sent to it. */
final class Inbox extends Record
{
    /** The id of the inbox */
    public readonly string $id;

    /** Where to send messages: the address for a webhook endpoint of the sandbox */
    public readonly string $url;

    /** When the inbox and its messages are deleted */
    public readonly string $expiresAt;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->id)) {
            $this->id = $fields->id;
        }
        if (isset($fields->url)) {
            $this->url = $fields->url;
        }
        if (isset($fields->expiresAt)) {
            $this->expiresAt = $fields->expiresAt;
        }
    }
}
