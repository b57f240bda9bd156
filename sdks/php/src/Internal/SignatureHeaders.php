<?php

// The signatures of a webhook message: those of the service's own header, or of Standard Webhooks.

declare(strict_types=1);

namespace Handover\Internal;

use Handover\Exception\WebhookVerificationException as Fault;

/** @internal */
final class SignatureHeaders
{
    private const SECONDS = '/^\d{1,12}$/D';

    /** @param list<string> $signatures */
    private function __construct(
        public readonly string $timestamp,
        private readonly string $prefix,
        private readonly array $signatures,
    ) {
    }

    /** @param array<string, mixed> $headers */
    public static function read(array $headers): self
    {
        $values = self::normalize($headers);
        if (isset($values['x-service-signature'])) {
            return self::readOwn($values['x-service-signature']);
        }
        if (isset($values['webhook-signature'])) {
            return self::readStandard($values);
        }
        if (isset($values['x-webhook-signature'])) {
            throw new Fault(
                Fault::OLDER_FORMAT,
                'This endpoint still gets the older format; switch it to API v1 in the portal.',
            );
        }
        throw new Fault(
            Fault::HEADER_MISSING,
            'The header X-Service-Signature is missing: the request is not from the service, or a proxy removed it.',
        );
    }

    /**
     * Compares in constant time.
     *
     * @param list<string> $keys
     */
    public function isSignedBy(#[\SensitiveParameter] array $keys, string $body): bool
    {
        $isSigned = false;
        foreach ($keys as $key) {
            $expected = hash_hmac('sha256', $this->prefix . $body, $key, true);
            foreach ($this->signatures as $signature) {
                $isSigned = hash_equals($expected, $signature) || $isSigned;
            }
        }
        return $isSigned;
    }

    /**
     * Names in lower case, also those of `$_SERVER`: `HTTP_WEBHOOK_ID` is `webhook-id`.
     *
     * @param array<string, mixed> $headers
     * @return array<string, string>
     */
    private static function normalize(array $headers): array
    {
        $values = [];
        foreach ($headers as $name => $value) {
            $name = strtolower((string) $name);
            if (str_starts_with($name, 'http_')) {
                $name = strtr(substr($name, 5), '_', '-');
            }
            if (is_string($value) || is_array($value)) {
                $values[$name] = is_array($value) ? implode(', ', array_filter($value, is_string(...))) : $value;
            }
        }
        return $values;
    }

    private static function readOwn(string $value): self
    {
        $timestamp = '';
        $signatures = [];
        foreach (explode(',', $value) as $part) {
            [$name, $text] = array_pad(explode('=', trim($part)), 2, '');
            if ($name === 't' && $timestamp === '') {
                $timestamp = $text;
            } elseif ($name === 'v1' && preg_match('/^(?:[0-9a-f]{2})+$/iD', $text) === 1) {
                $signatures[] = (string) hex2bin($text);
            }
        }
        if (preg_match(self::SECONDS, $timestamp) !== 1 || $signatures === []) {
            throw new Fault(
                Fault::HEADER_MALFORMED,
                'X-Service-Signature should read t=<unix seconds>,v1=<hexadecimal>.',
            );
        }
        return new self($timestamp, "$timestamp.", $signatures);
    }

    /** @param array<string, string> $values */
    private static function readStandard(array $values): self
    {
        $id = $values['webhook-id'] ?? '';
        $timestamp = $values['webhook-timestamp'] ?? '';
        $signatures = [];
        foreach (explode(' ', $values['webhook-signature']) as $part) {
            [$version, $text] = array_pad(explode(',', $part), 2, '');
            $decoded = $version === 'v1' ? base64_decode($text, true) : false;
            if ($decoded !== false) {
                $signatures[] = $decoded;
            }
        }
        if ($id === '' || preg_match(self::SECONDS, $timestamp) !== 1 || $signatures === []) {
            throw new Fault(
                Fault::HEADER_MALFORMED,
                'webhook-id, webhook-timestamp and webhook-signature (v1,<base64>) belong together.',
            );
        }
        return new self($timestamp, "$id.$timestamp.", $signatures);
    }
}
