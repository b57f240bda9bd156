<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The field checks of InboxMessageSignature. */
final class InboxMessageSignatureChecks extends Record
{
    /** What was checked */
    public readonly string $name;

    /** Whether this check succeeded */
    public readonly bool $ok;

    /** The finding, in one sentence */
    public readonly string $explanation;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->name)) {
            $this->name = $fields->name;
        }
        if (isset($fields->ok)) {
            $this->ok = $fields->ok;
        }
        if (isset($fields->explanation)) {
            $this->explanation = $fields->explanation;
        }
    }
}
