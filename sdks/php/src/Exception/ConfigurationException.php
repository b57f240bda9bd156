<?php

// The exception for invalid options and arguments.

declare(strict_types=1);

namespace Handover\Exception;

/** An option or an argument is invalid; nothing was sent. */
final class ConfigurationException extends HandoverException
{
}
