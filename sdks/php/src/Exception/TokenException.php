<?php

// The exception of the token endpoint.

declare(strict_types=1);

namespace Handover\Exception;

/** The token endpoint refused, by RFC 6749. */
final class TokenException extends ApiException
{
}
