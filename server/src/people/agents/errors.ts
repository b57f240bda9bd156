import { defineErrors } from '../../platform/errors.ts';

export const agentErrors = defineErrors({
  AGENT_REQUEST_INVALID: {
    status: 400,
    message: 'This program asks for access in a way that is not possible; details.reason says why.',
    details: { reason: 'The program did not register this redirect address.' },
  },
  AGENT_SPENDING_LIMIT: {
    status: 403,
    message:
      'The person set a limit for what this agent orders, and details.left is what is left of it. Ask the person to order it, or to connect the agent again with another limit.',
    details: { limit: 1000, left: 120.5, gross: 321.84 },
  },
  PRICE_TOKEN_INVALID: {
    status: 409,
    message: 'The token of the price is unknown or older than 30 minutes. Ask for the price again.',
  },
  PRICE_NOT_CONFIRMED: {
    status: 409,
    message:
      'The confirmed amount is not the price of this transfer. Show the person details.price and ask again.',
    details: { price: { net: 270.45, gross: 321.84, vatRate: 19, currency: 'EUR' } },
  },
});

/** Of the endpoints where agents register and get tokens (RFC 6749 section 5.2, RFC 7591 section 3.2.2). */
export const agentOAuthErrors = defineErrors({
  invalid_request: { status: 400, message: 'The request is incomplete or contradicts itself.' },
  invalid_client: { status: 401, message: 'There is no such client. Register again.' },
  invalid_grant: {
    status: 400,
    message: 'The code or refresh token is wrong, used or expired. Ask the person again.',
  },
  unsupported_grant_type: {
    status: 400,
    message: 'Only the grants authorization_code and refresh_token are supported.',
  },
  invalid_redirect_uri: {
    status: 400,
    message: 'A redirect address must use https, this machine, or the scheme of a program.',
  },
  invalid_client_metadata: { status: 400, message: 'The registration has missing or wrong fields.' },
});
