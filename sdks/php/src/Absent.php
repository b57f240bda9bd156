<?php

// The mark of a field that is not sent.

declare(strict_types=1);

namespace Handover;

/** The default of the fields of a body: the field is not sent. Null is sent, and clears the field. */
enum Absent
{
    case Field;
}
