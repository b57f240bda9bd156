// The roles of an account or of the operator that need a second factor.
import { z } from 'zod';
import { changeFactorRoles, findFactorRoles } from '../../../people/factor-roles.ts';
import type { UserGroup } from './user-group.ts';

const tag = 'Users';

export function factorRoleRoutes<Access, Caller>({
  name,
  route,
  seeing,
  managing,
  role,
  alwaysRequired,
  accountOf,
  actorOf,
}: UserGroup<Access, Caller>) {
  const roles = z.array(role).max(10);
  const record = z
    .object({
      roles: roles.describe('Roles that need a second factor'),
      always: roles.describe('Roles that need one in any case'),
    })
    .meta({ id: 'SecondFactorRoles' });
  return [
    route({
      method: 'GET',
      path: '/second-factor-roles',
      operationId: 'getSecondFactorRoles',
      tag,
      summary: `Read which roles of ${name} need a second factor`,
      access: seeing,
      responses: { 200: { description: 'The roles', schema: record } },
      errors: [],
      handler: async ({ services, caller }) => ({
        status: 200,
        body: { roles: await findFactorRoles(services.core.sql, accountOf(caller)), always: alwaysRequired },
      }),
    }),
    route({
      method: 'PUT',
      path: '/second-factor-roles',
      operationId: 'changeSecondFactorRoles',
      tag,
      summary: `Decide which roles of ${name} need a second factor`,
      description:
        'People of these roles who have not proven one in their session can only set one up, prove it, or sign out.',
      access: managing,
      confirm: 'fresh factor',
      confirmWhich: 'if a role needs none any more',
      confirmIf: async ({ services, caller, body }) => {
        const before = await findFactorRoles(services.core.sql, accountOf(caller));
        return before.some((one) => !body.roles.includes(one));
      },
      body: z.strictObject({ roles }),
      bodyExample: { roles: ['admin'] },
      responses: { 200: { description: 'The roles', schema: record } },
      errors: ['INVALID_REQUEST'],
      handler: async ({ services, caller, body }) => {
        const changed = await changeFactorRoles(
          services.people,
          actorOf(caller),
          accountOf(caller),
          body.roles,
        );
        return { status: 200, body: { roles: changed, always: alwaysRequired } };
      },
    }),
  ];
}
