// Written by "node sdks/java/scripts/write-types.mjs"; not by hand.

/** The records, events, error codes and operations of API v1. */
package com.handover.sdk.types;
