<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The answer of listDocuments. */
final class ListDocumentsAnswer extends Record
{
    /**
     * The documents that the credential may see, oldest first
     * @var list<Document>
     */
    public readonly array $data;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->data)) {
            $this->data = array_map(static fn (\stdClass $each) => new Document($each), $fields->data);
        }
    }
}
