/** Order vehicle transfers, follow them, verify webhooks. {@link com.handover.sdk.Handover} is the client. */
package com.handover.sdk;
