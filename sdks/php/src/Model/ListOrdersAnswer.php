<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The answer of listOrders. */
final class ListOrdersAnswer extends Record
{
    /**
     * The orders and requests of this page
     * @var list<Order>
     */
    public readonly array $data;

    /** Send it as `cursor` to get the next page; null on the last page */
    public readonly ?string $nextCursor;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->data)) {
            $this->data = array_map(static fn (\stdClass $each) => new Order($each), $fields->data);
        }
        $this->nextCursor = $fields->nextCursor ?? null;
    }
}
