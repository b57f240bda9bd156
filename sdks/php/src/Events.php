<?php

// Events by polling, in place of webhooks: lists them, and follows them from where an earlier run ended.

declare(strict_types=1);

namespace Handover;

use Handover\Internal\Operations;
use Handover\Model\EventPage;

/** The calls about events. */
final class Events
{
    /** @internal */
    public function __construct(private readonly Operations $operations)
    {
    }

    /**
     * Lists events, oldest first: `foreach` gives all of them, `page()` one page.
     *
     * @param string|list<string>|null $type only events of this type, or of one of several
     * @param string|null $order only events of this order: its id, order number or request number
     * @param \DateTimeInterface|string|null $since only events since then; default: the last 30 days, if there is no cursor
     * @param int|null $limit records per page, 1 to 100; default: 20
     * @param string|null $cursor the `nextCursor` or `resumeCursor` of an earlier page
     * @return Paged<Event, EventPage>
     */
    public function list(
        string|array|null $type = null,
        ?string $order = null,
        \DateTimeInterface|string|null $since = null,
        ?int $limit = null,
        ?string $cursor = null,
        ?CallOptions $options = null,
    ): Paged {
        $query = compact('type', 'order', 'since', 'limit');
        return new Paged(fn (?string $cursor) => $this->operations->call(
            'listEvents',
            query: [...$query, 'cursor' => $cursor],
            options: $options,
        ), $cursor);
    }

    /**
     * Follows the events of the account by polling; none is left out.
     *
     * @param string|list<string>|null $type only events of this type, or of one of several
     * @param string|null $order only events of this order: its id, order number or request number
     * @param \DateTimeInterface|string|null $since only events since then; default: the last 30 days, if there is no cursor
     * @param string|null $cursor the cursor of an earlier run
     * @param bool $once ends when it has caught up, instead of polling
     * @param int|float $pollMs the pause after it has caught up
     */
    public function follow(
        string|array|null $type = null,
        ?string $order = null,
        \DateTimeInterface|string|null $since = null,
        ?string $cursor = null,
        bool $once = false,
        int|float $pollMs = 10_000,
        ?CallOptions $options = null,
    ): EventFeed {
        $read = fn (?string $cursor) => $this->list($type, $order, $since, 100, $cursor, $options)->page();
        return new EventFeed($read, $cursor, $once, $pollMs);
    }
}
