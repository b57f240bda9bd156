// The words of the webhook endpoints in German, by subject.
import type { WebhookWords } from './en.ts';
import { checkDe } from './words/check-de.ts';
import { endpointDe } from './words/endpoint-de.ts';
import { healthDe } from './words/health-de.ts';
import { listDe } from './words/list-de.ts';
import { secretsDe } from './words/secrets-de.ts';

export const de: WebhookWords = {
  ...listDe,
  ...healthDe,
  ...endpointDe,
  ...secretsDe,
  ...checkDe,
};
