<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Event;
use Handover\Record;

/** A page of events, oldest first. */
final class EventPage extends Record
{
    /**
     * Oldest first; each is exactly the body of the webhook message
     * @var list<\Handover\Event>
     */
    public readonly array $data;

    /** Send it as `cursor` to get the next page; null on the last page */
    public readonly ?string $nextCursor;

    /** Never null: send it as `cursor` with the next poll to get newer events */
    public readonly string $resumeCursor;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->data)) {
            $this->data = array_map(static fn (\stdClass $each) => Event::of($each), $fields->data);
        }
        $this->nextCursor = $fields->nextCursor ?? null;
        if (isset($fields->resumeCursor)) {
            $this->resumeCursor = $fields->resumeCursor;
        }
    }
}
