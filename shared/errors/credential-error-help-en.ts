// The meaning of the errors of tokens, and of refused keys, in English.
import { type ErrorHelp, help } from './error-help.ts';

export const REPEAT_EN =
  'Repeat it with growing pauses, about 1 s, 5 s, 30 s, 2 min. With an Idempotency-Key nothing happens twice.';

export const tokenErrorHelpEn = {
  invalid_client: help(
    'Client id or secret is wrong',
    'No token was issued.',
    'Check that both were copied completely and belong together.',
    'The secret cannot be shown again: roll the client if it is lost.',
  ),
  invalid_request: help(
    'The token request is incomplete',
    'It needs grant_type=client_credentials, and the client once: by HTTP Basic or in the fields.',
    'error_description of the answer says what is missing.',
  ),
  invalid_scope: help(
    'The client does not hold this scope',
    'A token can have the client’s scopes or fewer.',
    'Leave scope out to get all of them.',
  ),
  server_error: help('Something went wrong on our side', 'No token was issued.', REPEAT_EN),
  temporarily_unavailable: help(
    'Too many token requests',
    'A client may ask 30 times a minute, and a token lasts an hour.',
    'Keep the token and use it for all calls of that hour.',
  ),
  unauthorized_client: help(
    'The client may not be used',
    'It is disabled or expired, or the account is suspended.',
    'Check it under API keys.',
  ),
  unsupported_grant_type: help(
    'Only client_credentials is supported',
    'There are no other grants here.',
    'Send grant_type=client_credentials.',
  ),
} satisfies Record<string, ErrorHelp>;

export const refusalHelpEn = {
  ADDRESS_NOT_ALLOWED: help(
    'Refused because of the address it came from',
    'The key is valid, but limited to other addresses. The answer does not say so, to reveal nothing to someone who found the key.',
    'Your system? Add its address to the key under API keys.',
    'Not yours? Someone else has the key. Roll it and end the old key at once.',
  ),
  ROLLED: help(
    'This key was rolled and has ended',
    'Its successor has been valid since then. A system still uses the old key.',
    'Give that system the new key. Address and user agent show which one.',
  ),
  REVOKED: help(
    'This key was revoked',
    'It is permanently invalid. A system still uses it.',
    'Give that system another key. Address and user agent show which one.',
  ),
} satisfies Record<string, ErrorHelp>;
