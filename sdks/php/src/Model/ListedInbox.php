<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** ListedInbox of the API. */
final class ListedInbox extends Record
{
    /** The id of the inbox */
    public readonly string $id;

    /** Where to send messages: the address for a webhook endpoint of the sandbox */
    public readonly string $url;

    /** When the inbox and its messages are deleted */
    public readonly string $expiresAt;

    /** When it was created */
    public readonly string $createdAt;

    /** How many messages it has */
    public readonly int $messages;

    /** When the newest one came */
    public readonly ?string $lastMessageAt;

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
        if (isset($fields->createdAt)) {
            $this->createdAt = $fields->createdAt;
        }
        if (isset($fields->messages)) {
            $this->messages = $fields->messages;
        }
        $this->lastMessageAt = $fields->lastMessageAt ?? null;
    }
}
