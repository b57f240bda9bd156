// One-time codes from a phone (TOTP, RFC 6238), and recovery codes for a lost phone.
import { Secret, TOTP } from 'otpauth';
import { invalidFields } from '../platform/call-errors.ts';
import type { Db, Transaction } from '../platform/db.ts';
import { randomBase62 } from '../platform/ids.ts';
import { equalInConstantTime } from '../platform/secrets.ts';
import { distrustFirstFactor } from './admins.ts';
import { type People, publishUserChange } from './people.ts';
import { recordSignInChange } from './record-sign-in-change.ts';
import { setProof } from './session-store.ts';
import type { SignedIn } from './sessions.ts';
import type { User, UserWithSecrets } from './user.ts';
import {
  lockUser,
  type OwnedFactors,
  readFactors,
  setOneTimeCodes,
  useRecoveryCode,
  useTotpStep,
} from './user-store.ts';

const PERIOD_SECONDS = 30;
/** The clocks of phones are often some seconds off. */
const STEPS_AROUND = 1;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 16;

function totpOf(secret: string, label = '', issuer = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
}

/** A new secret for the phone. It becomes active when a code made with it is confirmed. */
export function proposeOneTimeCodes({ email }: User, issuer: string) {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return { secret, url: totpOf(secret, email, issuer).toString() };
}

/** Returns the recovery codes; they are shown only once. This session counts as proven by the code. */
export async function switchOnOneTimeCodes(
  people: People,
  { user, session, needsSecondFactor }: SignedIn,
  { secret, code }: { secret: string; code: string },
): Promise<string[]> {
  const { secrets } = people;
  const step = stepOf(people, secret, code);
  if (step === null) {
    const message = 'This is not the code that the phone shows now. Check that its clock is right.';
    throw invalidFields([{ field: 'code', code: 'invalid_value', message, reason: 'code_wrong' }]);
  }
  const recovery = Array.from({ length: RECOVERY_CODES }, () => randomBase62(RECOVERY_LENGTH).toLowerCase());
  const recoveryHashes = recovery.map((one) => secrets.hashCredential(one).toString('hex'));
  const codes = { totpSecret: secrets.encrypt(secret), totpStep: step, recoveryHashes };
  await write(people, user, codes, async (tx, { oneTimeCodes, passkeys }) => {
    if (needsSecondFactor && !oneTimeCodes && passkeys === 0) await distrustFirstFactor(people, tx, user);
    await setProof(tx, session.id, 'code');
  });
  return recovery.map((one) => one.replace(/(.{4})(?!$)/g, '$1-'));
}

export async function switchOffOneTimeCodes(people: People, user: User): Promise<void> {
  await write(people, user, { totpSecret: null, totpStep: 0, recoveryHashes: [] });
}

async function write(
  people: People,
  user: User,
  codes: Parameters<typeof setOneTimeCodes>[2],
  alsoWrite?: (tx: Transaction, before: OwnedFactors) => Promise<void>,
): Promise<void> {
  await people.sql.begin(async (tx) => {
    const before = await lockUser(tx, user.id);
    const owned = await readFactors(tx, user.id);
    await setOneTimeCodes(tx, user.id, codes);
    await alsoWrite?.(tx, owned);
    const isOn = before?.totpSecret === null ? 'oneTimeCodesOn' : 'oneTimeCodesReplaced';
    await recordSignInChange(people, tx, user, codes.totpSecret === null ? 'oneTimeCodesOff' : isOn);
  });
  publishUserChange(people, user);
}

/** Checks a code and marks it as used. False if it is wrong or was used before. */
export async function isOneTimeCode(
  people: People,
  db: Db,
  user: UserWithSecrets,
  typed: string,
): Promise<boolean> {
  const { secrets } = people;
  const code = typed.replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(code)) {
    const step = stepOf(people, secrets.decrypt(user.totpSecret!), code);
    return step !== null && useTotpStep(db, user.id, step);
  }
  return useRecoveryCode(db, user.id, secrets.hashCredential(code.toLowerCase()).toString('hex'));
}

/** Compares with every step around now, so that the duration reveals nothing. */
function stepOf({ clock }: People, secret: string, code: string): number | null {
  const totp = totpOf(secret);
  const now = Math.floor(clock.now().getTime() / 1000 / PERIOD_SECONDS);
  let found: number | null = null;
  for (let step = now - STEPS_AROUND; step <= now + STEPS_AROUND; step += 1) {
    const expected = totp.generate({ timestamp: step * PERIOD_SECONDS * 1000 });
    if (equalInConstantTime(expected, code)) found = step;
  }
  return found;
}
