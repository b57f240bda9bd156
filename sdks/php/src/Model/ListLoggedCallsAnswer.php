<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The answer of listLoggedCalls. */
final class ListLoggedCallsAnswer extends Record
{
    /**
     * The calls of this page
     * @var list<RequestLogEntry>
     */
    public readonly array $data;

    /** Send it as `cursor` to get the next page; null on the last page */
    public readonly ?string $nextCursor;

    /** Set when the search stopped before the page was full: the next page continues from here */
    public readonly ?string $searchedTo;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->data)) {
            $this->data = array_map(static fn (\stdClass $each) => new RequestLogEntry($each), $fields->data);
        }
        $this->nextCursor = $fields->nextCursor ?? null;
        $this->searchedTo = $fields->searchedTo ?? null;
    }
}
