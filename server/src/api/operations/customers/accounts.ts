import { z } from 'zod';
import { accountNotFound, changeAccount, openAccount } from '../../../customers/accounts/manage-accounts.ts';
import { findAccount, findAccountsNamed, listAccounts } from '../../../customers/accounts/store.ts';
import { printableText } from '../../../documents/printable-text.ts';
import {
  ACCOUNT_KINDS,
  ACCOUNT_STATUSES,
  type Account,
  type ContractingParty,
  contractingPartyWith,
} from '../../../model/account.ts';
import { vatIdProblems } from '../../../platform/checked-values.ts';
import { LANGUAGES } from '../../../platform/language.ts';
import { plainText } from '../../../platform/plain-text.ts';
import {
  nextCursor,
  optional,
  pageQuery,
  timestamp,
  uuidPath,
  withoutUndefined,
} from '../../../platform/schemas.ts';
import { deleteAccount, listOpenOfAccount } from '../../../retention/delete-account.ts';
import { operationsRoute } from '../admit.ts';
import { nameSearch } from '../name-search.ts';
import { pendingChoices, pendingItems, toPendingItems } from '../pending-items.ts';

const contractingParty = contractingPartyWith(printableText);

/** Also checks the VAT id by the country of the company. */
function partyProblems({
  body,
}: {
  body: { contractingParty?: ContractingParty | null | undefined } | undefined;
}) {
  const party = body?.contractingParty;
  return party ? vatIdProblems('contractingParty.vatId', party.vatId, party.country) : [];
}

const accountFields = {
  name: plainText(200),
  kind: z.enum(ACCOUNT_KINDS).describe('Only CUSTOMER accounts can order'),
  status: z.enum(ACCOUNT_STATUSES),
  apiV1Production: z.boolean().describe('Whether API v1 is enabled for production'),
  writeKeysNeedApproval: z
    .boolean()
    .describe(
      'Whether a key that orders in production, made by a person who is not an admin, waits for the approval of an admin',
    ),
  language: z.enum(LANGUAGES).describe('The language of documents and mails'),
  contractingParty: contractingParty.nullable(),
};

export const accountRecord = z
  .object({
    id: z.uuid(),
    ...accountFields,
    contractingParty: z
      .looseObject({
        name: z.string().describe('Legal name'),
        address: z.string().describe('Postal address'),
        country: z.string().describe('ISO 3166-1 alpha-2'),
        vatId: z.string().nullable(),
        debtorNumber: z.string().nullable().optional(),
        email: z.string().describe('Receives quotes, and invoices unless `invoiceEmail` is set'),
        invoiceEmail: z.string().nullable().optional(),
        invoicesByMail: z.boolean().optional(),
      })
      .nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Account' });

const ACCOUNT_EXAMPLE = {
  id: '0199a0c2-7c4e-7000-8000-000000000001',
  name: 'Autohaus Beispiel GmbH',
  kind: 'CUSTOMER',
  status: 'ACTIVE',
  apiV1Production: true,
  writeKeysNeedApproval: true,
  language: 'de',
  contractingParty: {
    name: 'Autohaus Beispiel GmbH',
    address: 'Musterstraße 1, 70173 Stuttgart',
    country: 'DE',
    vatId: null,
    debtorNumber: '10042',
    email: 'einkauf@autohaus-beispiel.example',
  },
  createdAt: '2026-09-23T08:00:00.000Z',
  updatedAt: '2026-09-23T08:00:00.000Z',
};

export function toAccountRecord({ deletedAt: _, ...account }: Account) {
  return {
    ...account,
    createdAt: account.createdAt.toISOString(),
    updatedAt: account.updatedAt.toISOString(),
  };
}

const one = (description: string) => ({ description, schema: accountRecord, example: ACCOUNT_EXAMPLE });

export const accountRoutes = [
  operationsRoute({
    method: 'POST',
    path: '/accounts',
    operationId: 'openAccount',
    tag: 'Accounts',
    summary: 'Open an account',
    description: 'The account starts with the default agreement.',
    access: { who: 'customers' },
    body: z.strictObject({
      name: accountFields.name,
      kind: optional(accountFields.kind, 'CUSTOMER' as const),
      status: optional(accountFields.status, 'ACTIVE' as const),
      apiV1Production: optional(accountFields.apiV1Production, false),
      writeKeysNeedApproval: optional(accountFields.writeKeysNeedApproval, true),
      language: optional(accountFields.language, 'de' as const),
      contractingParty: optional(contractingParty, null),
    }),
    bodyExample: { name: 'Autohaus Beispiel GmbH', apiV1Production: true },
    rules: partyProblems,
    responses: { 201: one('The account') },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, caller, body }) => ({
      status: 201,
      body: toAccountRecord(await openAccount(services.core, caller, body)),
    }),
  }),
  operationsRoute({
    method: 'GET',
    path: '/accounts',
    operationId: 'listAccounts',
    tag: 'Accounts',
    summary: 'List accounts, newest first',
    access: { who: 'all' },
    fromReplica: true,
    query: z.strictObject({ ...pageQuery, search: nameSearch }),
    responses: {
      200: {
        description: 'A page of accounts',
        schema: z.object({ data: z.array(accountRecord), nextCursor }),
      },
    },
    errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
    handler: async ({ services, query }) => {
      if (query.search !== undefined) {
        const found = await findAccountsNamed(services.core.sql, query.search, query.limit);
        return { status: 200, body: { data: found.map(toAccountRecord), nextCursor: null } };
      }
      const start = services.http.cursors.read('accounts', query.cursor);
      const rows = await listAccounts(services.core.sql, query.limit + 1, start);
      const page = services.http.cursors.page(rows, query.limit, 'accounts', ({ createdAt, id }) => ({
        at: createdAt,
        id,
      }));
      return { status: 200, body: { ...page, data: page.data.map(toAccountRecord) } };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/accounts/{id}',
    operationId: 'getAccount',
    tag: 'Accounts',
    summary: 'Get an account',
    access: { who: 'all' },
    params: uuidPath,
    responses: { 200: one('The account') },
    errors: ['NOT_FOUND'],
    handler: async ({ services, params }) => {
      const account = await findAccount(services.core.sql, params.id);
      if (!account) throw accountNotFound();
      return { status: 200, body: toAccountRecord(account) };
    },
  }),
  operationsRoute({
    method: 'PATCH',
    path: '/accounts/{id}',
    operationId: 'changeAccount',
    tag: 'Accounts',
    summary: 'Change an account',
    description: 'Only the fields that are sent change. Suspending takes effect at once in every process.',
    access: { who: 'customers' },
    confirm: 'fresh factor',
    confirmWhich: 'to switch the approval of keys off',
    confirmIf: ({ body }) => body.writeKeysNeedApproval === false,
    params: uuidPath,
    body: z.strictObject(accountFields).partial(),
    bodyExample: { status: 'SUSPENDED' },
    rules: partyProblems,
    responses: { 200: one('The changed account') },
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ services, caller, params, body }) => ({
      status: 200,
      body: toAccountRecord(await changeAccount(services.core, caller, params.id, withoutUndefined(body))),
    }),
  }),
  operationsRoute({
    method: 'DELETE',
    path: '/accounts/{id}',
    operationId: 'deleteAccount',
    tag: 'Accounts',
    summary: 'Delete an account',
    description:
      'Ends its credentials, endpoints, webhook deliveries, quotes, links and mails at once, deletes its sandbox and anonymises its orders. Refused while orders, invoices or damage cases are open, unless `open` says what to do with each. Invoices and the audit log stay.',
    access: { who: 'admins' },
    params: uuidPath,
    body: z.strictObject({ open: pendingChoices }).partial(),
    bodyExample: {},
    responses: { 204: { description: 'Deleted' } },
    errors: ['INVALID_REQUEST', 'NOT_FOUND', 'STILL_OPEN', 'ORDER_NOT_CHANGEABLE'],
    handler: async ({ services, caller, params, body }) => {
      await deleteAccount(services.core, caller, params.id, body.open);
      return { status: 204 };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/accounts/{id}/open',
    operationId: 'listOpenOfAccount',
    tag: 'Accounts',
    summary: 'List what is open if an account is deleted now',
    access: { who: 'admins' },
    params: uuidPath,
    responses: { 200: { description: 'What to decide first', schema: pendingItems } },
    errors: ['NOT_FOUND'],
    handler: async ({ services: { core }, caller, params: { id } }) => ({
      status: 200,
      body: toPendingItems(await listOpenOfAccount(core, caller, id)),
    }),
  }),
];
