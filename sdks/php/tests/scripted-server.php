<?php

// A server that answers each request by the next word of its arguments, and reports each request as a line of JSON.
// `ok` answers 200, `drop` closes the connection without an answer, `leave` also stops listening.

declare(strict_types=1);

const ANSWER = '{"environment":"sandbox","account":{},"credential":{},"authentication":{},"apiVersion":"1"}';

/** The body of a whole request, or null if a part is missing. */
function bodyOf(string $text): ?string
{
    [$head, $body] = array_pad(explode("\r\n\r\n", $text, 2), 2, null);
    $length = preg_match('/^content-length: (\d+)/mi', $head, $found) === 1 ? (int) $found[1] : 0;
    return $body === null || strlen($body) < $length ? null : $body;
}

$script = array_slice($argv, 1);
$server = stream_socket_server('tcp://127.0.0.1:0');
echo substr(strrchr(stream_socket_get_name($server, false), ':'), 1), "\n";
$connections = [];
$received = [];

while (true) {
    $readable = array_filter(['server' => $server, ...$connections]);
    $none = null;
    if ($readable === []) {
        break;
    }
    stream_select($readable, $none, $none, 30);
    foreach ($readable as $name => $socket) {
        if ($name === 'server') {
            $connections['c' . count($received)] = stream_socket_accept($server);
            $received['c' . count($received)] = '';
            continue;
        }
        $bytes = fread($socket, 65536);
        $received[$name] .= $bytes;
        if ($bytes === '' || $bytes === false) {
            fclose($socket);
            unset($connections[$name]);
            continue;
        }
        $body = bodyOf($received[$name]);
        if ($body === null) {
            continue;
        }
        $line = strtok($received[$name], "\r\n");
        echo json_encode(['connection' => $name, 'line' => $line, 'body' => $body]), "\n";
        $received[$name] = '';
        $action = array_shift($script) ?? 'ok';
        if ($action === 'ok') {
            fwrite($socket, "HTTP/1.1 200 OK\r\nContent-Length: " . strlen(ANSWER) . "\r\n\r\n" . ANSWER);
            continue;
        }
        if ($action === 'leave') {
            fclose($server);
            $server = null;
        }
        fclose($socket);
        unset($connections[$name]);
    }
}
