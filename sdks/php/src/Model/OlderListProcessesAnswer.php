<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The answer of olderListProcesses. */
final class OlderListProcessesAnswer extends Record
{
    /**
     * The newest processes of the sandbox, at most 50
     * @var list<OlderProcess>
     */
    public readonly array $vorgaenge;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->vorgaenge)) {
            $this->vorgaenge = array_map(static fn (\stdClass $each) => new OlderProcess($each), $fields->vorgaenge);
        }
    }
}
