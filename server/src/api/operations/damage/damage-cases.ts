import { z } from 'zod';
import { countCases, listCases } from '../../../damage/case-list-store.ts';
import { listCasesOf } from '../../../damage/case-store.ts';
import { CASE_STATES, type DamageCase } from '../../../damage/damage-case.ts';
import { complain, dismissDamage, openFromProtocol } from '../../../damage/open-case.ts';
import { getCase } from '../../../damage/run-on-case.ts';
import { printableText } from '../../../documents/printable-text.ts';
import { getAnyOrder } from '../../../orders/records/find-order.ts';
import { storableText } from '../../../platform/plain-text.ts';
import { nextCursor, pageQuery, pathId } from '../../../platform/schemas.ts';
import {
  DAMAGE_EXAMPLE,
  MAX_DESCRIPTION,
  reportedDamages,
  toDamages,
} from '../../shared/damage/damage-input.ts';
import { operationsRoute } from '../admit.ts';
import { answer, CASE_RESPONSE, changeAccess, notFound, readAccess, tag } from './damage-answer.ts';
import { caseSummary, listedCase, toCaseSummary, toListedCase } from './damage-records.ts';

const list = operationsRoute({
  method: 'GET',
  path: '/damage-cases',
  operationId: 'listDamageCases',
  tag,
  summary: 'List damage cases, newest first',
  access: readAccess,
  fromReplica: true,
  query: z.strictObject({
    state: z.enum(CASE_STATES).optional().describe('Only cases in this state'),
    search: storableText(100)
      .optional()
      .describe('A part of the number of case, order or claim, of the customer’s name or of the plate'),
    ...pageQuery,
  }),
  responses: {
    200: {
      description: 'A page of cases, and how many there are in each state',
      schema: z.object({
        data: z.array(listedCase),
        nextCursor,
        counts: z
          .object(
            Object.fromEntries(CASE_STATES.map((state) => [state, z.int()])) as Record<
              DamageCase['state'],
              z.ZodInt
            >,
          )
          .describe('Of all cases, each at most 1,000'),
      }),
    },
  },
  errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
  handler: async ({ services, query: { limit, cursor, ...filter } }) => {
    const { sql } = services.core;
    const { cursors } = services.http;
    const name = `damage-cases:${filter.state ?? ''}:${filter.search ?? ''}`;
    const rows = await listCases(sql, filter, limit + 1, cursors.read(name, cursor));
    const page = cursors.page(rows, limit, name, ({ createdAt: at, id }) => ({ at, id }));
    const data = page.data.map(toListedCase);
    return { status: 200, body: { ...page, data, counts: await countCases(sql) } };
  },
});

const read = operationsRoute({
  method: 'GET',
  path: '/damage-cases/{id}',
  operationId: 'getDamageCase',
  tag,
  summary: 'Get a damage case by id or number',
  access: readAccess,
  params: pathId,
  notFound,
  responses: { 200: CASE_RESPONSE },
  errors: [notFound],
  handler: async ({ services, params }) => answer(services, await getCase(services.core.sql, params.id)),
});

const ofOrder = operationsRoute({
  method: 'GET',
  path: '/orders/{id}/damage-cases',
  operationId: 'listDamageCasesOfOrder',
  tag,
  summary: 'List the damage cases of an order',
  access: readAccess,
  params: pathId,
  notFound: 'ORDER_NOT_FOUND',
  responses: { 200: { description: 'Oldest first', schema: z.object({ data: z.array(caseSummary) }) } },
  errors: ['ORDER_NOT_FOUND'],
  handler: async ({ services: { core }, params }) => {
    const order = await getAnyOrder(core.sql, params.id);
    return { status: 200, body: { data: (await listCasesOf(core.sql, order.id)).map(toCaseSummary) } };
  },
});

const openBody = z.discriminatedUnion('origin', [
  z.strictObject({
    origin: z.literal('PROTOCOL').describe('For the new damages of the handover protocol'),
    description: printableText(MAX_DESCRIPTION).optional().describe('By default what the protocol says'),
  }),
  z.strictObject({
    origin: z.literal('COMPLAINT').describe('For what the customer reported after the handover'),
    description: printableText(MAX_DESCRIPTION),
    damages: reportedDamages.default([]),
    reporterName: printableText(200)
      .optional()
      .describe('The person who complained; by default the customer'),
  }),
]);

const open = operationsRoute({
  method: 'POST',
  path: '/orders/{id}/damage-cases',
  operationId: 'openDamageCase',
  tag,
  summary: 'Open a damage case for an order',
  description:
    'An order has at most one unfinished case. A complaint also puts the order into the status COMPLAINT and sends `damage.reported`; closing the case settles it.',
  access: changeAccess,
  params: pathId,
  notFound: 'ORDER_NOT_FOUND',
  body: openBody,
  bodyExample: { origin: 'COMPLAINT', description: 'Scratch on the door', damages: [DAMAGE_EXAMPLE] },
  responses: { 201: CASE_RESPONSE },
  errors: [
    'INVALID_REQUEST',
    'ORDER_NOT_FOUND',
    'ORDER_NOT_CHANGEABLE',
    'DAMAGE_CASE_EXISTS',
    'DAMAGE_CASE_NOT_POSSIBLE',
    'SERVICE_BUSY',
    'STORAGE_UNAVAILABLE',
  ],
  handler: async ({ services, caller, params, body }) => {
    const { core } = services;
    if (body.origin === 'PROTOCOL') {
      return answer(services, await openFromProtocol(core, caller, params.id, body.description), 201);
    }
    const { description, reporterName } = body;
    const report = {
      description,
      reporterName,
      damages: toDamages(body.damages),
      reportedBy: 'DISPATCH',
    } as const;
    const opened = await complain(core, caller, (db) => getAnyOrder(db, params.id), report);
    return answer(services, opened, 201);
  },
});

const dismiss = operationsRoute({
  method: 'POST',
  path: '/orders/{id}/damage-dismissal',
  operationId: 'dismissDamage',
  tag,
  summary: 'Decide that a damage at handover needs no case',
  description: 'Removes the decision from "Today". Repeating the call changes nothing.',
  access: changeAccess,
  params: pathId,
  notFound: 'ORDER_NOT_FOUND',
  responses: { 204: { description: 'The damage is dismissed' } },
  errors: ['ORDER_NOT_FOUND', 'DAMAGE_CASE_NOT_POSSIBLE'],
  handler: async ({ services: { core }, caller, params }) => {
    await dismissDamage(core, caller, params.id);
    return { status: 204 };
  },
});

export const damageCaseRoutes = [list, read, ofOrder, open, dismiss];
