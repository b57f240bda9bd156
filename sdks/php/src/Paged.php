<?php

// A list with pages.

declare(strict_types=1);

namespace Handover;

/**
 * A list with pages: `foreach` gives every record of all pages, `page` one page.
 *
 * @template Item of Record
 * @template ItemPage of Record
 * @implements \IteratorAggregate<int, Item>
 */
final class Paged implements \IteratorAggregate
{
    /**
     * @internal
     * @param \Closure(?string): ItemPage $read reads the page of a cursor
     */
    public function __construct(private readonly \Closure $read, private readonly ?string $cursor = null)
    {
    }

    /**
     * The first page: `data`, and `nextCursor`, which is null on the last one.
     *
     * @return ItemPage
     */
    public function page(): Record
    {
        return ($this->read)($this->cursor);
    }

    /**
     * The pages one by one.
     *
     * @return \Generator<int, ItemPage>
     */
    public function pages(): \Generator
    {
        $cursor = $this->cursor;
        do {
            $page = ($this->read)($cursor);
            yield $page;
            $cursor = $page->nextCursor;
        } while ($cursor !== null);
    }

    /** @return \Generator<int, Item> */
    public function getIterator(): \Generator
    {
        foreach ($this->pages() as $page) {
            foreach ($page->data as $item) {
                yield $item;
            }
        }
    }
}
