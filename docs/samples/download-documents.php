<?php
// Downloads every document of an order into the current folder and compares each with its checksum.

$base = getenv('HANDOVER_URL') ?: 'http://localhost:8080';
$key = getenv('HANDOVER_API_KEY');
$order = rawurlencode($argv[1]);

$get = function (string $path) use ($base, $key, $order): string {
    $context = stream_context_create(['http' => ['header' => "Authorization: Bearer $key", 'timeout' => 60]]);
    $content = @file_get_contents("$base/api/v1/extern/orders/$order/$path", false, $context);
    if ($content === false) {
        exit(fail("$path: " . (($http_response_header ?? [])[0] ?? 'No answer')));
    }
    return $content;
};

function fail(string $message): int
{
    fwrite(STDERR, "$message\n");
    return 1;
}

foreach (json_decode($get('documents'), true, 512, JSON_THROW_ON_ERROR)['data'] as $document) {
    $content = $get("documents/{$document['id']}");
    $found = hash('sha256', $content);
    if (!hash_equals($document['sha256'], $found)) {
        exit(fail("{$document['fileName']} came with $found instead of {$document['sha256']}; fetch it again."));
    }
    $name = basename($document['fileName']); // a name only, never a path
    file_put_contents("$name.part", $content);
    rename("$name.part", $name);
    echo "$name: " . strlen($content) . " bytes, checksum right\n";
}
