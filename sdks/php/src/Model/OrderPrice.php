<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The field price of Order. */
final class OrderPrice extends Record
{
    /** Amount without VAT, with up to two decimals */
    public readonly float $net;

    /** Amount with VAT, with up to two decimals */
    public readonly float $gross;

    /** Rate of VAT in percent, such as 19 */
    public readonly float $vatRate;

    /** Currency as an ISO 4217 code, such as EUR */
    public readonly string $currency;

    /**
     * The parts that add up to the net amount
     * @var list<OrderPriceLines>
     */
    public readonly array $lines;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->net)) {
            $this->net = $fields->net;
        }
        if (isset($fields->gross)) {
            $this->gross = $fields->gross;
        }
        if (isset($fields->vatRate)) {
            $this->vatRate = $fields->vatRate;
        }
        if (isset($fields->currency)) {
            $this->currency = $fields->currency;
        }
        if (isset($fields->lines)) {
            $this->lines = array_map(static fn (\stdClass $each) => new OrderPriceLines($each), $fields->lines);
        }
    }
}
