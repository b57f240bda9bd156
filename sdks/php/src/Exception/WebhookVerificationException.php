<?php

// The exception for a webhook message that is not accepted.

declare(strict_types=1);

namespace Handover\Exception;

/** The message is forged or was changed on the way: answer 401 and do nothing. `fault` has the reason. */
final class WebhookVerificationException extends HandoverException
{
    public const NO_SECRET = 'NO_SECRET';
    public const SECRET_IS_API_KEY = 'SECRET_IS_API_KEY';
    public const SECRET_MALFORMED = 'SECRET_MALFORMED';
    public const BODY_NOT_RAW = 'BODY_NOT_RAW';
    public const OLDER_FORMAT = 'OLDER_FORMAT';
    public const HEADER_MISSING = 'HEADER_MISSING';
    public const HEADER_MALFORMED = 'HEADER_MALFORMED';
    public const BODY_REWRITTEN = 'BODY_REWRITTEN';
    public const SIGNATURE_MISMATCH = 'SIGNATURE_MISMATCH';
    public const TOO_OLD = 'TOO_OLD';
    public const IN_THE_FUTURE = 'IN_THE_FUTURE';
    public const BODY_NOT_JSON = 'BODY_NOT_JSON';

    /** @internal */
    public function __construct(
        /** What is wrong, as one of the values above. */
        public readonly string $fault,
        string $message,
    ) {
        parent::__construct($message);
    }
}
