<?php
// Follows changes of orders by polling: each change once, even after a restart.

$base = getenv('HANDOVER_URL') ?: 'http://localhost:8080';
$key = getenv('HANDOVER_API_KEY');
$stateFile = getenv('STATE_FILE') ?: 'handover-changes-php.json';
$everySeconds = (float) (getenv('EVERY_SECONDS') ?: 60);
const OVERLAP_SECONDS = 60;

function readPage(string $base, string $key, array $query): array
{
    $context = stream_context_create(['http' => ['header' => "Authorization: Bearer $key", 'timeout' => 30]]);
    // http_build_query encodes + as %2B, as a URL requires.
    $text = @file_get_contents("$base/api/v1/extern/orders?" . http_build_query($query), false, $context);
    if ($text === false) {
        throw new RuntimeException(($http_response_header ?? [])[0] ?? 'No answer');
    }
    return json_decode($text, true, 512, JSON_THROW_ON_ERROR);
}

function readChanges(string $base, string $key, string $since): array
{
    $changes = [];
    $query = ['updatedSince' => $since, 'limit' => 100];
    do {
        $page = readPage($base, $key, $query);
        $changes = array_merge($changes, $page['data']);
        $query['cursor'] = $page['nextCursor'];
    } while ($page['nextCursor'] !== null);
    return array_reverse($changes); // the oldest change first
}

// The end of the last round, and the changes of the overlap that were already handled.
$state = is_file($stateFile)
    ? json_decode(file_get_contents($stateFile), true, 512, JSON_THROW_ON_ERROR)
    : ['since' => getenv('SINCE') ?: gmdate('Y-m-d\TH:i:s\Z'), 'seen' => []];

function save(string $stateFile, array $state): void
{
    file_put_contents("$stateFile.new", json_encode($state));
    rename("$stateFile.new", $stateFile); // replaces the file in one step
}

save($stateFile, $state); // a restart before the first round continues from here
while (true) {
    try {
        $from = (new DateTimeImmutable($state['since']))->modify('-' . OVERLAP_SECONDS . ' seconds');
        $changes = readChanges($base, $key, $from->format('Y-m-d\TH:i:s.vP'));
        foreach ($changes as $order) {
            if (($state['seen'][$order['id']] ?? null) !== $order['updatedAt']) {
                $number = $order['orderNumber'] ?? $order['requestNumber'];
                echo "{$order['updatedAt']} $number {$order['status']}\n";
            }
        }
        if ($changes !== []) {
            $state['since'] = end($changes)['updatedAt'];
        }
        $state['seen'] = array_column($changes, 'updatedAt', 'id');
        save($stateFile, $state);
    } catch (RuntimeException | JsonException $error) {
        fwrite(STDERR, $error->getMessage() . "\n"); // the next round starts from the same time
    }
    usleep((int) ($everySeconds * 1_000_000));
}
