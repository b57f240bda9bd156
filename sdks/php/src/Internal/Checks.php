<?php

// Checks options and arguments before anything is sent.

declare(strict_types=1);

namespace Handover\Internal;

use Handover\Exception\ConfigurationException;

/** @internal */
final class Checks
{
    private const MAX_DURATION_MS = 2 ** 31 - 1;

    /** Milliseconds from `$min` to `$max`. */
    public static function durationMs(
        string $name,
        int|float $given,
        int $min = 1,
        int $max = self::MAX_DURATION_MS,
    ): int|float {
        if ($given >= $min && $given <= $max) {
            return $given;
        }
        throw new ConfigurationException("$name is a number of milliseconds from $min to $max, not $given.");
    }

    /** Text that can be sent as a header: visible ASCII characters, and blanks between them. */
    public static function header(string $name, #[\SensitiveParameter] string $given): string
    {
        if (preg_match('/^[!-~](?:[ -~]*[!-~])?$/D', $given) === 1) {
            return $given;
        }
        $problem = $given === '' ? 'empty' : 'not plain ASCII';
        throw new ConfigurationException(
            "$name is $problem: it may only have letters, digits and signs that can be sent as a header, without blanks or line breaks at its ends.",
        );
    }
}
