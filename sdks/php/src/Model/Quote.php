<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** A quote with its version, amounts and line items. */
final class Quote extends Record
{
    /** No quote was made yet */
    public const STATE_REQUESTED = 'REQUESTED';

    /** A quote is on offer and waits for a decision */
    public const STATE_OFFERED = 'OFFERED';

    /** The quote was accepted; the request became an order */
    public const STATE_ACCEPTED = 'ACCEPTED';

    /** The quote was declined; the request is rejected */
    public const STATE_DECLINED = 'DECLINED';

    /** The operator withdrew the quote before a decision */
    public const STATE_WITHDRAWN = 'WITHDRAWN';

    /** The quote was valid until `validUntil` and nobody decided */
    public const STATE_EXPIRED = 'EXPIRED';

    /** The id of the quote, which is also the id of the request */
    public readonly string $id;

    /** Number of the quote; null before the first one */
    public readonly ?string $quoteNumber;

    /** The id of the request */
    public readonly string $requestId;

    /** Number of the request; of a quote for a change, the number of the order */
    public readonly string $requestNumber;

    /** The id of the order; null until the quote is accepted, unless it is for a change of an order */
    public readonly ?string $orderId;

    /** Number of the order; null until the quote is accepted */
    public readonly ?string $orderNumber;

    /**
     * Status of the quote
     *
     * - `REQUESTED`: No quote was made yet
     * - `OFFERED`: A quote is on offer and waits for a decision
     * - `ACCEPTED`: The quote was accepted; the request became an order
     * - `DECLINED`: The quote was declined; the request is rejected
     * - `WITHDRAWN`: The operator withdrew the quote before a decision
     * - `EXPIRED`: The quote was valid until `validUntil` and nobody decided
     */
    public readonly string $state;

    /** Version of the quote, counted from 1; 0 before the first quote */
    public readonly int $version;

    /** It can be accepted until this time; null before the first quote */
    public readonly ?string $validUntil;

    /** What the order will cost; null before the first quote */
    public readonly ?QuoteAmounts $amounts;

    /**
     * The lines that add up to the net amount; empty before the first quote
     * @var list<QuoteLineItem>
     */
    public readonly array $lineItems;

    /** How the quote can be accepted */
    public readonly QuoteAcceptance $acceptance;

    /** Where to download the quote as PDF; null before it exists */
    public readonly ?string $documentUrl;

    /** When the first quote was made; until then, when the request was created */
    public readonly string $createdAt;

    /** Time of the last change of the quote; before the first quote, that of the request */
    public readonly string $updatedAt;

    /** When it was accepted, declined or withdrawn; null until then */
    public readonly ?string $decidedAt;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->id)) {
            $this->id = $fields->id;
        }
        $this->quoteNumber = $fields->quoteNumber ?? null;
        if (isset($fields->requestId)) {
            $this->requestId = $fields->requestId;
        }
        if (isset($fields->requestNumber)) {
            $this->requestNumber = $fields->requestNumber;
        }
        $this->orderId = $fields->orderId ?? null;
        $this->orderNumber = $fields->orderNumber ?? null;
        if (isset($fields->state)) {
            $this->state = $fields->state;
        }
        if (isset($fields->version)) {
            $this->version = $fields->version;
        }
        $this->validUntil = $fields->validUntil ?? null;
        $this->amounts = isset($fields->amounts) ? new QuoteAmounts($fields->amounts) : null;
        if (isset($fields->lineItems)) {
            $this->lineItems = array_map(static fn (\stdClass $each) => new QuoteLineItem($each), $fields->lineItems);
        }
        if (isset($fields->acceptance)) {
            $this->acceptance = new QuoteAcceptance($fields->acceptance);
        }
        $this->documentUrl = $fields->documentUrl ?? null;
        if (isset($fields->createdAt)) {
            $this->createdAt = $fields->createdAt;
        }
        if (isset($fields->updatedAt)) {
            $this->updatedAt = $fields->updatedAt;
        }
        $this->decidedAt = $fields->decidedAt ?? null;
    }
}
