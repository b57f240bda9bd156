// A phone that dispatch signed out may hand in, for a day, what was done before; everything else is refused.
import { DAY_MS } from '../../../../shared/time/durations.ts';
import { accessErrors } from '../../customers/credentials/errors.ts';
import { correctDeviceTime } from './device-time.ts';
import type { ActingDriver } from './driver.ts';

const HAND_IN_MS = DAY_MS;

export interface SignedOutSession {
  signedOutAt: Date;
  /** When dispatch gave up the unsent work on this phone. */
  releasedAt: Date | null;
}

export function mayHandIn({ signedOutAt, releasedAt }: SignedOutSession, now: Date): boolean {
  return releasedAt === null && now.getTime() - signedOutAt.getTime() < HAND_IN_MS;
}

/**
 * The phone hands in what it can and locks the rest. It deletes the rest only if `deleteUnsentWork` is true.
 */
export const signedOut = ({ releasedAt }: Pick<SignedOutSession, 'releasedAt'>) =>
  accessErrors.INVALID_CREDENTIALS({
    message:
      'Dispatch signed this phone out. Steps, photos and protocols from before that are accepted for 24 hours. Ask for a new link.',
    details: { reason: 'SIGNED_OUT', deleteUnsentWork: releasedAt !== null },
  });

/** Refuses what was done after dispatch signed the phone out. Times are corrected by the reported clock offset. */
export function checkDoneBeforeSignOut(
  { signedOutAt }: ActingDriver,
  times: readonly (Date | string | null | undefined)[],
  clockOffsetSeconds?: number,
): void {
  if (!signedOutAt) return;
  const isBefore = (time: Date | string | null | undefined) =>
    time != null && correctDeviceTime(time, clockOffsetSeconds) <= signedOutAt;
  if (!times.every(isBefore)) throw signedOut({ releasedAt: null });
}
