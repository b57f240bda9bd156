// The people of an account or of the operator: seen by those who are signed in; admins invite, change and remove them.
import { z } from 'zod';
import type { Actor } from '../../../operator/audit.ts';
import { changeUser, inviteAgain, inviteUser, removeUser } from '../../../people/manage-users.ts';
import type { User } from '../../../people/user.ts';
import { listUsers } from '../../../people/user-store.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { uuidPath, withoutUndefined } from '../../../platform/schemas.ts';
import type { RouteFactory } from './realm.ts';
import { listedUserRecord, newUserOf, toListedUserRecord, toUserRecord, userRecord } from './user-record.ts';

const tag = 'Users';

interface Group<Access, Caller> {
  /** As the description names it. */
  name: string;
  route: RouteFactory<Access, Caller>;
  seeing: Access;
  managing: Access;
  role: z.ZodType<User['role']>;
  example: { email: string; name: string; role: string };
  /** Null for people of the operator. */
  accountOf(caller: Caller): string | null;
  actorOf(caller: Caller): Actor;
  /** Where the description has other users too. */
  operationId?(plain: string): string;
}

export function userRoutes<Access, Caller>({
  name,
  route,
  seeing,
  managing,
  role,
  example,
  accountOf,
  actorOf,
  operationId = (plain) => plain,
}: Group<Access, Caller>) {
  return [
    route({
      method: 'GET',
      path: '/users',
      operationId: operationId('listUsers'),
      tag,
      summary: `List the people of ${name}`,
      access: seeing,
      responses: {
        200: {
          description: 'In the order in which they came',
          schema: z.object({ data: z.array(listedUserRecord) }),
        },
      },
      errors: [],
      handler: async ({ services, caller }) => ({
        status: 200,
        body: { data: (await listUsers(services.core.sql, accountOf(caller))).map(toListedUserRecord) },
      }),
    }),
    route({
      method: 'POST',
      path: '/users',
      operationId: operationId('inviteUser'),
      tag,
      summary: 'Invite somebody',
      description: 'Mails a link that is valid for 7 days.',
      access: managing,
      body: newUserOf(role),
      bodyExample: example,
      responses: { 201: { description: 'The user', schema: userRecord } },
      errors: ['INVALID_REQUEST'],
      handler: async ({ services, caller, body }) => ({
        status: 201,
        body: toUserRecord(await inviteUser(services.people, actorOf(caller), accountOf(caller), body)),
      }),
    }),
    route({
      method: 'PATCH',
      path: '/users/{id}',
      operationId: operationId('changeUser'),
      tag,
      summary: 'Change name or role, or lock somebody out',
      access: managing,
      params: uuidPath,
      body: z.strictObject({
        name: plainText(100).optional(),
        role: role.optional(),
        disabled: z.boolean().optional().describe('Ends all sessions'),
      }),
      bodyExample: { role: 'viewer' },
      responses: { 200: { description: 'The user', schema: userRecord } },
      errors: ['INVALID_REQUEST'],
      handler: async ({ services, caller, params, body }) => {
        const changes = withoutUndefined(body);
        const user = await changeUser(
          services.people,
          actorOf(caller),
          accountOf(caller),
          params.id,
          changes,
        );
        return { status: 200, body: toUserRecord(user) };
      },
    }),
    route({
      method: 'POST',
      path: '/users/{id}/invitation',
      operationId: operationId('inviteAgain'),
      tag,
      summary: 'Send the invitation again',
      description: 'A new link; the one before ends.',
      access: managing,
      params: uuidPath,
      responses: { 200: { description: 'The user', schema: userRecord } },
      errors: ['INVALID_REQUEST'],
      handler: async ({ services, caller, params }) => {
        const user = await inviteAgain(services.people, actorOf(caller), accountOf(caller), params.id);
        return { status: 200, body: toUserRecord(user) };
      },
    }),
    route({
      method: 'DELETE',
      path: '/users/{id}',
      operationId: operationId('removeUser'),
      tag,
      summary: 'Remove somebody',
      description: 'Ends all sessions. What the person did stays in the audit.',
      access: managing,
      params: uuidPath,
      responses: { 204: { description: 'Removed' } },
      errors: ['INVALID_REQUEST'],
      handler: async ({ services, caller, params }) => {
        await removeUser(services.people, actorOf(caller), accountOf(caller), params.id);
        return { status: 204 };
      },
    }),
  ];
}
