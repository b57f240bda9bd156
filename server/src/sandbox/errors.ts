import { defineErrors } from '../platform/errors.ts';

export const sandboxErrors = defineErrors({
  INVALID_SCENARIO: {
    status: 400,
    message:
      'Unknown X-Sandbox-Scenario; details.allowed lists the ones that can be used here. The documentation of the sandbox has further ones about money.',
    details: { allowed: ['STANDARD', 'DELAY', 'DAMAGE', 'CANCELLATION', 'QUOTE_REQUIRED'] },
    detailTexts: { allowed: 'The scenarios that can be used with this call' },
  },
  SANDBOX_FINISHED: {
    status: 409,
    message: 'The scenario of this sandbox process is already finished.',
  },
  SANDBOX_LIMIT: {
    status: 429,
    message: 'The daily number of sandbox processes is used up. Counting starts again at midnight UTC.',
    details: { limit: 500 },
    detailTexts: { limit: 'How many processes the sandbox of an account can have a day' },
  },
});
