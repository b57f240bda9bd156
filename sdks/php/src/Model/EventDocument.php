<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** The document that came with an event. */
final class EventDocument extends Record
{
    /** The id of the document */
    public readonly string $id;

    /** Kind of document, as in the list of documents */
    public readonly string $kind;

    /** File name for saving */
    public readonly string $fileName;

    /** Media type of the file, such as application/pdf */
    public readonly string $contentType;

    /** Size of the file in bytes */
    public readonly int $size;

    /** SHA-256 of the file in hexadecimal; compare it after the download */
    public readonly string $sha256;

    /** Where to download the file, with a credential that has `documents:read` */
    public readonly string $downloadUrl;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        if (isset($fields->id)) {
            $this->id = $fields->id;
        }
        if (isset($fields->kind)) {
            $this->kind = $fields->kind;
        }
        if (isset($fields->fileName)) {
            $this->fileName = $fields->fileName;
        }
        if (isset($fields->contentType)) {
            $this->contentType = $fields->contentType;
        }
        if (isset($fields->size)) {
            $this->size = $fields->size;
        }
        if (isset($fields->sha256)) {
            $this->sha256 = $fields->sha256;
        }
        if (isset($fields->downloadUrl)) {
            $this->downloadUrl = $fields->downloadUrl;
        }
    }
}
