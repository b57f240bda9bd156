<?php

// Records, bodies, headers and secrets, without a service.

declare(strict_types=1);

use Handover\Client;
use Handover\Event;
use Handover\Exception\ConfigurationException;
use Handover\Exception\WebhookVerificationException;
use Handover\Internal\EventStreamParser;
use Handover\Internal\Json;
use Handover\Internal\Times;
use Handover\Model\AddressChange;
use Handover\Model\Order;
use Handover\Model\OrderChange;
use Handover\Model\VehicleDeliveredEvent;
use Handover\Webhook;

const SECRET = '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef';

return [
    'a record keeps all fields, null and empty objects included' => static function (): void {
        $text = '{"id":"1","price":null,"metadata":{},"readiness":{"missing":[]},"added":{"list":[{}]},"status":"LATER"}';
        $order = new Order(json_decode($text));
        equal($text, json_encode($order));
        equal(['1', null, [], 'LATER', ['list' => [[]]]], [
            $order->id,
            $order->price,
            $order->metadata,
            $order->status,
            $order->added,
        ]);
        equal([true, false], [isset($order->added), isset($order->neverSent)]);
        thrown(OutOfBoundsException::class, static fn () => $order->neverSent);
    },
    'an event has the class of its type, and that of all events if its type is unknown' => static function (): void {
        $known = Event::of(json_decode('{"id":"1","type":"vehicle.delivered","data":{"hasDamage":true}}'));
        equal([VehicleDeliveredEvent::class, true], [$known::class, $known->data->hasDamage]);
        $unknown = Event::of(json_decode('{"id":"1","type":"vehicle.washed","data":{"status":"CLEAN"}}'));
        equal([Event::class, 'CLEAN'], [$unknown::class, $unknown->data->status]);
    },
    'a body has only the fields that were given, null included' => static function (): void {
        $change = new OrderChange(
            requestedPickup: new DateTimeImmutable('2026-10-05T10:00:00+02:00'),
            pickup: new AddressChange(),
            instructions: null,
            metadata: [],
        );
        $expected = '{"requestedPickup":"2026-10-05T08:00:00.000Z","pickup":{},"instructions":null,"metadata":{}}';
        equal($expected, Json::encodeBody($change));
        equal($expected, Json::encodeBody($change->toArray()));
        equal(['{}', '{}'], [Json::encodeBody([]), Json::encodeBody(new OrderChange())]);
        thrown(ConfigurationException::class, static fn () => Json::encodeBody(['instructions' => "\xff"]));
    },
    'times have milliseconds, also before 1970' => static function (): void {
        foreach (['2026-10-05T08:00:00.123Z', '1969-12-31T23:59:59.877Z'] as $text) {
            equal($text, Times::fromMs(Times::parseMs($text)));
        }
        equal(null, Times::parseMs('yesterday'));
    },
    'headers of a message come as a list of values or from $_SERVER' => static function (): void {
        $body = '{"id":"1","type":"webhook.test","data":{}}';
        $time = time();
        $signature = "t=$time,v1=" . hash_hmac('sha256', "$time.$body", SECRET);
        foreach ([['X-Service-Signature' => [$signature]], ['HTTP_X_SERVICE_SIGNATURE' => $signature]] as $headers) {
            equal('webhook.test', Webhook::verify($body, $headers, SECRET)->type);
        }
        $parsed = static fn () => Webhook::verify(['id' => '1'], [], SECRET);
        equal('BODY_NOT_RAW', thrown(WebhookVerificationException::class, $parsed)->fault);
        $unset = static fn () => Webhook::verify($body, [], getenv('HANDOVER_NEVER_SET'));
        equal('NO_SECRET', thrown(WebhookVerificationException::class, $unset)->fault);
    },
    'a key that was given as the address is in no message' => static function (): void {
        $error = thrown(ConfigurationException::class, static fn () => new Client(url: SECRET, apiKey: 'svc_test_x'));
        equal(false, str_contains($error->getMessage(), SECRET));
    },
    'a stream is read in any pieces' => static function (): void {
        $parser = new EventStreamParser();
        $found = [];
        foreach (str_split("event: connected\nid: 1\ndata: {}\n\n: heartbeat\n\nid: 2\r\ndata:{\"a\":1}\r\n\r\n", 3) as $bytes) {
            foreach ($parser->messages($bytes) as $message) {
                $found[] = implode('|', $message);
            }
        }
        equal(['connected|1|{}', '|2|{"a":1}'], $found);
    },
    'secrets are neither printed nor in traces' => static function (): void {
        $client = new Client(url: 'http://127.0.0.1:1', apiKey: 'svc_test_hidden', giveUpAfterMs: 0);
        ob_start();
        var_dump($client);
        equal(false, str_contains((string) ob_get_clean(), 'hidden'));
        ini_set('zend.exception_ignore_args', '0');
        $error = thrown(ConfigurationException::class, static fn () => new Client(url: 'none', apiKey: 'svc_test_hidden'));
        equal(false, str_contains((string) $error, 'svc_test_h'));
    },
    'addresses are checked, and keep their path' => static function (): void {
        $address = static fn (string $url) => (new Handover\Internal\Settings(
            $url,
            Handover\Internal\Credential::read('svc_test_x', null, null, null),
            1,
            null,
            0,
            1,
            null,
            null,
        ))->baseUrl;
        equal('https://a.example/api/v1', $address('https://a.example/'));
        equal('https://a.example:8443/p/api/v1', $address('HTTPS://user:word@a.example:8443/p/api/v1/?q#f'));
        equal('http://[::1]:80/api/v1', $address('http://[::1]:80'));
        foreach (['', 'a.example', 'ftp://a.example', 'https://', 'https://a b', 'https://a.example:99999'] as $none) {
            thrown(ConfigurationException::class, static fn () => $address($none));
        }
    },
];
