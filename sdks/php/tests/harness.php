<?php

// What the tests use: checks, and a server that follows a script.

declare(strict_types=1);

require __DIR__ . '/../autoload.php';

set_error_handler(static function (int $level, string $message, string $file, int $line): never {
    throw new ErrorException($message, 0, $level, $file, $line);
});

function equal(mixed $expected, mixed $actual): void
{
    if ($expected !== $actual) {
        throw new LogicException('Expected ' . var_export($expected, true) . ', got ' . var_export($actual, true));
    }
}

/**
 * The exception of this class that the function throws.
 *
 * @template T of Throwable
 * @param class-string<T> $class
 * @return T
 */
function thrown(string $class, callable $run): Throwable
{
    try {
        $run();
    } catch (Throwable $error) {
        return $error instanceof $class ? $error : throw $error;
    }
    throw new LogicException("No $class was thrown.");
}

/** A server of scripted-server.php. */
final class ScriptedServer
{
    public readonly string $port;
    /** @var resource */
    private $process;
    /** @var resource */
    private $output;

    public function __construct(string ...$script)
    {
        $command = [PHP_BINARY, __DIR__ . '/scripted-server.php', ...$script];
        $this->process = proc_open($command, [1 => ['pipe', 'w']], $pipes);
        $this->output = $pipes[1];
        $this->port = trim((string) fgets($this->output));
    }

    /** @return list<array{connection: string, line: string, body: string}> the requests, after the server was ended */
    public function end(): array
    {
        proc_terminate($this->process);
        $lines = array_filter(explode("\n", (string) stream_get_contents($this->output)));
        proc_close($this->process);
        return array_map(static fn (string $line) => json_decode($line, true), array_values($lines));
    }
}
