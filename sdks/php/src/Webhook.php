<?php

// Verifies webhook messages, and reports why one is invalid.

declare(strict_types=1);

namespace Handover;

use Handover\Exception\ConfigurationException;
use Handover\Exception\WebhookVerificationException as Fault;
use Handover\Internal\Json;
use Handover\Internal\SignatureHeaders;

/** Verifies webhook messages. */
final class Webhook
{
    private const SECRET = '/^[0-9a-f]{64}$/D';

    /**
     * Verifies the signature and the time of a message and returns its event. Give several secrets while a secret is being
     * changed. Throws a `WebhookVerificationException` whose `fault` and message give the reason.
     *
     * @param mixed $rawBody the text of the body exactly as received: `file_get_contents('php://input')`
     * @param array<string, mixed> $headers all headers of the request: `getallheaders()`, `$_SERVER`, or those of a PSR-7 request
     * @param string|list<string>|false|null $secrets the secret of the endpoint, 64 hexadecimal characters or `whsec_…`, or
     *   several; false, which `getenv` gives for a variable that is not set, counts as none
     * @param int|float $toleranceSeconds maximum difference between the time of a message and now
     * @param \DateTimeInterface|null $now the time to compare with, instead of now
     */
    public static function verify(
        mixed $rawBody,
        array $headers,
        #[\SensitiveParameter]
        string|array|false|null $secrets,
        int|float $toleranceSeconds = 300,
        ?\DateTimeInterface $now = null,
    ): Event {
        if (!($toleranceSeconds >= 0)) {
            throw new ConfigurationException("toleranceSeconds is a number of seconds, not $toleranceSeconds.");
        }
        $keys = array_map(self::readSecret(...), array_values((array) ($secrets === false ? '' : $secrets ?? '')));
        if ($keys === []) {
            throw new Fault(
                Fault::NO_SECRET,
                'No secret was given; take the one that was shown when the endpoint was created.',
            );
        }
        if (!is_string($rawBody)) {
            throw new Fault(
                Fault::BODY_NOT_RAW,
                'The body was parsed already. The signature covers its bytes: read them before any JSON parser does.',
            );
        }
        $signed = SignatureHeaders::read($headers);
        if (!$signed->isSignedBy($keys, $rawBody)) {
            throw self::explainMismatch($signed, $keys, $rawBody);
        }
        self::checkTime($signed->timestamp, $now?->getTimestamp() ?? time(), $toleranceSeconds);
        return self::readEvent($rawBody);
    }

    private static function readSecret(#[\SensitiveParameter] mixed $given): string
    {
        $text = is_string($given) ? trim($given) : '';
        if ($text === '') {
            throw new Fault(Fault::NO_SECRET, 'The secret is empty; is its environment variable set?');
        }
        if (str_starts_with($text, 'svc_')) {
            throw new Fault(
                Fault::SECRET_IS_API_KEY,
                'This is an API key; the secret is the one that was shown when the endpoint was created.',
            );
        }
        $plain = str_starts_with($text, 'whsec_') ? (string) base64_decode(substr($text, 6), true) : $text;
        if (preg_match(self::SECRET, $plain) === 1) {
            return $plain;
        }
        $length = strlen($text);
        throw new Fault(
            Fault::SECRET_MALFORMED,
            "A secret has 64 hexadecimal characters, or is whsec_ with 88 after it; this one has $length.",
        );
    }

    /**
     * A body that a framework serialised again is the most common fault, and the only one that can be proved.
     *
     * @param non-empty-list<string> $keys
     */
    private static function explainMismatch(
        SignatureHeaders $signed,
        #[\SensitiveParameter]
        array $keys,
        string $body,
    ): Fault {
        $rewritten = Json::compact($body);
        if ($rewritten !== null && $signed->isSignedBy($keys, $rewritten)) {
            return new Fault(
                Fault::BODY_REWRITTEN,
                'The body is the right JSON, but not its bytes: it was serialised again. Verify the raw body.',
            );
        }
        $count = count($keys);
        $whose = $count === 1 ? 'This secret did not' : "None of these $count secrets did";
        return new Fault(
            Fault::SIGNATURE_MISMATCH,
            "$whose sign this body. Either it belongs to another endpoint or was renewed, or the body was changed on the way.",
        );
    }

    private static function checkTime(string $timestamp, int $now, int|float $toleranceSeconds): void
    {
        $age = $now - (int) $timestamp;
        $allowed = "$toleranceSeconds s are allowed";
        if ($age > $toleranceSeconds) {
            throw new Fault(
                Fault::TOO_OLD,
                "The message was signed $age s ago, $allowed: an old one is being replayed, or this clock is fast.",
            );
        }
        if (-$age > $toleranceSeconds) {
            $ahead = -$age;
            throw new Fault(
                Fault::IN_THE_FUTURE,
                "The message was signed $ahead s in the future, $allowed: this clock is slow.",
            );
        }
    }

    private static function readEvent(string $body): Event
    {
        try {
            return Event::of(Json::decode($body));
        } catch (\JsonException | \TypeError) {
            throw new Fault(Fault::BODY_NOT_JSON, 'The signature is right, but the body is no JSON of an event.');
        }
    }
}
