<?php
// Follows every change of every order, each once, even after a restart.
require __DIR__ . '/vendor/autoload.php';

use Handover\Client;

$client = new Client(); // HANDOVER_URL and HANDOVER_API_KEY
$stateFile = getenv('STATE_FILE') ?: 'handover-sync-php-sdk.json';

function save(string $stateFile, array $checkpoint): void
{
    file_put_contents("$stateFile.new", json_encode($checkpoint));
    rename("$stateFile.new", $stateFile); // replaces the file in one step
}

$since = is_file($stateFile)
    ? json_decode(file_get_contents($stateFile), true)
    : (getenv('SINCE') ?: new DateTimeImmutable());
$sync = $client->orders->sync($since, pollMs: 1000 * (getenv('EVERY_SECONDS') ?: 30));
save($stateFile, $sync->checkpoint()); // a restart before the first change continues from here
foreach ($sync as $order) {
    echo $order->updatedAt, ' ', $order->orderNumber ?? $order->requestNumber, ' ', $order->status, "\n";
    save($stateFile, $sync->checkpoint()); // after the work is done
}
