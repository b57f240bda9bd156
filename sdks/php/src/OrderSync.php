<?php

// Follows the changes of all orders by polling with `updatedSince` and an overlap, each change once.

declare(strict_types=1);

namespace Handover;

use Handover\Exception\ConfigurationException;
use Handover\Internal\Checks;
use Handover\Internal\Times;
use Handover\Model\Order;

/**
 * Changed orders, the earliest change first.
 *
 * @implements \IteratorAggregate<int, Order>
 */
final class OrderSync implements \IteratorAggregate
{
    /** Changes that are written at the same time can become visible out of order. */
    private const OVERLAP_MS = 60_000;

    private int $sinceMs;
    /** @var array<string, int> the changes within the overlap that were yielded, with their times */
    private array $seen = [];

    /**
     * @internal
     * @param \Closure(string): iterable<Order> $list
     * @param \DateTimeInterface|string|array<mixed> $since
     */
    public function __construct(
        private readonly \Closure $list,
        \DateTimeInterface|string|array $since,
        private readonly bool $once,
        private readonly int|float $pollMs,
    ) {
        Checks::durationMs('pollMs', $pollMs);
        $start = is_array($since) ? $since['since'] ?? null : $since;
        $this->sinceMs = self::readTime($start);
        foreach (is_array($since) ? $since['seen'] ?? [] : [] as $key) {
            $this->seen[$key] = self::readTime(substr($key, (int) strrpos($key, '@') + 1));
        }
    }

    /**
     * The current state, to store and to give to the next run: the order that was yielded last counts as done.
     *
     * @return array{since: string, seen: list<string>}
     */
    public function checkpoint(): array
    {
        $this->dropOldKeys();
        return ['since' => Times::fromMs($this->sinceMs), 'seen' => array_keys($this->seen)];
    }

    /** @return \Generator<int, Order> */
    public function getIterator(): \Generator
    {
        while (true) {
            foreach ($this->changes() as $order) {
                // Recorded before the caller gets it, so that a checkpoint in the loop counts this order as done.
                $this->note($order);
                yield $order;
            }
            $this->dropOldKeys();
            if ($this->once) {
                return;
            }
            Times::pause($this->pollMs);
        }
    }

    /** @return list<Order> */
    private function changes(): array
    {
        $found = [];
        foreach (($this->list)(Times::fromMs($this->sinceMs - self::OVERLAP_MS)) as $order) {
            if (!isset($this->seen[self::changeKey($order)])) {
                $found[] = $order;
            }
        }
        usort($found, static fn (Order $one, Order $other) => self::changedMs($one) <=> self::changedMs($other));
        return $found;
    }

    private function note(Order $order): void
    {
        $atMs = self::changedMs($order);
        $this->seen[self::changeKey($order)] = $atMs;
        $this->sinceMs = max($this->sinceMs, $atMs);
    }

    /** Changes older than the overlap are not read again. */
    private function dropOldKeys(): void
    {
        $oldestMs = $this->sinceMs - self::OVERLAP_MS;
        $this->seen = array_filter($this->seen, static fn (int $atMs) => $atMs >= $oldestMs);
    }

    private static function changeKey(Order $order): string
    {
        return "{$order->id}@{$order->updatedAt}";
    }

    private static function changedMs(Order $order): int
    {
        return (int) Times::parseMs($order->updatedAt);
    }

    private static function readTime(mixed $given): int
    {
        $milliseconds = match (true) {
            $given instanceof \DateTimeInterface => Times::toMs($given),
            is_string($given) => Times::parseMs($given),
            default => null,
        };
        if ($milliseconds === null) {
            $shown = is_string($given) ? $given : get_debug_type($given);
            throw new ConfigurationException("\"$shown\" is no time to follow orders from.");
        }
        return $milliseconds;
    }
}
