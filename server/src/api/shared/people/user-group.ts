// A group of people whose admins manage them: those of an account, or of the operator.
import type { z } from 'zod';
import type { Actor } from '../../../operator/audit.ts';
import type { User } from '../../../people/user.ts';
import type { RouteFactory } from './realm.ts';

export interface UserGroup<Access, Caller> {
  /** The name in the API description. */
  name: string;
  route: RouteFactory<Access, Caller>;
  seeing: Access;
  managing: Access;
  role: z.ZodType<User['role']>;
  /** The roles that need a second factor, whatever was decided. */
  alwaysRequired: readonly User['role'][];
  example: { email: string; name: string; role: string };
  /** Null for users of the operator. */
  accountOf(caller: Caller): string | null;
  actorOf(caller: Caller): Actor;
  /** Avoids equal operation ids in a description that also has other users. */
  operationId?(plain: string): string;
}
