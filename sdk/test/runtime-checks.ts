// What is tried of the SDK wherever it runs, and what comes of it there.
import { readFileSync } from 'node:fs';

export const USE = readFileSync(new URL('./runtime-checks.mjs', import.meta.url), 'utf8');

/** What `use` answers where everything works. */
export const GOOD = {
  environment: 'sandbox',
  status: 'DELIVERED',
  heard: 'vehicle.delivered',
  isPdf: '%PDF',
  seen: [2, true],
  missing: true,
  verified: 'order.created',
  forged: 'SIGNATURE_MISMATCH',
};
