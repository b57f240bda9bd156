// Written by "npm run generate"; not by hand.

/** The records, events, error codes and operations of API v1. */
package com.handover.sdk.types;
