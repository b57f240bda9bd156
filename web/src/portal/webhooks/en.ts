// The words of the webhook endpoints in English, by subject.

import { checkEn } from './words/check-en.ts';
import { endpointEn } from './words/endpoint-en.ts';
import { healthEn } from './words/health-en.ts';
import { listEn } from './words/list-en.ts';
import { secretsEn } from './words/secrets-en.ts';

export const en = {
  ...listEn,
  ...healthEn,
  ...endpointEn,
  ...secretsEn,
  ...checkEn,
};

export type WebhookWords = typeof en;
