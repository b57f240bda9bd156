<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The field signature of InboxMessage. */
final class InboxMessageSignature extends Record
{
    /** Whether all checks succeeded */
    public readonly bool $valid;

    /**
     * The steps of checking the signature, in order
     * @var list<InboxMessageSignatureChecks>
     */
    public readonly array $checks;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->valid)) {
            $this->valid = $fields->valid;
        }
        if (isset($fields->checks)) {
            $this->checks = array_map(static fn (\stdClass $each) => new InboxMessageSignatureChecks($each), $fields->checks);
        }
    }
}
