// Every error the service answers with, merged from the features that declare them.

import { accessErrors } from '../customers/credentials/errors.ts';
import { documentErrors } from '../documents/errors.ts';
import { httpErrors } from '../http/errors.ts';
import { webhookErrors } from '../messages/webhooks/errors.ts';
import { idempotencyErrors } from '../orders/idempotency/errors.ts';
import { orderErrors } from '../orders/model/errors.ts';
import { quoteErrors } from '../quotes/errors.ts';
import { sandboxErrors } from '../sandbox/errors.ts';

export const ERRORS = {
  ...httpErrors,
  ...accessErrors,
  ...orderErrors,
  ...idempotencyErrors,
  ...webhookErrors,
  ...documentErrors,
  ...quoteErrors,
  ...sandboxErrors,
};

export type ErrorCode = keyof typeof ERRORS;
