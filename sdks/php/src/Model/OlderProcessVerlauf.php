<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The field verlauf of OlderProcess. */
final class OlderProcessVerlauf extends Record
{
    /** Number of the step */
    public readonly int $schritt;

    /** Name of the step */
    public readonly string $name;

    /** When the step ran */
    public readonly string $zeitpunkt;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->schritt)) {
            $this->schritt = $fields->schritt;
        }
        if (isset($fields->name)) {
            $this->name = $fields->name;
        }
        if (isset($fields->zeitpunkt)) {
            $this->zeitpunkt = $fields->zeitpunkt;
        }
    }
}
