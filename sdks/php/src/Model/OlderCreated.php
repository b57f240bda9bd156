<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** An order of the older interface. */
final class OlderCreated extends Record
{
    /** An order */
    public const ART_ORDER = 'ORDER';

    /** A request that needs a quote */
    public const ART_REQUEST = 'REQUEST';

    /**
     * Whether this is an order or a request
     *
     * - `ORDER`: An order
     * - `REQUEST`: A request that needs a quote
     */
    public readonly string $art;

    /** The id of the order or request */
    public readonly string $orderId;

    /** Number of the order; null while it is a request */
    public readonly ?string $orderNumber;

    /** Number of the request; null if it never was one */
    public readonly ?string $requestNumber;

    /** The internal status, for example OPEN */
    public readonly string $status;

    /** Your own number; null if you sent none */
    public readonly ?string $externalOrderId;

    /** Whether this repeats the first answer */
    public readonly bool $wiederholung;

    /**
     * Names of the price and control fields that were dropped
     * @var list<string>
     */
    public readonly array $verworfeneFelder;

    /** A German sentence about the reason of a request and about dropped fields; null without both */
    public readonly ?string $hinweis;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->art)) {
            $this->art = $fields->art;
        }
        if (isset($fields->orderId)) {
            $this->orderId = $fields->orderId;
        }
        $this->orderNumber = $fields->orderNumber ?? null;
        $this->requestNumber = $fields->requestNumber ?? null;
        if (isset($fields->status)) {
            $this->status = $fields->status;
        }
        $this->externalOrderId = $fields->externalOrderId ?? null;
        if (isset($fields->wiederholung)) {
            $this->wiederholung = $fields->wiederholung;
        }
        if (isset($fields->verworfeneFelder)) {
            $this->verworfeneFelder = self::toPhp($fields->verworfeneFelder);
        }
        $this->hinweis = $fields->hinweis ?? null;
    }
}
