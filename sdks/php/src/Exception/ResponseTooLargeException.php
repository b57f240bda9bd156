<?php

// The exception for an answer beyond the limit.

declare(strict_types=1);

namespace Handover\Exception;

/** The answer is larger than any of the service, so it was not read to its end. */
final class ResponseTooLargeException extends HandoverException
{
}
