// The meaning of each error and what to do about it, in English.
import { REPEAT_EN, tokenErrorHelpEn } from './credential-error-help-en.ts';
import { type ErrorHelp, help } from './error-help.ts';
import { quoteErrorHelpEn } from './quote-error-help-en.ts';

const UNCHANGED = 'Do not repeat it unchanged. The answer stays the same.';

export const errorHelpEn = {
  ACCESS_TOKEN_REQUIRED: help(
    'A client secret was sent as a key',
    'The secret of an OAuth client can only be exchanged for tokens; calls do not accept it.',
    'Exchange id and secret for a token at POST /extern/oauth/token and send that.',
    'Or create an API key, which calls accept directly.',
  ),
  ACCOUNT_NOT_ELIGIBLE: help(
    'This account does not order transfers',
    'Only accounts of ordering customers may call this interface.',
    'Ask the operator which account your system should use.',
  ),
  ACCOUNT_SUSPENDED: help(
    'The account is suspended',
    'Every call of the account is refused until the operator ends the suspension. Orders in progress continue.',
    'Contact the operator.',
  ),
  CREDENTIALS_AWAITING_APPROVAL: help(
    'This key waits for approval',
    'It may order in production, and the person who made it may not. The admins of your account got a mail about it.',
    'Ask an admin to approve it under API keys.',
    'Until then you can try everything with a test key in the sandbox.',
  ),
  CREDENTIALS_DISABLED: help(
    'This key is disabled',
    'A person of your account, or the operator, switched it off. It can be switched on again.',
    'Enable it under API keys, or use another key.',
    'If nobody knows why: the portal shows next to the key who disabled it.',
  ),
  CREDENTIALS_EXPIRED: help(
    'This key has expired',
    'Its expiry was set when it was created. Calls with it have been refused since then.',
    'Create a new key, or ask an admin to change its expiry.',
    'Next time roll it before it expires: both keys then work for some time.',
  ),
  DOCUMENT_NOT_FOUND: help(
    'There is no such document',
    'The order has no document with this id, or the key may not see its kind.',
    'List the documents of the order first and take the id from there.',
    'Invoices need invoices:read, quotes need quotes:read.',
  ),
  ENDPOINT_PAUSED: help(
    'The endpoint is paused',
    'It gets no messages until it is resumed.',
    'Resume it first.',
  ),
  EXTERNAL_ORDER_ID_EXISTS: help(
    'An order with this externalOrderId already exists',
    'Within 24 hours the same call gets the first answer again; after that the number itself prevents a second order.',
    'Same transfer? Nothing is lost. Use the order in details and do not send it again.',
    'Another transfer? Send it with another externalOrderId.',
    UNCHANGED,
  ),
  FEATURE_NOT_ENABLED: help(
    'API v1 is not enabled in production',
    'The sandbox works at once; production is switched on by the operator.',
    'Ask the operator to enable API v1 for your account.',
  ),
  IDEMPOTENCY_KEY_REUSED: help(
    'The same key was sent with other content',
    'An Idempotency-Key or externalOrderId belongs to one call. This one was already used for another call.',
    'A new order? Send a new key.',
    'A repetition? Send exactly what was sent first.',
  ),
  IDEMPOTENCY_REQUEST_IN_PROGRESS: help(
    'The first call with this key is still running',
    'Two calls with the same key arrived at the same time; the first one is still running.',
    'Repeat it after Retry-After: it gets the answer of the first.',
  ),
  INSUFFICIENT_SCOPE: help(
    'The key may not do this',
    'Each key has scopes. The one that this call needs is not among them.',
    'details.required names the scope. Create a key that has it.',
    'Scopes cannot be added to a key later, so that a stolen key never gets more rights.',
  ),
  INTERNAL_ERROR: help(
    'Something went wrong on our side',
    'Nothing was done partially: a call without a successful answer had no effect.',
    REPEAT_EN,
    'If it persists, send us the request id.',
  ),
  INVALID_CREDENTIALS: help(
    'The key is unknown',
    'It was revoked, rolled, copied incompletely, or the credential of a token was deleted.',
    'Check that the whole key arrived, without spaces or quotes.',
    'Create or roll a key and store the new one.',
  ),
  INVALID_CURSOR: help(
    'The cursor does not fit here',
    'A cursor belongs to one list with its filters, and comes back exactly as it was sent.',
    'Send nextCursor of the previous page, unchanged.',
    'With other filters, start without a cursor.',
  ),
  INVALID_IDEMPOTENCY_KEY: help(
    'The Idempotency-Key is empty, too long or not readable',
    'It may have 1 to 200 characters.',
    'A UUID for each order is enough.',
  ),
  INVALID_JSON: help(
    'The body is not valid JSON',
    'It could not be read at all, so no field was checked.',
    'Use a library to write it, and send it as UTF-8.',
  ),
  INVALID_REQUEST: help(
    'Fields are missing, wrong or unknown',
    'Nothing was created or changed. All wrong fields are named at once.',
    'Read details.fields of the answer: each has field, code and message.',
    'Unknown fields are refused too, so that a typo is always noticed.',
    UNCHANGED,
  ),
  INVALID_SCENARIO: help(
    'The sandbox does not know this scenario',
    'X-Sandbox-Scenario takes the name of a scenario; POST /extern/quotes only QUOTE_REQUIRED.',
    'details.allowed lists them.',
  ),
  INVALID_TOKEN: help(
    'The access token is not ours or was altered',
    'Tokens are signed; a single missing character makes them invalid.',
    'Get a new token and send it completely.',
  ),
  INVALID_WEBHOOK_URL: help(
    'This address cannot receive webhooks',
    'It must be https, public and without a redirect. details.reason says what is wrong.',
    'Try it with an inbox in the sandbox first.',
  ),
  NOT_FOUND: help(
    'There is no such endpoint',
    'No operation has this method and path.',
    'Compare both with the documentation; the Allow header names methods that exist.',
  ),
  NO_CONTRACTING_PARTY: help(
    'No commercial contact is stored',
    'Production orders need a contact to send quotes and invoices to.',
    'Ask the operator to complete your account.',
    'The order was not created; send it again afterwards.',
  ),
  NO_TENANT: help(
    'The account of this key was deleted',
    'Its keys were deleted with it.',
    'Use a key of an account that exists.',
  ),
  NO_V1_MESSAGE: help(
    'This event has no message in the new format',
    'The endpoint was switched to API v1 since then, and API v1 does not know this event.',
    'Read the order to see its current state.',
  ),
  NUMBER_COLLISION: help(
    'Two calls got the same number at the same time',
    'Nothing was created.',
    'Send it again unchanged.',
  ),
  ORDER_NOT_CANCELLABLE: help(
    'Too late to cancel',
    'The vehicle was picked up, or the request is closed.',
    'Call the operator if the transfer must stop.',
    UNCHANGED,
  ),
  ORDER_NOT_CHANGEABLE: help(
    'Too late to change',
    'Orders change until pickup; a request that waits for a quote does not change at all.',
    'Read the status before changing.',
    'For a request: withdraw it and send a new one.',
  ),
  ORDER_NOT_FOUND: help(
    'There is no such order here',
    'Production and sandbox are separate, and every account sees only its own.',
    'Compare the number. Is the key of the same environment as the order?',
    'By your own number: GET /extern/orders?externalOrderId=…',
  ),
  PAYLOAD_TOO_LARGE: help(
    'The body is too large',
    'At most 256 KiB are read.',
    'Send less metadata; files cannot be sent here.',
  ),
  PRICE_NOT_CONFIRMED: help(
    'The confirmed amount is not the price',
    'An agent sent another gross price than this transfer has. Nothing was ordered.',
    'Show the person the price in details, and order with that amount if they agree.',
  ),
  PRICE_TOKEN_INVALID: help(
    'The price is no longer valid',
    'An agent orders with the token of a price that it was shown, for 30 minutes.',
    'Ask for the price again, show it, and order with the new token.',
  ),
  RATE_LIMITED: help(
    'Too many calls',
    'A key may call 600 times a minute and 50 times a second; an address may be refused 30 sign-ins a minute.',
    'Wait for Retry-After seconds, then continue.',
    'Use webhooks instead of polling.',
  ),
  REQUEST_HAS_QUOTE: help(
    'A quote is on offer',
    'A request with a quote is declined, not cancelled.',
    'POST /extern/quotes/{id}/decline.',
  ),
  SANDBOX_FINISHED: help('The scenario has ended', 'There is no further step.', 'Create another order.'),
  SANDBOX_LIMIT: help(
    'The day’s test orders are used up',
    'An account may create 500 a day (UTC).',
    'Continue after Retry-After, or reuse existing orders.',
  ),
  SANDBOX_ONLY: help(
    'This works only in the sandbox',
    'This is a production key.',
    'Use a key that begins with svc_test_.',
  ),
  SERVICE_BUSY: help(
    'Too many documents are being rendered right now',
    'The queue of documents is full; nothing was changed.',
    'Repeat it after Retry-After seconds.',
  ),
  SERVICE_NOT_APPLICABLE: help(
    'This service does not fit the order',
    'A short-term plate on a truck transport, for instance. details.errors lists all of them.',
    'Leave the service out, or choose another transport type.',
  ),
  SERVICE_NOT_SUPPORTED: help(
    'The operator does not offer this service',
    'Export plates and customs are not offered.',
    'Leave it out, and arrange it yourself.',
  ),
  SERVICE_UNAVAILABLE: help(
    'The service cannot reach its database',
    'For example while its database moves to another server, which takes seconds. Whether a change happened is unknown.',
    'Repeat it after Retry-After seconds; with an Idempotency-Key nothing is created twice.',
  ),
  STORAGE_UNAVAILABLE: help(
    'Files cannot be stored or read right now',
    'The store that holds documents and photos does not answer. Nothing was changed, and calls without files work.',
    'Repeat it after Retry-After seconds.',
  ),
  SUBSCRIPTION_NOT_FOUND: help(
    'There is no such endpoint in this environment',
    'It was deleted, or belongs to the other environment.',
    'List the subscriptions with the same key.',
  ),
  TOKEN_EXPIRED: help(
    'The access token is older than an hour',
    'This is normal: tokens last one hour.',
    'Get a new one and repeat the call. Renew it a minute before it ends.',
  ),
  TOO_MANY_SUBSCRIPTIONS: help(
    'There are already ten endpoints',
    'More than that is not possible in one environment.',
    'Delete one that is no longer needed.',
  ),
  TRANSPORT_TYPE_NOT_ALLOWED: help(
    'Your agreement does not have this transport type',
    'Which types you may order is agreed with the operator.',
    'Send another transportType, or ask the operator.',
  ),
  UNAUTHORIZED: help(
    'No key was sent',
    'The call had neither Authorization nor X-API-Key.',
    'Send "Authorization: Bearer <key>". Some proxies drop the header.',
  ),
  VEHICLE_NOT_DRIVEABLE: help(
    'The vehicle cannot be driven',
    'DRIVEN needs a vehicle that is driveable and roadworthy.',
    'Order TRAILER or TRUCK, or correct operationalStatus.',
  ),
  ...quoteErrorHelpEn,
  ...tokenErrorHelpEn,
} satisfies Record<string, ErrorHelp>;
