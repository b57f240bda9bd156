// Hashes and verifies passwords: argon2id in a separate thread, a few at a time.
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { callErrors } from '../platform/call-errors.ts';
import { fairQueue } from '../platform/fair-queue.ts';

/** The parameters that OWASP recommends: 19 MiB, two passes. */
const OPTIONS = { algorithm: 2 as Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of no password. Used for unknown addresses, so that the response takes the same time. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$Poslffeay1M5Er7bGQAlNw$RKaSf8NYp4REy/YwdrGO1yRM+0amJ//2jwjcOiXTduE';

/** Whose password is hashed: that of a person known by session, link or browser, or that of a stranger. */
export interface Requester {
  known: boolean;
  /** The browser, person or IP address. They take turns. */
  id: string;
}

/** Each hash takes about 30 ms of a core. The limits keep the wait near a second, even under attack. */
const LIMITS = { maxConcurrent: 1, maxWaiting: 40, maxWaitingPerTenant: 20 };

/** Strangers have their own queue, so that known people can sign in while any number of strangers guess. */
const queues = {
  known: fairQueue({ ...LIMITS, refuse: tooBusy }),
  strangers: fairQueue({ ...LIMITS, refuse: tooBusy }),
};

function takeTurn<T>({ known, id }: Requester, work: () => Promise<T>): Promise<T> {
  return queues[known ? 'known' : 'strangers'].take(id, work);
}

/** Only known people choose a new password. */
export function hashPassword(password: string, personId = ''): Promise<string> {
  return takeTurn({ known: true, id: personId }, () => hash(password, OPTIONS));
}

export async function isPassword(
  stored: string | null,
  password: string,
  requester: Requester,
): Promise<boolean> {
  const matches = await takeTurn(requester, () => verify(stored ?? DUMMY_HASH, password).catch(() => false));
  return stored !== null && matches;
}

function tooBusy() {
  return callErrors.RATE_LIMITED({
    message: 'Too many people sign in at this moment. Try again in a few seconds.',
    headers: { 'Retry-After': '3' },
  });
}
