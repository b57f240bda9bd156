// The checks of the SDK for every runtime, and their expected results.
import { readFileSync } from 'node:fs';

export const USE = readFileSync(new URL('./runtime-checks.mjs', import.meta.url), 'utf8');

/** The result of `use` if everything works. */
export const GOOD = {
  environment: 'sandbox',
  status: 'DELIVERED',
  received: 'vehicle.delivered',
  isPdf: '%PDF',
  seen: [2, true],
  missing: true,
  verified: 'order.created',
  forged: 'SIGNATURE_MISMATCH',
};
