<?php

// What a client does with its open connections, and with a proxy.

declare(strict_types=1);

use Handover\Client;
use Handover\Exception\ConnectionException;

$clientOf = static fn (ScriptedServer $server, array $options = []) => new Client(...[
    'url' => "http://127.0.0.1:{$server->port}",
    'apiKey' => 'svc_test_x',
    'pausesMs' => [1],
    ...$options,
]);
$linesOf = static fn (array $requests) => array_column($requests, 'line');

return [
    'a connection is used again' => static function () use ($clientOf): void {
        $server = new ScriptedServer('ok', 'ok');
        $client = $clientOf($server);
        $client->me();
        $client->me();
        equal(['c0', 'c0'], array_column($server->end(), 'connection'));
    },
    'a call with two effects is not sent again when an open connection breaks' => static function () use ($clientOf): void {
        $server = new ScriptedServer('ok', 'drop');
        $client = $clientOf($server);
        $client->me();
        $error = thrown(ConnectionException::class, static fn () => $client->sandbox->createInbox());
        equal(true, $error->uncertain);
        equal(2, count($server->end()));
    },
    'a call stays uncertain if the service cannot be reached afterwards' => static function () use ($clientOf): void {
        $server = new ScriptedServer('ok', 'leave');
        $client = $clientOf($server, ['giveUpAfterMs' => 0]);
        $client->me();
        $error = thrown(ConnectionException::class, static fn () => $client->webhooks->create('https://a.example', []));
        equal(true, $error->uncertain);
        $never = thrown(ConnectionException::class, static fn () => $client->webhooks->create('https://a.example', []));
        equal(false, $never->uncertain);
        equal(2, count($server->end()));
    },
    'repetitions are reported, also on a connection that was open' => static function () use ($clientOf, $linesOf): void {
        $server = new ScriptedServer('ok', 'drop', 'ok', 'drop');
        $pauses = [];
        $client = $clientOf($server, ['onRetry' => static function ($retry) use (&$pauses): void {
            $pauses[] = $retry->call;
        }]);
        $client->me();
        $client->me();
        $client->webhooks->delete('w1');
        equal(['GET /extern/me', 'DELETE /extern/webhook-subscriptions/w1'], $pauses);
        $get = 'GET /api/v1/extern/me HTTP/1.1';
        $delete = 'DELETE /api/v1/extern/webhook-subscriptions/w1 HTTP/1.1';
        equal([$get, $get, $get, $delete, $delete], $linesOf($server->end()));
    },
    'a child process makes its own connection' => static function () use ($clientOf): void {
        if (!function_exists('pcntl_fork')) {
            return;
        }
        $server = new ScriptedServer();
        $client = $clientOf($server);
        $client->me();
        $child = pcntl_fork();
        if ($child === 0) {
            $client->me();
            posix_kill(getmypid(), SIGKILL);
        }
        pcntl_waitpid($child, $status);
        $client->me();
        equal(['c0', 'c1', 'c0'], array_column($server->end(), 'connection'));
    },
    'the proxy of the environment counts' => static function () use ($clientOf, $linesOf): void {
        $server = new ScriptedServer();
        putenv("http_proxy=http://127.0.0.1:{$server->port}");
        try {
            $clientOf($server, ['url' => 'http://handover.invalid'])->me();
        } finally {
            putenv('http_proxy');
        }
        equal(['GET http://handover.invalid/api/v1/extern/me HTTP/1.1'], $linesOf($server->end()));
    },
    'the password of an invalid proxy is in no message' => static function (): void {
        foreach (['http://u:se/cret@proxy:3128', 'http://u:se@cret@proxy:3128', "none://u:'secret@proxy"] as $proxy) {
            putenv("http_proxy=$proxy");
            try {
                $client = new Client(url: 'http://handover.invalid', apiKey: 'svc_test_x');
                $error = thrown(ConnectionException::class, static fn () => $client->me());
            } finally {
                putenv('http_proxy');
            }
            equal([true, false], [$error->permanent, str_contains($error->getMessage(), 'cret')]);
        }
    },
    'an answer is freed without the garbage collector' => static function () use ($clientOf): void {
        $server = new ScriptedServer('ok', 'ok', 'ok');
        $client = $clientOf($server);
        $client->me();
        gc_collect_cycles();
        $client->me();
        $client->sandbox->createInbox();
        equal(0, gc_collect_cycles());
        $server->end();
    },
];
