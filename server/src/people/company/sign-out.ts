// Signing out at the provider, after the session here has ended.

import { realmOf, type User } from '../user.ts';
import type { Company } from './company.ts';
import { findConnectionById } from './connection-store.ts';
import { toRefused } from './refusals.ts';
import { findCompanySession } from './session-store.ts';

/** Null for other sessions, and if the provider has no sign-out or does not answer: the session here ends anyway. */
export async function findProviderSignOut(
  { sql, secrets, links, log, providers }: Company,
  user: User,
  sessionId: string,
): Promise<string | null> {
  const session = await findCompanySession(sql, sessionId);
  const connection = session?.idToken ? await findConnectionById(sql, session.connectionId) : null;
  if (!connection || !session?.idToken) return null;
  try {
    const idToken = secrets.decrypt(session.idToken);
    return await providers.signOutAddress(connection, idToken, links.signIn(realmOf(user)));
  } catch (error) {
    log.warn(
      { reason: toRefused(error).reason },
      'The provider of a company could not be asked for its sign-out',
    );
    return null;
  }
}
