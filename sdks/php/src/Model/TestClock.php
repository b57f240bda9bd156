<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The clock of an order of the sandbox, and what it ran. */
final class TestClock extends Record
{
    /** Current time of the order's clock */
    public readonly string $now;

    /**
     * The steps that this call ran; QUOTE_EXPIRED if a quote ended
     * @var list<TestClockStep>
     */
    public readonly array $ran;

    /** The next planned step; null if the scenario has ended or waits for your decision */
    public readonly ?TestClockStep $next;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->now)) {
            $this->now = $fields->now;
        }
        if (isset($fields->ran)) {
            $this->ran = array_map(static fn (\stdClass $each) => new TestClockStep($each), $fields->ran);
        }
        $this->next = isset($fields->next) ? new TestClockStep($fields->next) : null;
    }
}
