<?php

// The base class of bodies that are sent.

declare(strict_types=1);

namespace Handover;

/** A body of a call. Every call also takes an array with the same fields. */
abstract class Body implements \JsonSerializable
{
    /**
     * The fields that are sent: those that were given, null included.
     *
     * @return array<string, mixed>
     */
    public function toArray(): array
    {
        return array_filter(get_object_vars($this), static fn (mixed $value) => $value !== Absent::Field);
    }

    /** For `json_encode`. */
    public function jsonSerialize(): \stdClass
    {
        return (object) $this->toArray();
    }
}
