// Limits of mails with links, so that no mailbox can be flooded, by strangers or by an account.
import { HOUR_SECONDS } from '../../../shared/time/durations.ts';
import { rateLimited } from '../platform/call-errors.ts';
import type { People } from './people.ts';
import type { User } from './user.ts';

const INVITATIONS_OF_PERSON = 3;
/** Over all accounts. */
const INVITATIONS_OF_ADDRESS = 10;
const INVITATIONS_OF_ACCOUNT = 30;
const RESETS_OF_ADDRESS = 3;

/** Counts the invitation, also if it fails afterwards. */
export async function countInvitation({ limits }: People, { accountId, email }: User): Promise<void> {
  const address = email.toLowerCase();
  const inviter = accountId ?? 'operator';
  const states = await limits.hit([
    { key: `invitations:${inviter}:${address}`, limit: INVITATIONS_OF_PERSON, seconds: HOUR_SECONDS },
    { key: `invitations-of:${inviter}`, limit: INVITATIONS_OF_ACCOUNT, seconds: HOUR_SECONDS },
    { key: `invitations-to:${address}`, limit: INVITATIONS_OF_ADDRESS, seconds: HOUR_SECONDS },
  ]);
  const full = states.find(({ admitted }) => !admitted);
  if (full)
    throw rateLimited(full, 'Too many invitations within an hour, of this person or of this account.');
}

/** Counted apart from invitations: anonymous calls must not keep an admin from inviting. */
export async function mayMailReset({ limits }: People, { email }: User): Promise<boolean> {
  const [state] = await limits.hit([
    { key: `reset-mails:${email.toLowerCase()}`, limit: RESETS_OF_ADDRESS, seconds: HOUR_SECONDS },
  ]);
  return state!.admitted;
}
