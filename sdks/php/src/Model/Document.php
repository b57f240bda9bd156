<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\Model;

use Handover\Record;

/** A document of an order, with the checksum of its file. */
final class Document extends Record
{
    /** The protocol of the pickup; exists from pickup on */
    public const KIND_PICKUP_PROTOCOL = 'PICKUP_PROTOCOL';

    /** The protocol of the delivery; exists from delivery on */
    public const KIND_DELIVERY_PROTOCOL = 'DELIVERY_PROTOCOL';

    /** Damage that was noted at the handover or reported after it */
    public const KIND_DAMAGE_REPORT = 'DAMAGE_REPORT';

    /** A signed power of attorney that was uploaded */
    public const KIND_AUTHORIZATION = 'AUTHORIZATION';

    /** Papers of the vehicle that were uploaded */
    public const KIND_VEHICLE_DOCUMENT = 'VEHICLE_DOCUMENT';

    /** An invoice, a cancellation invoice or a credit note; needs `invoices:read` too */
    public const KIND_INVOICE = 'INVOICE';

    /** The quote as it was offered; needs `quotes:read` too */
    public const KIND_QUOTE = 'QUOTE';

    /** The quote with the signature of its acceptance; needs `quotes:read` too */
    public const KIND_SIGNED_QUOTE = 'SIGNED_QUOTE';

    /** The id of the document */
    public readonly string $id;

    /**
     * Kind of document
     *
     * - `PICKUP_PROTOCOL`: The protocol of the pickup; exists from pickup on
     * - `DELIVERY_PROTOCOL`: The protocol of the delivery; exists from delivery on
     * - `DAMAGE_REPORT`: Damage that was noted at the handover or reported after it
     * - `AUTHORIZATION`: A signed power of attorney that was uploaded
     * - `VEHICLE_DOCUMENT`: Papers of the vehicle that were uploaded
     * - `INVOICE`: An invoice, a cancellation invoice or a credit note; needs `invoices:read` too
     * - `QUOTE`: The quote as it was offered; needs `quotes:read` too
     * - `SIGNED_QUOTE`: The quote with the signature of its acceptance; needs `quotes:read` too
     */
    public readonly string $kind;

    /** File name for saving */
    public readonly string $fileName;

    /** Media type of the file, such as application/pdf */
    public readonly string $contentType;

    /** Size of the file in bytes */
    public readonly int $size;

    /** SHA-256 of the file in hexadecimal; compare it after the download */
    public readonly string $sha256;

    /** When the document was stored */
    public readonly string $createdAt;

    /** Where to download the file, with the same credential */
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
        if (isset($fields->createdAt)) {
            $this->createdAt = $fields->createdAt;
        }
        if (isset($fields->downloadUrl)) {
            $this->downloadUrl = $fields->downloadUrl;
        }
    }
}
