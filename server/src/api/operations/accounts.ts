// Operations on accounts and their agreements.
import { z } from 'zod';
import {
  ACCOUNT_KINDS,
  ACCOUNT_STATUSES,
  type Account,
  contractingPartySchema,
  contractingPartyWith,
} from '../../customers/accounts/account.ts';
import {
  accountNotFound,
  changeAccount,
  changeAgreement,
  openAccount,
} from '../../customers/accounts/manage-accounts.ts';
import { findAccount, listAccounts } from '../../customers/accounts/store.ts';
import type { Agreement } from '../../customers/agreements/agreement.ts';
import { agreementTermsSchema } from '../../customers/agreements/agreement.ts';
import { findCurrentAgreement } from '../../customers/agreements/store.ts';
import { printableText } from '../../documents/printable-text.ts';
import {
  nextCursor,
  optional,
  pageQuery,
  timestamp,
  uuidPath,
  withoutUndefined,
} from '../../http/schemas.ts';
import { LANGUAGES } from '../../platform/language.ts';
import { plainText } from '../../platform/plain-text.ts';
import { deleteAccount } from '../../retention/delete-account.ts';
import { operationsRoute } from './admit.ts';

const contractingParty = contractingPartyWith(printableText);

const accountFields = {
  name: plainText(200),
  kind: z.enum(ACCOUNT_KINDS).describe('Only CUSTOMER accounts can order'),
  status: z.enum(ACCOUNT_STATUSES),
  apiV1Production: z.boolean().describe('Whether API v1 is enabled for production'),
  language: z.enum(LANGUAGES).describe('Of documents and mails'),
  contractingParty: contractingParty.nullable(),
};

const accountRecord = z
  .object({
    id: z.uuid(),
    ...accountFields,
    contractingParty: z.looseObject(contractingPartySchema.shape).nullable(),
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
  language: 'de',
  contractingParty: {
    name: 'Autohaus Beispiel GmbH',
    address: 'Musterstraße 1, 70173 Stuttgart',
    country: 'DE',
    vatId: null,
    email: 'einkauf@autohaus-beispiel.example',
  },
  createdAt: '2026-09-23T08:00:00.000Z',
  updatedAt: '2026-09-23T08:00:00.000Z',
};

function toRecord({ deletedAt: _, ...account }: Account) {
  return {
    ...account,
    createdAt: account.createdAt.toISOString(),
    updatedAt: account.updatedAt.toISOString(),
  };
}

const agreementRecord = z
  .object({
    accountId: z.uuid(),
    version: z.int(),
    createdAt: timestamp,
    terms: z.looseObject({}).describe('As sent, with the defaults filled in'),
  })
  .meta({ id: 'Agreement' });

function toAgreementRecord(agreement: Agreement) {
  return { ...agreement, createdAt: agreement.createdAt.toISOString() };
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
    access: { operator: true },
    body: z.strictObject({
      name: accountFields.name,
      kind: optional(accountFields.kind, 'CUSTOMER' as const),
      status: optional(accountFields.status, 'ACTIVE' as const),
      apiV1Production: optional(accountFields.apiV1Production, false),
      language: optional(accountFields.language, 'de' as const),
      contractingParty: optional(contractingParty, null),
    }),
    bodyExample: { name: 'Autohaus Beispiel GmbH', apiV1Production: true },
    responses: { 201: one('The account') },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, caller, body }) => ({
      status: 201,
      body: toRecord(await openAccount(services.core, caller, body)),
    }),
  }),
  operationsRoute({
    method: 'GET',
    path: '/accounts',
    operationId: 'listAccounts',
    tag: 'Accounts',
    summary: 'List accounts, newest first',
    access: { operator: true },
    query: z.strictObject(pageQuery),
    responses: {
      200: {
        description: 'A page of accounts',
        schema: z.object({ data: z.array(accountRecord), nextCursor }),
      },
    },
    errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
    handler: async ({ services, query }) => {
      const start = services.http.cursors.read('accounts', query.cursor);
      const rows = await listAccounts(services.core.sql, query.limit + 1, start);
      const page = services.http.cursors.page(rows, query.limit, 'accounts', ({ createdAt, id }) => ({
        at: createdAt,
        id,
      }));
      return { status: 200, body: { ...page, data: page.data.map(toRecord) } };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/accounts/{id}',
    operationId: 'getAccount',
    tag: 'Accounts',
    summary: 'Get an account',
    access: { operator: true },
    params: uuidPath,
    responses: { 200: one('The account') },
    errors: ['NOT_FOUND'],
    handler: async ({ services, params }) => {
      const account = await findAccount(services.core.sql, params.id);
      if (!account) throw accountNotFound();
      return { status: 200, body: toRecord(account) };
    },
  }),
  operationsRoute({
    method: 'PATCH',
    path: '/accounts/{id}',
    operationId: 'changeAccount',
    tag: 'Accounts',
    summary: 'Change an account',
    description: 'Only what is sent changes. Suspending takes effect at once in every process.',
    access: { operator: true },
    params: uuidPath,
    body: z.strictObject(accountFields).partial(),
    bodyExample: { status: 'SUSPENDED' },
    responses: { 200: one('The changed account') },
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ services, caller, params, body }) => ({
      status: 200,
      body: toRecord(await changeAccount(services.core, caller, params.id, withoutUndefined(body))),
    }),
  }),
  operationsRoute({
    method: 'DELETE',
    path: '/accounts/{id}',
    operationId: 'deleteAccount',
    tag: 'Accounts',
    summary: 'Delete an account',
    description:
      'Ends its credentials, endpoints, deliveries, quotes, links and mails at once, deletes its sandbox and takes the people out of its orders; those under way are driven to their end first. Invoices and the audit stay.',
    access: { operator: true },
    params: uuidPath,
    responses: { 204: { description: 'Deleted' } },
    errors: ['NOT_FOUND'],
    handler: async ({ services, caller, params }) => {
      await deleteAccount(services.core, caller, params.id);
      return { status: 204 };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/accounts/{id}/agreement',
    operationId: 'getAgreement',
    tag: 'Accounts',
    summary: 'Get the current agreement',
    access: { operator: true },
    params: uuidPath,
    responses: { 200: { description: 'The newest version', schema: agreementRecord } },
    errors: ['NOT_FOUND'],
    handler: async ({ services, params }) => {
      const account = await findAccount(services.core.sql, params.id);
      const agreement = account && (await findCurrentAgreement(services.core.sql, params.id));
      if (!agreement) throw accountNotFound();
      return { status: 200, body: toAgreementRecord(agreement) };
    },
  }),
  operationsRoute({
    method: 'PUT',
    path: '/accounts/{id}/agreement',
    operationId: 'agreeOn',
    tag: 'Accounts',
    summary: 'Put a new version of the agreement in force',
    description: 'Existing orders keep the version they were priced by.',
    access: { operator: true },
    params: uuidPath,
    body: agreementTermsSchema,
    responses: { 200: { description: 'The new version', schema: agreementRecord } },
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ services, caller, params, body }) => ({
      status: 200,
      body: toAgreementRecord(await changeAgreement(services.core, caller, params.id, body)),
    }),
  }),
];
