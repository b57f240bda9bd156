<?php

// Orders: create, read, change, cancel, follow.

declare(strict_types=1);

namespace Handover;

use Handover\Internal\Operations;
use Handover\Model\ListOrdersAnswer;
use Handover\Model\Order;
use Handover\Model\OrderChange;
use Handover\Model\OrderCheck;
use Handover\Model\OrderCreation;
use Handover\Model\OrderStatus;
use Handover\Model\Tracking;

/** The calls about orders. Ids are the id, the order number, or the request number. */
final class Orders
{
    /** The statuses that no other follows: `REJECTED` for requests, `COMPLETED` and `CANCELLED` for orders. */
    public const FINAL_STATUSES = [Order::STATUS_REJECTED, Order::STATUS_COMPLETED, Order::STATUS_CANCELLED];

    /** @internal */
    public function __construct(private readonly Operations $operations)
    {
    }

    /**
     * Creates an order, or a request if a quote is needed (`kind`). Never twice, whatever the retries.
     *
     * @param OrderCreation|array<string, mixed> $body
     * @param string|null $idempotencyKey identifies repetitions for 24 hours; default: a new key, the same for all attempts
     * @param string|null $scenario with test credentials: the scenario of the order, such as `Scenario::NAME_DELAY`
     * @param string|null $mode with test credentials: `Scenario::MODE_AUTOMATIC`, or `MODE_MANUAL` for steps by `sandbox->advance`
     */
    public function create(
        OrderCreation|array $body,
        ?string $idempotencyKey = null,
        ?string $scenario = null,
        ?string $mode = null,
        ?CallOptions $options = null,
    ): Order {
        $headers = self::creationHeaders($idempotencyKey, $scenario, $mode);
        return $this->operations->call('createOrder', headers: $headers, body: $body, options: $options);
    }

    /**
     * What `create` would give now, or its error; creates nothing.
     *
     * @param OrderCreation|array<string, mixed> $body
     */
    public function check(OrderCreation|array $body, ?CallOptions $options = null): OrderCheck
    {
        return $this->operations->call('checkOrder', body: $body, options: $options);
    }

    /** Reads an order. */
    public function get(string $id, ?CallOptions $options = null): Order
    {
        return $this->operations->call('getOrder', ['id' => $id], options: $options);
    }

    /**
     * Lists orders, newest first: `foreach` gives all of them, `page()` one page.
     *
     * @param string|null $externalOrderId your own number: at most one order has it
     * @param \DateTimeInterface|string|null $updatedSince only orders that changed since then
     * @param string|list<string>|null $status only orders in this status, or in one of several
     * @param int|null $limit records per page, 1 to 100; default: 20
     * @param string|null $cursor the `nextCursor` of the previous page
     * @return Paged<Order, ListOrdersAnswer>
     */
    public function list(
        ?string $externalOrderId = null,
        \DateTimeInterface|string|null $updatedSince = null,
        string|array|null $status = null,
        ?int $limit = null,
        ?string $cursor = null,
        ?CallOptions $options = null,
    ): Paged {
        $query = compact('externalOrderId', 'updatedSince', 'status', 'limit');
        return new Paged(fn (?string $cursor) => $this->operations->call(
            'listOrders',
            query: [...$query, 'cursor' => $cursor],
            options: $options,
        ), $cursor);
    }

    /**
     * Changes an order until pickup: null clears a field, a field that is not given stays.
     *
     * @param OrderChange|array<string, mixed> $body
     */
    public function change(string $id, OrderChange|array $body, ?CallOptions $options = null): Order
    {
        return $this->operations->call('changeOrder', ['id' => $id], body: $body, options: $options);
    }

    /** Cancels an order until pickup, or withdraws a request. */
    public function cancel(string $id, ?string $reason = null, ?CallOptions $options = null): Order
    {
        $body = $reason === null ? [] : ['reason' => $reason];
        return $this->operations->call('cancelOrder', ['id' => $id], body: $body, options: $options);
    }

    /** Reads the status of an order. */
    public function status(string $id, ?CallOptions $options = null): OrderStatus
    {
        return $this->operations->call('getOrderStatus', ['id' => $id], options: $options);
    }

    /** Reads position and arrival. */
    public function tracking(string $id, ?CallOptions $options = null): Tracking
    {
        return $this->operations->call('getTracking', ['id' => $id], options: $options);
    }

    /**
     * Follows the changes of all orders: each once, polled with an overlap of 60 s.
     *
     * @param \DateTimeInterface|string|array{since: string, seen: list<string>} $since the start time, or the checkpoint of an
     *   earlier run, which repeats nothing
     * @param bool $once ends when it has caught up, instead of polling
     * @param int|float $pollMs the pause after it has caught up
     */
    public function sync(
        \DateTimeInterface|string|array $since,
        bool $once = false,
        int|float $pollMs = 30_000,
        ?CallOptions $options = null,
    ): OrderSync {
        $list = fn (string $updatedSince) => $this->list(updatedSince: $updatedSince, limit: 100, options: $options);
        return new OrderSync($list, $since, $once, $pollMs);
    }

    /**
     * @internal
     * @return array<string, ?string>
     */
    public static function creationHeaders(?string $idempotencyKey, ?string $scenario, ?string $mode): array
    {
        return ['Idempotency-Key' => $idempotencyKey, 'X-Sandbox-Scenario' => $scenario, 'X-Sandbox-Mode' => $mode];
    }
}
