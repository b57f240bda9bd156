<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The field account of CurrentCredential. */
final class CurrentCredentialAccount extends Record
{
    /** The id of the account, which messages carry as `tenantId` */
    public readonly string $id;

    /** The name of the account */
    public readonly string $name;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->id)) {
            $this->id = $fields->id;
        }
        if (isset($fields->name)) {
            $this->name = $fields->name;
        }
    }
}
