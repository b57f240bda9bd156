<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** A message in an inbox, with its signature checked step by step. */
final class InboxMessage extends Record
{
    /** The id of the stored message */
    public readonly string $id;

    /** When the inbox received it */
    public readonly string $receivedAt;

    /**
     * The headers of the message, by their name in lower case
     * @var array<string, string>
     */
    public readonly array $headers;

    /** The body as it was received: exactly the bytes that were signed */
    public readonly string $body;

    /** The checked signature; null when no endpoint sends to this inbox any more */
    public readonly ?InboxMessageSignature $signature;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->id)) {
            $this->id = $fields->id;
        }
        if (isset($fields->receivedAt)) {
            $this->receivedAt = $fields->receivedAt;
        }
        if (isset($fields->headers)) {
            $this->headers = self::toPhp($fields->headers);
        }
        if (isset($fields->body)) {
            $this->body = $fields->body;
        }
        $this->signature = isset($fields->signature) ? new InboxMessageSignature($fields->signature) : null;
    }
}
