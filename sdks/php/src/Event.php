<?php

// An event of any type, as a webhook delivers it.

declare(strict_types=1);

namespace Handover;

use Handover\Model\ApiTable;

/**
 * An event. Each known type has a class, such as `Model\VehicleDeliveredEvent`, whose `data` is typed; an event of a later
 * version has this class.
 *
 * @property-read Record $data What happened, to which order or request.
 */
class Event extends Record
{
    /** The id of the event, the same in every delivery. */
    public readonly string $id;

    /** The name of the event, one of `Model\EventName`. */
    public readonly string $type;

    /** The version of the format. */
    public readonly string $apiVersion;

    /** When it happened. */
    public readonly string $createdAt;

    /** The id of the account. */
    public readonly string $tenantId;

    /** @internal */
    public function __construct(\stdClass $fields)
    {
        parent::__construct($fields);
        foreach (['id', 'type', 'apiVersion', 'createdAt', 'tenantId'] as $name) {
            if (isset($fields->{$name})) {
                $this->{$name} = $fields->{$name};
            }
        }
    }

    /** @internal The class of the type of the event. */
    public static function of(\stdClass $fields): self
    {
        $type = $fields->type ?? null;
        $class = is_string($type) ? ApiTable::EVENTS[$type] ?? self::class : self::class;
        return new $class($fields);
    }

    /** The data of an event whose type this version does not know. */
    public function __get(string $name): mixed
    {
        $value = $this->jsonSerialize()->{$name} ?? null;
        return $name === 'data' && $value instanceof \stdClass ? new Record($value) : parent::__get($name);
    }
}
