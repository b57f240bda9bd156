<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** What creating an order would give. */
final class OrderCheck extends Record
{
    /** It is ordered and has a price */
    public const KIND_ORDER = 'ORDER';

    /** The agreement asks for a quote; accepting the quote makes it an order */
    public const KIND_REQUEST = 'REQUEST';

    /**
     * The result of creating it now
     *
     * - `ORDER`: It is ordered and has a price
     * - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
     */
    public readonly string $kind;

    /** The price by the agreement; null for a request */
    public readonly ?OrderPrice $price;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->kind)) {
            $this->kind = $fields->kind;
        }
        $this->price = isset($fields->price) ? new OrderPrice($fields->price) : null;
    }
}
