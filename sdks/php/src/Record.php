<?php

// The base class of the records of the API.

declare(strict_types=1);

namespace Handover;

/**
 * A record as the service sent it. Its class has the fields that this version knows; fields that the service added later
 * can be read by their name, too. `json_encode` gives the record with all its fields.
 */
class Record implements \JsonSerializable
{
    private readonly \stdClass $raw;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        $this->raw = $fields;
    }

    /** A field that the class does not know; `isset` tells whether the service sent it. */
    public function __get(string $name): mixed
    {
        if (!property_exists($this->raw, $name)) {
            throw new \OutOfBoundsException(sprintf('%s has no field %s.', static::class, $name));
        }
        return self::toPhp($this->raw->{$name});
    }

    /** Whether the service sent this field, and not null. */
    public function __isset(string $name): bool
    {
        return isset($this->raw->{$name});
    }

    /**
     * All fields as nested arrays, also those that the class does not know.
     *
     * @return array<string, mixed>
     */
    public function toArray(): array
    {
        return self::toPhp($this->raw);
    }

    /** For `json_encode`: exactly the JSON that the service sent. */
    public function jsonSerialize(): \stdClass
    {
        return $this->raw;
    }

    /** @internal @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return $this->toArray();
    }

    /** @internal Objects of JSON as arrays. */
    protected static function toPhp(mixed $value): mixed
    {
        if ($value instanceof \stdClass) {
            $value = (array) $value;
        }
        return is_array($value) ? array_map(self::toPhp(...), $value) : $value;
    }
}
