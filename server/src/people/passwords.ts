// Hashes and verifies passwords: argon2id in a separate thread, a few at a time.
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { callErrors } from '../platform/call-errors.ts';

/** The parameters that OWASP recommends: 19 MiB, two passes. */
const OPTIONS = { algorithm: 2 as Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes about 30 ms of a core. The limits keep the wait below a second, even under attack. */
const MAX_CONCURRENT = 2;
const MAX_WAITING = 40;

/** The hash of no password. Used for unknown addresses, so that the response takes the same time. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$Poslffeay1M5Er7bGQAlNw$RKaSf8NYp4REy/YwdrGO1yRM+0amJ//2jwjcOiXTduE';

const waiting: (() => void)[] = [];
let running = 0;

export function hashPassword(password: string): Promise<string> {
  return withHashingSlot(() => hash(password, OPTIONS));
}

export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await withHashingSlot(() => verify(stored ?? DUMMY_HASH, password).catch(() => false));
  return stored !== null && matches;
}

async function withHashingSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_CONCURRENT) {
    if (waiting.length >= MAX_WAITING) throw tooBusy();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const tooBusy = () =>
  callErrors.RATE_LIMITED({
    message: 'Too many people sign in at this moment. Try again in a few seconds.',
    headers: { 'Retry-After': '3' },
  });
