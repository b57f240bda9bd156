<?php

// Times of the API: texts in ISO 8601, with milliseconds.

declare(strict_types=1);

namespace Handover\Internal;

/** @internal */
final class Times
{
    private const ISO = '/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/D';

    /** A time as it is sent. */
    public static function text(\DateTimeInterface $time): string
    {
        $utc = \DateTimeImmutable::createFromInterface($time)->setTimezone(new \DateTimeZone('UTC'));
        return $utc->format('Y-m-d\TH:i:s.v\Z');
    }

    /** Milliseconds since 1970, or null if the text is no time. A text without time zone counts as UTC. */
    public static function parseMs(string $text): ?int
    {
        if (preg_match(self::ISO, $text) !== 1) {
            return null;
        }
        try {
            return self::toMs(new \DateTimeImmutable($text, new \DateTimeZone('UTC')));
        } catch (\Exception) {
            return null;
        }
    }

    /** Milliseconds since 1970. */
    public static function toMs(\DateTimeInterface $time): int
    {
        return $time->getTimestamp() * 1000 + (int) $time->format('v');
    }

    /** The text of a time in milliseconds since 1970. */
    public static function fromMs(int $milliseconds): string
    {
        $seconds = (int) floor($milliseconds / 1000);
        $rest = $milliseconds - $seconds * 1000;
        return gmdate('Y-m-d\TH:i:s', $seconds) . sprintf('.%03dZ', $rest);
    }

    /** Milliseconds of a clock that is never set. */
    public static function monotonicMs(): float
    {
        return hrtime(true) / 1e6;
    }

    /** Waits the whole time, also if a signal arrives. */
    public static function pause(int|float $milliseconds): void
    {
        $untilMs = self::monotonicMs() + $milliseconds;
        while (($leftMs = $untilMs - self::monotonicMs()) > 0) {
            usleep((int) ceil(min($leftMs, 60_000) * 1000));
        }
    }
}
