// Redeems the code of an answer, and reads who the person is.
import { wayOf } from './begin.ts';
import type { Company } from './company.ts';
import type { ConnectionWithSecret } from './connection.ts';
import type { Claims } from './provider.ts';
import { lacksClaims } from './read-claims.ts';
import { toRefused } from './refusals.ts';

/** The claims of the ID token; what it lacks is read from the endpoint for user information. */
export async function readIdentity(
  { secrets, publicUrl, providers }: Company,
  connection: ConnectionWithSecret,
  state: string,
  query: string,
): Promise<{ claims: Claims; idToken: string }> {
  try {
    const way = wayOf(secrets, publicUrl, connection, state);
    const { claims, idToken, readMore } = await providers.redeem(connection, way, query);
    const more = readMore && lacksClaims(claims, connection) ? await readMore() : {};
    return { claims: { ...more, ...claims }, idToken };
  } catch (error) {
    throw toRefused(error);
  }
}
