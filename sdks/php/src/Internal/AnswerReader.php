<?php

// Reads answers, and converts refusals to exceptions: of API v1, of the older interface, of the token endpoint, or of a proxy.

declare(strict_types=1);

namespace Handover\Internal;

use Handover\Exception\ApiException;
use Handover\Exception\TokenException;
use Handover\Model\ApiTable;

/** @internal */
final class AnswerReader
{
    private const MAX_TEXT_SHOWN = 200;

    /**
     * Text that cannot become JSON of the service fails at once; JSON that ends too early is a broken answer.
     *
     * @throws \JsonException
     */
    public static function json(Answer $answer): \stdClass
    {
        if ($answer->body !== '' && preg_match('/^\s*\{/', $answer->body) !== 1) {
            throw self::notFromService($answer);
        }
        return Json::decode($answer->body);
    }

    /**
     * @template T of \Handover\Record
     * @param class-string<T> $class
     * @return T
     */
    public static function record(Answer $answer, string $class): object
    {
        $fields = self::json($answer);
        try {
            return new $class($fields);
        } catch (\TypeError) {
            throw self::notFromService($answer);
        }
    }

    public static function error(Answer $answer): ApiException
    {
        $body = self::fieldsOf($answer->body);
        $error = $body['error'] ?? null;
        $inner = is_array($error) ? $error : [];
        $requestId = is_string($inner['requestId'] ?? null) ? $inner['requestId'] : $answer->header('x-request-id');
        if (self::isCode($inner['code'] ?? null)) {
            return self::refusal($answer, $inner['code'], $inner, $requestId);
        }
        if (self::isCode($error) && is_string($body['message'] ?? null)) {
            return self::refusal($answer, $error, $body, $requestId);
        }
        if (self::isCode($error)) {
            $description = $body['error_description'] ?? null;
            return new TokenException(
                is_string($description) ? $description : $error,
                $answer->status,
                $error,
                $requestId,
                retryAfterSeconds: self::retryAfter($answer),
            );
        }
        return self::notFromService($answer);
    }

    /** An answer that something else gave: a proxy, a login page, another server at this address. */
    public static function notFromService(Answer $answer): ApiException
    {
        return new ApiException(
            self::describe($answer),
            $answer->status,
            "HTTP_{$answer->status}",
            retryAfterSeconds: self::retryAfter($answer),
            // A redirect or a refusal says that nothing was executed.
            uncertain: $answer->status < 300 || $answer->status >= 500,
        );
    }

    /**
     * Only a 503 with a code of the service says that the call was not executed; a proxy cannot know.
     *
     * @param array<string, mixed> $fields
     */
    private static function refusal(Answer $answer, string $code, array $fields, ?string $requestId): ApiException
    {
        $isBusy = $answer->status === 503 && in_array($code, ApiTable::BUSY_CODES, true);
        $message = $fields['message'] ?? null;
        $details = $fields['details'] ?? null;
        return new ApiException(
            is_string($message) ? $message : $code,
            $answer->status,
            $code,
            $requestId,
            is_array($details) ? $details : [],
            self::retryAfter($answer),
            $answer->status >= 500 && !$isBusy,
        );
    }

    private static function describe(Answer $answer): string
    {
        if ($answer->status >= 300 && $answer->status < 400) {
            $location = $answer->header('location');
            $where = $location === null ? '' : " ($location)";
            return "The address leads elsewhere$where; give the address of the service itself as url.";
        }
        $text = self::shorten($answer->body);
        $said = "Something else than the service answered {$answer->status}";
        $hint = $answer->status < 300 ? ' Is the address that of the service?' : '';
        return $said . ($text === '' ? '.' : ": $text") . $hint;
    }

    /** One line of valid UTF-8. */
    private static function shorten(string $text): string
    {
        $start = substr($text, 0, self::MAX_TEXT_SHOWN * 10);
        $valid = json_decode((string) json_encode($start, JSON_INVALID_UTF8_SUBSTITUTE));
        $line = trim((string) preg_replace('/\s+/u', ' ', $valid));
        return (string) preg_replace('/^(.{' . self::MAX_TEXT_SHOWN . '}).*$/su', '$1', $line);
    }

    /** Reads Retry-After: seconds or a date, as RFC 9110 allows. */
    private static function retryAfter(Answer $answer): int|float|null
    {
        $value = $answer->header('retry-after');
        if ($value === null) {
            return null;
        }
        if (preg_match('/^\d+$/D', $value) === 1) {
            return +$value;
        }
        $date = \DateTimeImmutable::createFromFormat(\DATE_RFC7231, $value, new \DateTimeZone('UTC'));
        return $date === false ? null : max(0, $date->getTimestamp() - microtime(true));
    }

    /** Proxies put sentences or numbers here. */
    private static function isCode(mixed $value): bool
    {
        return is_string($value) && preg_match('/^[A-Za-z]\w*$/D', $value) === 1;
    }

    /** @return array<string, mixed> */
    private static function fieldsOf(string $text): array
    {
        $value = json_decode($text, true, 512, JSON_INVALID_UTF8_SUBSTITUTE);
        return is_array($value) ? $value : [];
    }
}
