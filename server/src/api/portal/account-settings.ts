// The settings of the whole account, which its admins change.
import { z } from 'zod';
import { changeAccount } from '../../customers/accounts/manage-accounts.ts';
import { portalRoute } from './admit.ts';

const settings = z
  .object({
    writeKeysNeedApproval: z
      .boolean()
      .describe(
        'Whether a key that orders in production, made by a person who is not an admin, waits for the approval of an admin',
      ),
  })
  .meta({ id: 'AccountSettings' });

export const accountSettingsRoutes = [
  portalRoute({
    method: 'GET',
    path: '/account-settings',
    operationId: 'getAccountSettings',
    tag: 'Account',
    summary: 'Read the settings of the account',
    access: { who: 'all' },
    responses: { 200: { description: 'The settings', schema: settings } },
    errors: [],
    handler: ({ caller: { account } }) => ({
      status: 200,
      body: { writeKeysNeedApproval: account.writeKeysNeedApproval },
    }),
  }),
  portalRoute({
    method: 'PATCH',
    path: '/account-settings',
    operationId: 'changeAccountSettings',
    tag: 'Account',
    summary: 'Change the settings of the account',
    description: 'Keys that already wait for approval keep waiting.',
    access: { who: 'admins' },
    confirm: 'fresh factor',
    confirmWhich: 'to ask for less',
    confirmIf: ({ caller: { account }, body }) =>
      account.writeKeysNeedApproval && !body.writeKeysNeedApproval,
    body: z.strictObject({ writeKeysNeedApproval: z.boolean() }),
    bodyExample: { writeKeysNeedApproval: true },
    responses: { 200: { description: 'The settings', schema: settings } },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, caller, body }) => {
      const { writeKeysNeedApproval } = await changeAccount(
        services.core,
        caller.actor,
        caller.account.id,
        body,
      );
      return { status: 200, body: { writeKeysNeedApproval } };
    },
  }),
];
