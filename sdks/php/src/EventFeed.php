<?php

// Follows events from cursor to cursor.

declare(strict_types=1);

namespace Handover;

use Handover\Internal\Checks;
use Handover\Internal\Times;
use Handover\Model\EventPage;

/**
 * Events as they happen, each once.
 *
 * @implements \IteratorAggregate<int, Event>
 */
final class EventFeed implements \IteratorAggregate
{
    /**
     * @internal
     * @param \Closure(?string): EventPage $read
     */
    public function __construct(
        private readonly \Closure $read,
        private ?string $cursor,
        private readonly bool $once,
        private readonly int|float $pollMs,
    ) {
        Checks::durationMs('pollMs', $pollMs);
    }

    /**
     * Where the next run continues; null before the first page was handled. A run that ended within a page gets the events of
     * that page again: recognise them by their id.
     */
    public function cursor(): ?string
    {
        return $this->cursor;
    }

    /** @return \Generator<int, Event> */
    public function getIterator(): \Generator
    {
        while (true) {
            $page = ($this->read)($this->cursor);
            foreach ($page->data as $event) {
                yield $event;
            }
            $this->cursor = $page->resumeCursor;
            if ($page->nextCursor !== null) {
                continue;
            }
            if ($this->once) {
                return;
            }
            Times::pause($this->pollMs);
        }
    }
}
