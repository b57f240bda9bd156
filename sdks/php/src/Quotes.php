<?php

// Quotes: request, read, decide, download.

declare(strict_types=1);

namespace Handover;

use Handover\Exception\ApiException;
use Handover\Internal\Operations;
use Handover\Model\ErrorCode;
use Handover\Model\Order;
use Handover\Model\OrderCreation;
use Handover\Model\Quote;

/** The calls about quotes. Ids are the request's id or number, or the quote's id or number. */
final class Quotes
{
    /** @internal */
    public function __construct(private readonly Operations $operations)
    {
    }

    /**
     * Requests a quote. Never twice, whatever the retries.
     *
     * @param OrderCreation|array<string, mixed> $body
     * @param string|null $idempotencyKey identifies repetitions for 24 hours; default: a new key, the same for all attempts
     * @param string|null $scenario with test credentials: the scenario of the order
     * @param string|null $mode with test credentials: `Scenario::MODE_AUTOMATIC`, or `MODE_MANUAL` for steps by `sandbox->advance`
     */
    public function request(
        OrderCreation|array $body,
        ?string $idempotencyKey = null,
        ?string $scenario = null,
        ?string $mode = null,
        ?CallOptions $options = null,
    ): Order {
        $headers = Orders::creationHeaders($idempotencyKey, $scenario, $mode);
        return $this->operations->call('requestQuote', headers: $headers, body: $body, options: $options);
    }

    /** Reads a quote. */
    public function get(string $id, ?CallOptions $options = null): Quote
    {
        return $this->operations->call('getQuote', ['id' => $id], options: $options);
    }

    /** Accepts the open quote, which is binding; with `$version`, only that one. */
    public function accept(string $id, ?int $version = null, ?CallOptions $options = null): Quote
    {
        $body = $version === null ? [] : ['version' => $version];
        return $this->decide('acceptQuote', Quote::STATE_ACCEPTED, $id, $body, $options);
    }

    /** Declines the open quote. */
    public function decline(string $id, ?string $reason = null, ?CallOptions $options = null): Quote
    {
        $body = $reason === null ? [] : ['reason' => $reason];
        return $this->decide('declineQuote', Quote::STATE_DECLINED, $id, $body, $options);
    }

    /** Downloads the quote as PDF. */
    public function download(string $id, ?CallOptions $options = null): DownloadedFile
    {
        return Documents::downloadFile($this->operations, 'downloadQuote', ['id' => $id], null, $options);
    }

    /**
     * If the answer to a decision was lost, its repetition is refused as decided: then the quote is read.
     *
     * @param array<string, mixed> $body
     */
    private function decide(string $operation, string $decision, string $id, array $body, ?CallOptions $options): Quote
    {
        return $this->operations->sendOnce(
            $this->operations->prepare($operation, ['id' => $id], body: $body, options: $options),
            static fn (ApiException $error) => $error->is(ErrorCode::QUOTE_ALREADY_DECIDED)
                && ($error->details['status'] ?? null) === $decision,
            fn () => $this->get($id, $options),
        );
    }
}
