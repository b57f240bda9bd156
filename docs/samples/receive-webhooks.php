<?php
// Receives webhook messages and answers 204 if the signature is right, otherwise 401.
// Run it behind a web server, or for a test: php -S localhost:3000 receive-webhooks.php

$secret = getenv('HANDOVER_WEBHOOK_SECRET');
if (!$secret) {
    http_response_code(500);
    exit('Set HANDOVER_WEBHOOK_SECRET to the secret of the webhook endpoint.');
}

function verify(string $body, string $header, string $secret): bool
{
    $t = '0';
    $signatures = [];
    foreach (explode(',', $header) as $part) {
        [$name, $value] = array_pad(explode('=', $part, 2), 2, '');
        if ($name === 't') $t = $value;
        if ($name === 'v1') $signatures[] = $value;
    }
    if (abs(time() - (int) $t) > 300) return false;
    $expected = hash_hmac('sha256', "$t.$body", $secret);
    // While a secret is rolled there are two v1 parts; one match is enough.
    foreach ($signatures as $signature) {
        if (hash_equals($expected, $signature)) return true;
    }
    return false;
}

$body = file_get_contents('php://input'); // the raw bytes, before anything parses them
if (!verify($body, $_SERVER['HTTP_X_SERVICE_SIGNATURE'] ?? '', $secret)) {
    http_response_code(401);
    exit;
}
$event = json_decode($body, true);
error_log("{$event['id']} {$event['type']} {$event['data']['status']}");
http_response_code(204);
