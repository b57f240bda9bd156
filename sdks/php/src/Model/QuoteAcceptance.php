<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The field acceptance of Quote. */
final class QuoteAcceptance extends Record
{
    /** Whether the agreement provides acceptance by API */
    public readonly bool $viaApi;

    /** The page to accept or decline the quote; null when it is not on offer, or when the caller may not decide on quotes */
    public readonly ?string $url;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->viaApi)) {
            $this->viaApi = $fields->viaApi;
        }
        $this->url = $fields->url ?? null;
    }
}
