<?php
// Receives webhook messages with the SDK and answers 204 if the signature is right, otherwise 401.
// Run it behind a web server, or for a test: php -S localhost:3000 sdk-receive-webhooks.php
require __DIR__ . '/vendor/autoload.php';

use Handover\Exception\WebhookVerificationException;
use Handover\Model\VehicleDeliveredEvent;
use Handover\Webhook;

$body = file_get_contents('php://input'); // the raw bytes, before anything parses them
try {
    $event = Webhook::verify($body, getallheaders(), getenv('HANDOVER_WEBHOOK_SECRET') ?: '');
} catch (WebhookVerificationException $error) {
    error_log("$error->fault: {$error->getMessage()}");
    http_response_code(401);
    exit;
}
if ($event instanceof VehicleDeliveredEvent) {
    error_log("{$event->data->orderNumber} delivered" . ($event->data->hasDamage ? ' with damage' : ''));
} else {
    error_log("$event->id $event->type");
}
http_response_code(204);
