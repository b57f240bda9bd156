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
/** Of all senders. A driver gets one for each order that a carrier names the driver for. */
const DRIVER_LINKS_OF_ADDRESS = 10;
const DRIVER_LINKS_OF_CARRIER = 30;
/** The operator may send links to a whole fleet. */
const DRIVER_LINKS_OF_OPERATOR = 300;

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

/** Counts the mail with which a driver signs in. `carrierId` is null if the operator sends it. */
export async function countDriverLink(
  { limits }: Pick<People, 'limits'>,
  carrierId: string | null,
  email: string,
): Promise<void> {
  const sender = carrierId ?? 'operator';
  const limit = carrierId === null ? DRIVER_LINKS_OF_OPERATOR : DRIVER_LINKS_OF_CARRIER;
  const states = await limits.hit([
    { key: `driver-links-of:${sender}`, limit, seconds: HOUR_SECONDS },
    {
      key: `driver-links-to:${email.toLowerCase()}`,
      limit: DRIVER_LINKS_OF_ADDRESS,
      seconds: HOUR_SECONDS,
    },
  ]);
  const full = states.find(({ admitted }) => !admitted);
  if (full)
    throw rateLimited(full, 'Too many mails with links within an hour, to this driver or of this account.');
}

/** The person asks for it, so the limit may show. */
export async function countAddressProof({ limits }: People, { email }: User): Promise<void> {
  const [state] = await limits.hit([
    { key: `address-mails:${email.toLowerCase()}`, limit: RESETS_OF_ADDRESS, seconds: HOUR_SECONDS },
  ]);
  if (!state!.admitted) throw rateLimited(state!, 'Too many mails to this address within an hour.');
}

/** Counted apart from invitations: anonymous calls must not keep an admin from inviting. */
export async function mayMailReset({ limits }: People, { email }: User): Promise<boolean> {
  const [state] = await limits.hit([
    { key: `reset-mails:${email.toLowerCase()}`, limit: RESETS_OF_ADDRESS, seconds: HOUR_SECONDS },
  ]);
  return state!.admitted;
}
