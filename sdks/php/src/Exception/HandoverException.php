<?php

// The base class of all exceptions of this package.

declare(strict_types=1);

namespace Handover\Exception;

/** The base class of every exception that this package throws. */
class HandoverException extends \RuntimeException
{
}
