// The definition of a realm: what differs between portal and console, where people sign in.
import type { z } from 'zod';
import type { routesOf } from '../../../http/route.ts';
import type { Actor } from '../../../operator/audit.ts';
import type { SignedIn } from '../../../people/sessions.ts';
import type { Realm } from '../../../people/user.ts';
import type { Services } from '../../../services.ts';
import type { ErrorCode } from '../errors/error-catalog.ts';

export type RouteFactory<Access, Caller> = ReturnType<typeof routesOf<Access, Caller, Services, ErrorCode>>;

/** Access without a session: signing in, and the links in mails. */
export interface AnonymousAccess {
  who: 'anonymous';
  /** A link that cannot be guessed: checked first, and not counted by address. */
  presents?: 'link';
}

/** A person who is signed in. */
export interface Person extends SignedIn {
  actor: Actor;
}

export interface RealmDefinition<Access, Caller extends Person> {
  realm: Realm;
  // biome-ignore lint/suspicious/noExplicitAny: anonymous access differs between the APIs.
  anonymousRoute: RouteFactory<any, null>;
  route: RouteFactory<Access, Caller>;
  /** Access for every signed-in person. */
  anyone: Access;
  sessionRecord: z.ZodType;
  toSessionRecord(services: Services, signedIn: SignedIn): unknown;
}
