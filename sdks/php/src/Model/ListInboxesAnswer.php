<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The answer of listInboxes. */
final class ListInboxesAnswer extends Record
{
    /**
     * All inboxes of the account
     * @var list<ListedInbox>
     */
    public readonly array $data;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->data)) {
            $this->data = array_map(static fn (\stdClass $each) => new ListedInbox($each), $fields->data);
        }
    }
}
