<?php

// Parses server-sent events, as far as the service uses the format.

declare(strict_types=1);

namespace Handover\Internal;

use Handover\Exception\ResponseTooLargeException;

/** @internal */
final class EventStreamParser
{
    private const EMPTY = ['event' => '', 'id' => '', 'data' => ''];

    /** The line that has not ended yet. */
    private string $rest = '';
    /** @var array{event: string, id: string, data: string} */
    private array $message = self::EMPTY;

    /** @return \Generator<int, array{event: string, id: string, data: string}> the messages that these bytes complete */
    public function messages(string $bytes): \Generator
    {
        $lines = explode("\n", $this->rest . $bytes);
        $this->rest = array_pop($lines);
        if (strlen($this->rest) > Transfer::MAX_JSON_BYTES) {
            throw new ResponseTooLargeException('A message of the stream is too long.');
        }
        foreach ($lines as $line) {
            $line = rtrim($line, "\r");
            if ($line === '') {
                if ($this->message['data'] !== '') {
                    yield $this->message;
                }
                $this->message = self::EMPTY;
            } elseif (preg_match('/^(event|id|data): ?(.*)$/sD', $line, $found) === 1) {
                $this->message[$found[1]] = $found[2];
            }
        }
    }
}
