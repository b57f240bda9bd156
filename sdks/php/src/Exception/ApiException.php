<?php

// The exception for a call that the service refused.

declare(strict_types=1);

namespace Handover\Exception;

/** The service refused the call, or something else answered in its place. */
class ApiException extends HandoverException
{
    private const MAX_FIELDS_SHOWN = 5;

    /** @internal */
    public function __construct(
        string $message,
        /** The HTTP status. */
        public readonly int $status,
        /** The fixed value to evaluate, one of `Model\ErrorCode`; `HTTP_<status>` if a proxy answered instead of the service. */
        public readonly string $errorCode,
        /** Give it when you ask for help; null if a proxy answered instead of the service. */
        public readonly ?string $requestId = null,
        /**
         * What the code says more precisely, for instance `fields` of an `INVALID_REQUEST`.
         * @var array<string, mixed>
         */
        public readonly array $details = [],
        /** How long the service asks to wait, if it does. */
        public readonly int|float|null $retryAfterSeconds = null,
        /** Whether the service may have executed the call, also in an earlier attempt: it failed, or a proxy answered for it. */
        public bool $uncertain = false,
    ) {
        parent::__construct(self::withFields($message, $details));
    }

    /** Whether it has one of these codes. */
    public function is(string ...$codes): bool
    {
        return in_array($this->errorCode, $codes, true);
    }

    /**
     * The sentence with the wrong fields, because a log often keeps nothing else.
     *
     * @param array<string, mixed> $details
     */
    private static function withFields(string $message, array $details): string
    {
        $problems = $details['fields'] ?? $details['errors'] ?? [];
        if (!is_array($problems) || !array_is_list($problems) || $problems === []) {
            return $message;
        }
        $shown = array_map(
            static fn (mixed $each) => sprintf('%s: %s', $each['field'] ?? '', $each['message'] ?? ''),
            array_slice($problems, 0, self::MAX_FIELDS_SHOWN),
        );
        return $message . ' ' . implode(' ', $shown) . (count($problems) > self::MAX_FIELDS_SHOWN ? ' …' : '');
    }
}
