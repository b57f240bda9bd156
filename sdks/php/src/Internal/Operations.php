<?php

// Any operation of the description, called by its id.

declare(strict_types=1);

namespace Handover\Internal;

use Handover\Body;
use Handover\CallOptions;
use Handover\Exception\ApiException;
use Handover\Exception\ConfigurationException;
use Handover\Model\ApiTable;
use Handover\Record;

/** @internal */
final class Operations
{
    /** These operations recognise a repetition by this header. */
    private const WITH_IDEMPOTENCY_KEY = ['createOrder', 'requestQuote', 'olderCreateOrder'];
    /** Sending these twice has two effects, so they are not repeated if their outcome is unknown. */
    private const NOT_RETRYABLE = [
        'acceptQuote',
        'declineQuote',
        'createWebhookSubscription',
        'rollWebhookSubscriptionSecret',
        'resendWebhookDelivery',
        'advanceSandboxOrder',
        'moveSandboxClock',
        'olderAdvance',
        'createInbox',
    ];

    public function __construct(public readonly Sender $sender)
    {
    }

    /**
     * @param array<string, string> $path
     * @param array<string, mixed> $query
     * @param array<string, ?string> $headers
     * @param array<string, mixed>|Body|null $body
     */
    public function call(
        string $id,
        array $path = [],
        array $query = [],
        array $headers = [],
        array|Body|null $body = null,
        ?CallOptions $options = null,
    ): ?Record {
        return $this->sender->send($this->prepare($id, $path, $query, $headers, $body, $options));
    }

    /**
     * The same for all attempts, also the key that identifies them.
     *
     * @param array<string, string> $path
     * @param array<string, mixed> $query
     * @param array<string, ?string> $headers
     * @param array<string, mixed>|Body|null $body
     */
    public function prepare(
        string $id,
        array $path = [],
        array $query = [],
        array $headers = [],
        array|Body|null $body = null,
        ?CallOptions $options = null,
    ): Call {
        [$method, $template, $class] = ApiTable::OPERATIONS[$id]
            ?? throw new ConfigurationException("There is no operation \"$id\".");
        $fill = static fn (array $found) => self::segment($found[1], $path[$found[1]] ?? '');
        if (in_array($id, self::WITH_IDEMPOTENCY_KEY, true)) {
            $headers['Idempotency-Key'] ??= self::newKey();
        }
        return new Call(
            method: $method,
            path: preg_replace_callback('/\{(\w+)\}/', $fill, $template) . self::queryText($query),
            headers: array_filter($headers, static fn (?string $value) => $value !== null),
            body: $body === null ? null : Json::encodeBody($body),
            isRetryable: !in_array($id, self::NOT_RETRYABLE, true),
            read: static fn (Answer $answer) => $answer->status === 204 || $class === null
                ? null
                : AnswerReader::record($answer, $class),
            options: $options,
        );
    }

    /**
     * Repeats a call whose repetition the service refuses if an earlier attempt was executed. If one may have been executed and
     * the refusal is of that kind, `$settle` gives the result.
     *
     * @param \Closure(ApiException): bool $isOwnEffect
     * @param \Closure(): mixed $settle
     */
    public function sendOnce(Call $call, \Closure $isOwnEffect, \Closure $settle): mixed
    {
        try {
            return $this->sender->send($call->with(isRetryable: true));
        } catch (ApiException $error) {
            if (!$error->uncertain || !$isOwnEffect($error)) {
                throw $error;
            }
            return $settle();
        }
    }

    /** Refuses a value that would change the path and so call another operation. */
    private static function segment(string $name, string $value): string
    {
        if ($value === '' || $value === '.' || $value === '..') {
            throw new ConfigurationException("\"$value\" is no $name that an operation could be called with.");
        }
        return rawurlencode($value);
    }

    /** @param array<string, mixed> $query */
    private static function queryText(array $query): string
    {
        $text = http_build_query(array_map(
            static fn (mixed $value) => match (true) {
                $value instanceof \DateTimeInterface => Times::text($value),
                is_array($value) => implode(',', $value),
                default => $value,
            },
            $query,
        ));
        return $text === '' ? '' : "?$text";
    }

    /** A random UUID. */
    private static function newKey(): string
    {
        $bytes = random_bytes(16);
        $bytes[6] = chr(ord($bytes[6]) & 0x0f | 0x40);
        $bytes[8] = chr(ord($bytes[8]) & 0x3f | 0x80);
        return vsprintf('%s%s-%s-%s-%s-%s%s%s', str_split(bin2hex($bytes), 4));
    }
}
