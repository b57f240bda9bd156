// The users of an account, for the operator to invite and remove.
import { z } from 'zod';
import { accountNotFound } from '../../../customers/accounts/manage-accounts.ts';
import { findAccount } from '../../../customers/accounts/store.ts';
import { copyInvitationLink, inviteUser, removeUser } from '../../../people/manage-users.ts';
import { isAdmin, listUsers } from '../../../people/user-store.ts';
import { uuidPath } from '../../../platform/schemas.ts';
import {
  invitationLinkRecord,
  NEW_USER_EXAMPLE,
  newUser,
  toInvitationLinkRecord,
  toListedUserRecord,
  toUserRecord,
  userList,
  userRecord,
} from '../../shared/people/user-record.ts';
import { operationsRoute } from '../admit.ts';

const tag = 'Users';
const readAccess = { who: 'all' } as const;
const changeAccess = { who: 'admins' } as const;

export const userRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/accounts/{id}/users',
    operationId: 'listUsers',
    tag,
    summary: 'List the people of an account',
    access: readAccess,
    params: uuidPath,
    responses: {
      200: { description: 'The users, oldest first', schema: userList },
    },
    errors: ['NOT_FOUND'],
    handler: async ({ services, params }) => {
      if (!(await findAccount(services.core.sql, params.id))) throw accountNotFound();
      return {
        status: 200,
        body: {
          data: (await listUsers(services.core.sql, params.id, services.core.clock.now())).map(
            toListedUserRecord,
          ),
          mailsAreSent: services.config.smtpUrl !== null,
        },
      };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/accounts/{id}/users',
    operationId: 'inviteUser',
    tag,
    summary: 'Invite a person to an account',
    description: 'Mails a link to the portal that is valid for 7 days.',
    access: changeAccess,
    confirm: 'factor for this call',
    confirmWhich: 'for an admin',
    confirmIf: ({ body }) => body.role === 'admin',
    params: uuidPath,
    body: newUser,
    bodyExample: NEW_USER_EXAMPLE,
    responses: { 201: { description: 'The user', schema: userRecord } },
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ services, caller, params, body }) => ({
      status: 201,
      body: toUserRecord(await inviteUser(services.people, caller, params.id, body)),
    }),
  }),
  operationsRoute({
    method: 'POST',
    path: '/accounts/{id}/users/{userId}/invitation-link',
    operationId: 'copyUserInvitation',
    tag,
    summary: 'Make a link of an invitation to hand over without a mail',
    description: 'Only this response contains the link; the earlier one becomes invalid. Audited.',
    access: changeAccess,
    confirm: 'factor for this call',
    confirmWhich: 'for an admin',
    confirmIf: ({ services, params }) => isAdmin(services.core.sql, params.id, params.userId),
    params: z.object({ id: z.uuid(), userId: z.uuid() }),
    responses: { 200: { description: 'The link', schema: invitationLinkRecord } },
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ services, caller, params }) => {
      const link = await copyInvitationLink(services.people, caller, params.id, params.userId);
      return { status: 200, body: toInvitationLinkRecord(link) };
    },
  }),
  operationsRoute({
    method: 'DELETE',
    path: '/accounts/{id}/users/{userId}',
    operationId: 'removeUser',
    tag,
    summary: 'Remove a user of an account',
    description: 'Ends all sessions.',
    access: changeAccess,
    confirm: 'factor for this call',
    confirmWhich: 'if the person is an admin',
    confirmIf: ({ services, params }) => isAdmin(services.core.sql, params.id, params.userId),
    params: z.object({ id: z.uuid(), userId: z.uuid() }),
    responses: { 204: { description: 'Removed' } },
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ services, caller, params }) => {
      await removeUser(services.people, caller, params.id, params.userId);
      return { status: 204 };
    },
  }),
];
