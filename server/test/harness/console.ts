// People of the operator for tests, signed in to the console.
import { inviteUser } from '../../src/people/manage-users.ts';
import type { OperatorRole, User } from '../../src/people/user.ts';
import { setOneTimeCodes } from '../../src/people/user-store.ts';
import { type CallPortal, callsOfPages, cookieOf, TESTER } from './portal.ts';
import type { TestService } from './service.ts';

export interface ConsoleUser {
  user: User;
  cookie: string;
  console: CallPortal;
}

let counted = 0;

export interface ConsoleUserOptions {
  role?: OperatorRole;
  name?: string;
  email?: string;
  /** Has one-time codes, and has used one in this session. Admins need that. */
  secondFactor?: boolean;
}

export async function newConsoleUser(
  service: TestService,
  { role = 'admin', name = 'Katrin Vogel', email, secondFactor = role === 'admin' }: ConsoleUserOptions = {},
): Promise<ConsoleUser> {
  counted += 1;
  const { people } = service.services;
  const address = email ?? `desk-${counted}-${process.pid}@operator.example`;
  const user = await inviteUser(people, TESTER, null, { email: address, name, role });
  if (secondFactor) {
    const totpSecret = people.secrets.encrypt('A'.repeat(32));
    await setOneTimeCodes(people.sql, user.id, { totpSecret, totpStep: 0, recoveryHashes: [] });
  }
  const cookie = await cookieOf(service, user, secondFactor ? 'code' : 'password');
  return { user, cookie, console: consoleCalls(service, cookie) };
}

export function consoleCalls(
  service: TestService,
  cookie?: string,
  options: { confirms?: boolean } = {},
): CallPortal {
  return callsOfPages(service, '/ops', cookie, options);
}
