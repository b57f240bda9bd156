import { defineErrors } from '../../platform/errors.ts';
import { REFUSAL_REASONS } from './address-guard.ts';

const quotedReasons = REFUSAL_REASONS.map((reason) => `\`${reason}\``);

export const webhookErrors = defineErrors({
  INVALID_WEBHOOK_URL: {
    status: 400,
    message: 'This address cannot be used as a webhook endpoint; details.reason says why.',
    details: { reason: 'HTTPS_REQUIRED' },
    detailTexts: { reason: `Why: ${quotedReasons.slice(0, -1).join(', ')} or ${quotedReasons.at(-1)}` },
  },
  SUBSCRIPTION_NOT_FOUND: {
    status: 404,
    message: 'There is no webhook endpoint with this id in this environment.',
  },
  TOO_MANY_SUBSCRIPTIONS: {
    status: 409,
    message: 'This environment already has ten webhook endpoints. Delete one first.',
    details: { limit: 10 },
    detailTexts: { limit: 'How many endpoints an environment can have' },
  },
  ENDPOINT_PAUSED: {
    status: 409,
    message: 'The webhook endpoint is paused and gets nothing. Resume it first.',
  },
  NO_V1_MESSAGE: {
    status: 409,
    message:
      'The endpoint was switched to API v1 since, and API v1 has no message for this event of the older format.',
  },
});
