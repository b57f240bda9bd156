// The users of an account or of the operator: every user may see them; admins invite, change and remove them.
import { z } from 'zod';
import { trustAdmin } from '../../../people/admins.ts';
import {
  changeUser,
  copyInvitationLink,
  inviteAgain,
  inviteUser,
  removeUser,
} from '../../../people/manage-users.ts';
import { isAdmin, listUsers } from '../../../people/user-store.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { uuidPath, withoutUndefined } from '../../../platform/schemas.ts';
import { factorRoleRoutes } from './factor-role-routes.ts';
import type { UserGroup } from './user-group.ts';
import {
  invitationLinkRecord,
  newUserOf,
  toInvitationLinkRecord,
  toListedUserRecord,
  toUserRecord,
  userList,
  userRecord,
} from './user-record.ts';

const tag = 'Users';

export function userRoutes<Access, Caller>(group: UserGroup<Access, Caller>) {
  return [...listedUserRoutes(group), ...invitationRoutes(group), ...factorRoleRoutes(group)];
}

function listedUserRoutes<Access, Caller>({
  name,
  route,
  seeing,
  managing,
  role,
  accountOf,
  actorOf,
  operationId = (plain) => plain,
}: UserGroup<Access, Caller>) {
  return [
    route({
      method: 'GET',
      path: '/users',
      operationId: operationId('listUsers'),
      tag,
      summary: `List the people of ${name}`,
      access: seeing,
      responses: {
        200: { description: 'The users, oldest first', schema: userList },
      },
      errors: [],
      handler: async ({ services, caller }) => ({
        status: 200,
        body: {
          data: (await listUsers(services.core.sql, accountOf(caller), services.core.clock.now())).map(
            toListedUserRecord,
          ),
          mailsAreSent: services.config.smtpUrl !== null,
        },
      }),
    }),
    route({
      method: 'PATCH',
      path: '/users/{id}',
      operationId: operationId('changeUser'),
      tag,
      summary: 'Change the name or role of a user, or disable the user',
      access: managing,
      confirm: 'factor for this call',
      confirmWhich: 'if the person is or becomes an admin, and not only the name changes',
      confirmIf: async ({ services, caller, params, body }) =>
        (body.role !== undefined || body.disabled !== undefined) &&
        (body.role === 'admin' || (await isAdmin(services.core.sql, accountOf(caller), params.id))),
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
      method: 'DELETE',
      path: '/users/{id}',
      operationId: operationId('removeUser'),
      tag,
      summary: 'Remove a user',
      description: 'Ends all sessions. The changes of the person stay in the audit log.',
      access: managing,
      confirm: 'factor for this call',
      confirmWhich: 'if the person is an admin',
      confirmIf: ({ services, caller, params }) => isAdmin(services.core.sql, accountOf(caller), params.id),
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

function invitationRoutes<Access, Caller>({
  route,
  managing,
  role,
  example,
  accountOf,
  actorOf,
  operationId = (plain) => plain,
}: UserGroup<Access, Caller>) {
  return [
    route({
      method: 'POST',
      path: '/users',
      operationId: operationId('inviteUser'),
      tag,
      summary: 'Invite a person',
      description: 'Mails a link that is valid for 7 days. The other admins get a mail about a new admin.',
      access: managing,
      confirm: 'factor for this call',
      confirmWhich: 'for an admin',
      confirmIf: ({ body }) => body.role === 'admin',
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
      method: 'POST',
      path: '/users/{id}/trust',
      operationId: operationId('trustAdmin'),
      tag,
      summary: 'Let the confirmations of a new admin count at once',
      description:
        'Otherwise they count a day after the person became an admin or set up the first factor. Not for oneself.',
      access: managing,
      confirm: 'factor for this call',
      params: uuidPath,
      responses: { 200: { description: 'The user', schema: userRecord } },
      errors: ['INVALID_REQUEST'],
      handler: async ({ services, caller, params }) => {
        const user = await trustAdmin(services.people, actorOf(caller), accountOf(caller), params.id);
        return { status: 200, body: toUserRecord(user) };
      },
    }),
    route({
      method: 'POST',
      path: '/users/{id}/invitation',
      operationId: operationId('inviteAgain'),
      tag,
      summary: 'Send the invitation again',
      description: 'Sends a new link; the earlier one becomes invalid.',
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
      method: 'POST',
      path: '/users/{id}/invitation-link',
      operationId: operationId('copyUserInvitation'),
      tag,
      summary: 'Make a link of the invitation to hand over without a mail',
      description:
        'Only this response contains the link; the earlier one becomes invalid. Audited, and the other admins get a mail about the link of an admin.',
      access: managing,
      confirm: 'factor for this call',
      confirmWhich: 'for an admin',
      confirmIf: ({ services, caller, params }) => isAdmin(services.core.sql, accountOf(caller), params.id),
      params: uuidPath,
      responses: { 200: { description: 'The link', schema: invitationLinkRecord } },
      errors: ['INVALID_REQUEST'],
      handler: async ({ services, caller, params }) => {
        const link = await copyInvitationLink(services.people, actorOf(caller), accountOf(caller), params.id);
        return { status: 200, body: toInvitationLinkRecord(link) };
      },
    }),
  ];
}
