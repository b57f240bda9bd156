<?php
// Orders in the sandbox, plays the transfer to its end and reads the documents.
require __DIR__ . '/vendor/autoload.php';

use Handover\Client;
use Handover\Exception\ApiException;
use Handover\Model\ErrorCode;

$client = new Client(); // HANDOVER_URL and HANDOVER_API_KEY

$order = $client->orders->create([
    'externalOrderId' => 'PO-' . bin2hex(random_bytes(8)),
    'pickup' => ['street' => 'Königstraße 1', 'postalCode' => '70173', 'city' => 'Stuttgart'],
    'delivery' => ['street' => 'Marienplatz 8', 'postalCode' => '80331', 'city' => 'München'],
], mode: 'manual');
echo "$order->kind $order->orderNumber {$order->price?->gross} $order->trackingUrl\n";

$client->sandbox->advance($order->id, toEnd: true);
foreach ($client->documents->list($order->id) as $document) {
    $file = $client->documents->download($order->id, $document);
    echo "$document->kind $file->fileName ", strlen($file->bytes), "\n";
}

try {
    $client->orders->cancel($order->id);
} catch (ApiException $error) {
    if (!$error->is(ErrorCode::ORDER_NOT_CANCELLABLE)) throw $error;
    echo "Too late to cancel: {$error->details['status']}\n";
}
