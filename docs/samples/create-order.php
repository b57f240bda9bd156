<?php
// Creates an order and repeats the call until its outcome is known, without ever ordering twice.

$base = getenv('HANDOVER_URL') ?: 'http://localhost:8080';
$key = getenv('HANDOVER_API_KEY');
const PAUSES_SECONDS = [1, 5, 30, 120];

function send(string $base, string $key, string $body, string $idempotencyKey): array
{
    $context = stream_context_create(['http' => [
        'method' => 'POST',
        'header' => [
            "Authorization: Bearer $key",
            'Content-Type: application/json',
            "Idempotency-Key: $idempotencyKey",
        ],
        'content' => $body,
        'timeout' => 30,
        'ignore_errors' => true, // also give the body of an error
    ]]);
    $text = @file_get_contents("$base/api/v1/extern/orders", false, $context);
    $head = implode("\n", $http_response_header ?? []);
    if ($text === false || !preg_match('#^HTTP/\S+ (\d+)#', $head, $status)) {
        return [0, 0, 'No answer']; // the order may exist or not
    }
    preg_match('/^Retry-After: *(\d+)/mi', $head, $retryAfter);
    return [(int) $status[1], (int) ($retryAfter[1] ?? 0), $text];
}

function createOrder(string $base, string $key, array $order): array
{
    // Create one key per order before the first attempt, and store it, so that a restart sends the same key.
    $idempotencyKey = bin2hex(random_bytes(16));
    $body = json_encode($order);
    for ($attempt = 0; ; $attempt++) {
        [$status, $retryAfter, $text] = send($base, $key, $body, $idempotencyKey);
        $record = json_decode($text, true);
        // An incomplete response counts as no response.
        if (($status === 201 || $status === 202) && $record !== null) return $record;
        $mayRepeat = $status < 300 || $status === 429 || $status >= 500 || ($status === 409 && $retryAfter > 0);
        $pause = PAUSES_SECONDS[$attempt] ?? null;
        if (!$mayRepeat || $pause === null) {
            fwrite(STDERR, "$status: $text\n");
            exit(1);
        }
        sleep($retryAfter ?: $pause);
    }
}

$order = createOrder($base, $key, [
    'externalOrderId' => 'PO-' . bin2hex(random_bytes(8)),
    'pickup' => ['street' => 'Königstraße 1', 'postalCode' => '70173', 'city' => 'Stuttgart'],
    'delivery' => ['street' => 'Marienplatz 8', 'postalCode' => '80331', 'city' => 'München'],
]);
echo $order['kind'], ' ', $order['orderNumber'] ?? $order['requestNumber'], ' ', $order['trackingUrl'], "\n";
