<?php

// Webhook endpoints: create, list, change, delete, test; their secrets and deliveries.

declare(strict_types=1);

namespace Handover;

use Handover\Exception\ApiException;
use Handover\Internal\Operations;
use Handover\Model\WebhookChange;
use Handover\Model\CreatedWebhookSubscription;
use Handover\Model\ErrorCode;
use Handover\Model\ListWebhookDeliveriesAnswer;
use Handover\Model\PausedWebhookSubscription;
use Handover\Model\RolledWebhookSubscription;
use Handover\Model\WebhookDelivery;
use Handover\Model\WebhookDeliveryDetails;
use Handover\Model\WebhookSubscription;
use Handover\Model\WebhookTestResult;

/** The calls about webhook endpoints. `Webhook::verify` verifies the messages. */
final class Webhooks
{
    /** @internal */
    public function __construct(private readonly Operations $operations)
    {
    }

    /**
     * Creates an endpoint; only this answer has its secret. The service recognises no repetition, so the call is not repeated
     * if its outcome is unknown (`uncertain` of the exception): then look with `list`, and delete an endpoint whose secret you
     * do not have.
     *
     * @param string $url a public https URL
     * @param list<string> $events the events that it subscribes to, such as `EventName::VEHICLE_DELIVERED`
     */
    public function create(
        string $url,
        array $events,
        ?string $description = null,
        ?CallOptions $options = null,
    ): CreatedWebhookSubscription {
        $body = compact('url', 'events') + ($description === null ? [] : compact('description'));
        return $this->operations->call('createWebhookSubscription', body: $body, options: $options);
    }

    /**
     * Lists the endpoints of the environment.
     *
     * @param string|list<string>|null $status only endpoints with this status, or with one of several
     * @return list<WebhookSubscription>
     */
    public function list(string|array|null $status = null, ?CallOptions $options = null): array
    {
        $query = ['status' => $status];
        return $this->operations->call('listWebhookSubscriptions', query: $query, options: $options)->data;
    }

    /** Reads an endpoint. */
    public function get(string $id, ?CallOptions $options = null): WebhookSubscription
    {
        return $this->operations->call('getWebhookSubscription', ['id' => $id], options: $options);
    }

    /**
     * Changes address, events or description; the secret stays.
     *
     * @param WebhookChange|array<string, mixed> $body
     */
    public function change(
        string $id,
        WebhookChange|array $body,
        ?CallOptions $options = null,
    ): WebhookSubscription {
        return $this->operations->call('changeWebhookSubscription', ['id' => $id], body: $body, options: $options);
    }

    /** Pauses an endpoint: it gets nothing more, and open retries end. */
    public function pause(string $id, ?CallOptions $options = null): PausedWebhookSubscription
    {
        return $this->operations->call('pauseWebhookSubscription', ['id' => $id], body: [], options: $options);
    }

    /** Resumes a paused endpoint. */
    public function resume(string $id, ?CallOptions $options = null): WebhookSubscription
    {
        return $this->operations->call('resumeWebhookSubscription', ['id' => $id], body: [], options: $options);
    }

    /**
     * Rolls the secret: only this answer has the new one, and the old one also signs for `$hours`, 1 to 72. Not repeated if its
     * answer is lost: then roll again.
     */
    public function rollSecret(string $id, int $hours, ?CallOptions $options = null): RolledWebhookSubscription
    {
        $body = ['hours' => $hours];
        return $this->operations->call('rollWebhookSubscriptionSecret', ['id' => $id], body: $body, options: $options);
    }

    /**
     * Lists deliveries, newest first: `foreach` gives all of the last 30 days, `page()` one page.
     *
     * @param string|null $state only deliveries in this state; `FAILED` means retrying or given up
     * @param string|null $event only deliveries of this event
     * @param string|null $order only deliveries of this order: its id, order number or request number
     * @param int|null $limit records per page, 1 to 100; default: 20
     * @param string|null $cursor the `nextCursor` of the previous page
     * @return Paged<WebhookDelivery, ListWebhookDeliveriesAnswer>
     */
    public function deliveries(
        string $id,
        ?string $state = null,
        ?string $event = null,
        ?string $order = null,
        ?int $limit = null,
        ?string $cursor = null,
        ?CallOptions $options = null,
    ): Paged {
        $query = compact('state', 'event', 'order', 'limit');
        return new Paged(fn (?string $cursor) => $this->operations->call(
            'listWebhookDeliveries',
            ['id' => $id],
            [...$query, 'cursor' => $cursor],
            options: $options,
        ), $cursor);
    }

    /** Reads a delivery with its message and all attempts. */
    public function delivery(string $id, string $deliveryId, ?CallOptions $options = null): WebhookDeliveryDetails
    {
        return $this->operations->call('getWebhookDelivery', compact('id', 'deliveryId'), options: $options);
    }

    /** Sends a delivery again, with the same delivery id. Not repeated if its answer is lost. */
    public function resend(string $id, string $deliveryId, ?CallOptions $options = null): WebhookDelivery
    {
        $path = compact('id', 'deliveryId');
        return $this->operations->call('resendWebhookDelivery', $path, body: [], options: $options);
    }

    /** Sends everything again that failed since a time, at most 1,000 at once; answers how many. */
    public function resendFailed(string $id, \DateTimeInterface|string $since, ?CallOptions $options = null): int
    {
        $body = ['failedSince' => $since];
        $answer = $this->operations->call('resendFailedWebhookDeliveries', ['id' => $id], body: $body, options: $options);
        return $answer->resent;
    }

    /** Deletes an endpoint with its delivery log. */
    public function delete(string $id, ?CallOptions $options = null): void
    {
        // If the answer was lost, the repetition does not find the endpoint.
        $this->operations->sendOnce(
            $this->operations->prepare('deleteWebhookSubscription', ['id' => $id], options: $options),
            static fn (ApiException $error) => $error->is(ErrorCode::SUBSCRIPTION_NOT_FOUND),
            static fn () => null,
        );
    }

    /** Sends `webhook.test` now and answers the result. */
    public function test(string $id, ?CallOptions $options = null): WebhookTestResult
    {
        return $this->operations->call('testWebhookSubscription', ['id' => $id], body: [], options: $options);
    }
}
