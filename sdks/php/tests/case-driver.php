<?php

// Executes the commands of sdks/cases/README.md with this SDK: reads one per line as JSON, and writes one line with its result.

declare(strict_types=1);

use Handover\Client;
use Handover\DownloadedFile;
use Handover\Exception\ApiException;
use Handover\Exception\ChecksumException;
use Handover\Exception\ConfigurationException;
use Handover\Exception\ConnectionException;
use Handover\Exception\ResponseTooLargeException;
use Handover\Exception\TokenException;
use Handover\Exception\WebhookVerificationException;
use Handover\Model\Document;
use Handover\Retry;
use Handover\Webhook;

require __DIR__ . '/../autoload.php';

set_error_handler(static function (int $level, string $message, string $file, int $line): never {
    throw new ErrorException($message, 0, $level, $file, $line);
});

/** The values of these names, as named arguments; those that are absent take the default of the SDK. */
function pick(stdClass $with, string ...$names): array
{
    return array_intersect_key(arrays($with), array_flip($names));
}

function arrays(mixed $value): mixed
{
    return json_decode(json_encode($value, JSON_THROW_ON_ERROR), true);
}

/** Bodies keep empty objects and lists apart. */
function body(stdClass $with): array
{
    return (array) ($with->body ?? []);
}

function file_answer(DownloadedFile $file): array
{
    return [
        'sha256' => $file->sha256,
        'size' => strlen($file->bytes),
        'fileName' => $file->fileName,
        'contentType' => $file->contentType,
    ];
}

function download(Client $client, stdClass $with): array
{
    $document = isset($with->sha256)
        ? new Document((object) ['id' => $with->documentId, 'sha256' => $with->sha256])
        : $with->documentId;
    return file_answer($client->documents->download($with->id, $document));
}

function sync(Client $client, stdClass $with): array
{
    $since = isset($with->checkpoint) ? arrays($with->checkpoint) : $with->since ?? null;
    $sync = $client->orders->sync($since, once: true);
    $orders = [];
    foreach ($sync as $order) {
        $orders[] = $order;
        if (count($orders) === ($with->take ?? null)) {
            break;
        }
    }
    return ['orders' => $orders, 'checkpoint' => $sync->checkpoint()];
}

function follow(Client $client, stdClass $with): array
{
    $feed = $client->events->follow(...pick($with, 'type', 'order', 'since', 'cursor'), once: true);
    return ['events' => iterator_to_array($feed, false), 'cursor' => $feed->cursor()];
}

function verify(stdClass $with): mixed
{
    $body = isset($with->bodyBase64) ? base64_decode($with->bodyBase64, true) : $with->body ?? null;
    $now = isset($with->now) ? ['now' => new DateTimeImmutable($with->now)] : [];
    $headers = arrays($with->headers ?? new stdClass());
    return Webhook::verify($body, $headers, $with->secrets ?? [], ...$now, ...pick($with, 'toleranceSeconds'));
}

const ORDER_FILTERS = ['externalOrderId', 'updatedSince', 'status', 'limit', 'cursor'];
const EVENT_FILTERS = ['type', 'order', 'since', 'limit', 'cursor'];
const DELIVERY_FILTERS = ['state', 'event', 'order', 'limit'];
const CREATION = ['idempotencyKey', 'scenario', 'mode'];

function execute(string $command, callable $client, stdClass $with): mixed
{
    if ($command === 'verifyWebhook') {
        return verify($with);
    }
    $client = $client();
    $id = $with->id ?? '';
    $webhooks = $client->webhooks;
    return match ($command) {
        'me' => $client->me(),
        'orders.create' => $client->orders->create(body($with), ...pick($with, ...CREATION)),
        'orders.check' => $client->orders->check(body($with)),
        'orders.get' => $client->orders->get($id),
        'orders.status' => $client->orders->status($id),
        'orders.tracking' => $client->orders->tracking($id),
        'orders.page' => $client->orders->list(...pick($with, ...ORDER_FILTERS))->page(),
        'orders.all' => ['orders' => iterator_to_array($client->orders->list(...pick($with, ...ORDER_FILTERS)), false)],
        'orders.change' => $client->orders->change($id, body($with)),
        'orders.cancel' => $client->orders->cancel($id, ...pick($with, 'reason')),
        'orders.sync' => sync($client, $with),
        'documents.list' => ['documents' => $client->documents->list($id)],
        'documents.download' => download($client, $with),
        'quotes.request' => $client->quotes->request(body($with), ...pick($with, ...CREATION)),
        'quotes.get' => $client->quotes->get($id),
        'quotes.accept' => $client->quotes->accept($id, ...pick($with, 'version')),
        'quotes.decline' => $client->quotes->decline($id, ...pick($with, 'reason')),
        'quotes.download' => file_answer($client->quotes->download($id)),
        'webhooks.create' => $webhooks->create(...pick($with, 'url', 'events', 'description')),
        'webhooks.list' => ['endpoints' => $webhooks->list(...pick($with, 'status'))],
        'webhooks.get' => $webhooks->get($id),
        'webhooks.pause' => $webhooks->pause($id),
        'webhooks.resume' => $webhooks->resume($id),
        'webhooks.test' => $webhooks->test($id),
        'webhooks.change' => $webhooks->change($id, body($with)),
        'webhooks.rollSecret' => $webhooks->rollSecret($id, $with->hours),
        'webhooks.deliveries' => [
            'deliveries' => iterator_to_array($webhooks->deliveries($id, ...pick($with, ...DELIVERY_FILTERS)), false),
        ],
        'webhooks.delivery' => $webhooks->delivery($id, $with->deliveryId),
        'webhooks.resend' => $webhooks->resend($id, $with->deliveryId),
        'webhooks.resendFailed' => ['resent' => $webhooks->resendFailed($id, $with->since)],
        'webhooks.delete' => $webhooks->delete($id),
        'events.page' => $client->events->list(...pick($with, ...EVENT_FILTERS))->page(),
        'events.follow' => follow($client, $with),
        'sandbox.advance' => $client->sandbox->advance($id, ...pick($with, 'toEnd')),
        'sandbox.moveClock' => $client->sandbox->moveClock($id, ...pick($with, 'by', 'to')),
        'sandbox.createInbox' => $client->sandbox->createInbox(),
        'sandbox.inboxMessages' => ['messages' => $client->sandbox->inboxMessages($id)],
    };
}

function describe(Throwable $error): array
{
    $kind = match (true) {
        $error instanceof TokenException => 'token',
        $error instanceof ApiException => 'api',
        $error instanceof ConnectionException => 'connection',
        $error instanceof ChecksumException => 'checksum',
        $error instanceof ResponseTooLargeException => 'too-large',
        $error instanceof WebhookVerificationException => 'verification',
        $error instanceof ConfigurationException, $error instanceof TypeError => 'configuration',
        default => throw $error,
    };
    $named = ['status', 'requestId', 'details', 'retryAfterSeconds', 'uncertain', 'timedOut', 'permanent', 'fault'];
    $fields = array_intersect_key(get_object_vars($error), array_flip($named));
    if (isset($fields['details'])) {
        $fields['details'] = (object) $fields['details'];
    }
    return ['kind' => $kind, 'message' => $error->getMessage(), 'code' => $error->errorCode ?? null, ...$fields];
}

$clients = [];
$retries = [];
$onRetry = static function (Retry $retry) use (&$retries): void {
    $retries[] = $retry->pauseMs;
};

while (($line = fgets(STDIN)) !== false) {
    $command = json_decode($line, false, 512, JSON_THROW_ON_ERROR);
    $options = $command->client ?? new stdClass();
    $retries = [];
    try {
        $client = static function () use ($options, $onRetry, &$clients): Client {
            return $clients[json_encode($options)] ??= new Client(...arrays($options), onRetry: $onRetry);
        };
        $result = ['answer' => execute($command->do, $client, $command->with ?? new stdClass())];
    } catch (Throwable $error) {
        $result = ['error' => describe($error)];
    }
    echo json_encode([...$result, 'retries' => $retries], JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES), "\n";
}
