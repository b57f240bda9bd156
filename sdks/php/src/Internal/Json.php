<?php

// JSON of bodies and answers.

declare(strict_types=1);

namespace Handover\Internal;

use Handover\Body;
use Handover\Exception\ConfigurationException;

/** @internal */
final class Json
{
    private const PLAIN = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_LINE_TERMINATORS;

    /**
     * The text of a body.
     *
     * @param array<string, mixed>|Body $body
     */
    public static function encodeBody(array|Body $body): string
    {
        $fields = (array) self::plain($body);
        // An empty array of PHP would become a list.
        if (($fields['metadata'] ?? null) === []) {
            $fields['metadata'] = new \stdClass();
        }
        try {
            return json_encode((object) $fields, self::PLAIN | JSON_THROW_ON_ERROR);
        } catch (\JsonException $error) {
            throw new ConfigurationException("The body cannot be sent as JSON: {$error->getMessage()}.", 0, $error);
        }
    }

    /** The same JSON without blanks, as the service writes it; null if the text is no JSON. */
    public static function compact(string $text): ?string
    {
        $value = json_decode($text);
        if (json_last_error() !== JSON_ERROR_NONE) {
            return null;
        }
        $compact = json_encode($value, self::PLAIN);
        return $compact === false ? null : $compact;
    }

    /** @throws \JsonException if the text is no JSON */
    public static function decode(string $text): mixed
    {
        return json_decode($text, false, 512, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE);
    }

    /** Bodies within bodies as arrays, and times as texts. */
    private static function plain(mixed $value): mixed
    {
        if ($value instanceof \DateTimeInterface) {
            return Times::text($value);
        }
        if ($value instanceof Body) {
            $fields = array_map(self::plain(...), $value->toArray());
            return $fields === [] ? new \stdClass() : $fields;
        }
        return is_array($value) ? array_map(self::plain(...), $value) : $value;
    }
}
