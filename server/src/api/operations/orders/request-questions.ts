// Completes an unclear request: dispatch chooses the right place or asks the customer by mail.
import { z } from 'zod';
import { QUESTION_TOPICS } from '../../../messages/mail/question-mail.ts';
import { askCustomer, prepareForCustomer } from '../../../orders/quotes/ask-customer.ts';
import { choosePlace, ENDS, listPlaceCandidates } from '../../../orders/quotes/unclear-places.ts';
import { LANGUAGES } from '../../../platform/language.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { pathId } from '../../../platform/schemas.ts';
import { operationsRoute } from '../admit.ts';
import { dispatchRecord, toDispatchRecord } from './order-record.ts';

const tag = 'Requests';
const access = { who: 'dispatch' } as const;
const notFound = 'QUOTE_NOT_FOUND' as const;

const candidates = operationsRoute({
  method: 'GET',
  path: '/requests/{id}/places',
  operationId: 'listPlaceCandidates',
  tag,
  summary: 'List the places that an address of a request may mean',
  description: 'The place of the postal code first, then every place with the name of the city.',
  access,
  params: pathId,
  notFound,
  query: z.strictObject({ end: z.enum(ENDS) }),
  responses: {
    200: {
      description: 'The candidates',
      schema: z.object({
        data: z.array(
          z
            .object({
              id: z.string(),
              by: z.enum(['POSTAL_CODE', 'CITY']).describe('The part of the address that matches the place'),
              city: z.string(),
              near: z
                .string()
                .nullable()
                .describe('The nearest main town, to distinguish places of the same name'),
              postalCode: z
                .string()
                .nullable()
                .describe('The given one if it fits the place, otherwise that of recent orders to the city'),
              postalArea: z
                .string()
                .nullable()
                .describe('The first digits of the postal codes around the place'),
              lat: z.number(),
              lng: z.number(),
            })
            .meta({ id: 'PlaceCandidate' }),
        ),
      }),
    },
  },
  errors: ['QUOTE_NOT_FOUND'],
  handler: async ({ services: { core }, params, query }) => ({
    status: 200,
    body: { data: await listPlaceCandidates(core, params.id, query.end) },
  }),
});

const choose = operationsRoute({
  method: 'POST',
  path: '/requests/{id}/places',
  operationId: 'choosePlace',
  tag,
  summary: 'Choose the right place for an address',
  description:
    'Corrects city and postal code, and computes the distance again. Postal code and city must then match.',
  access,
  params: pathId,
  notFound,
  body: z.strictObject({
    end: z.enum(ENDS),
    candidateId: plainText(100),
    city: plainText(200),
    postalCode: plainText(50),
  }),
  bodyExample: { end: 'delivery', candidateId: 'P:50.9800,11.0300', city: 'Erfurt', postalCode: '99084' },
  responses: { 200: { description: 'The request', schema: dispatchRecord } },
  errors: ['QUOTE_NOT_FOUND', 'ORDER_NOT_CHANGEABLE'],
  handler: async ({ services: { core }, caller, params, body }) => ({
    status: 200,
    body: toDispatchRecord(await choosePlace(core, caller, params.id, body), core.links),
  }),
});

const prepared = operationsRoute({
  method: 'GET',
  path: '/requests/{id}/question',
  operationId: 'prepareQuestion',
  tag,
  summary: 'Get a prepared question to the customer',
  description: 'In the customer’s language, to be changed before it is sent.',
  access,
  params: pathId,
  notFound,
  query: z.strictObject({ about: z.enum(QUESTION_TOPICS).default('other') }),
  responses: {
    200: {
      description: 'The text',
      schema: z
        .object({ recipient: z.string(), language: z.enum(LANGUAGES), text: z.string() })
        .meta({ id: 'PreparedQuestion' }),
    },
  },
  errors: ['QUOTE_NOT_FOUND', 'NO_CONTRACTING_PARTY'],
  handler: async ({ services: { core }, params, query }) => ({
    status: 200,
    body: await prepareForCustomer(core, params.id, query.about),
  }),
});

const ask = operationsRoute({
  method: 'POST',
  path: '/requests/{id}/question',
  operationId: 'askCustomer',
  tag,
  summary: 'Ask the customer by mail',
  description: 'To the contracting party, with the facts of the request below the text.',
  access,
  params: pathId,
  notFound,
  body: z.strictObject({ text: plainText(2000) }),
  bodyExample: { text: 'Which place do you mean?' },
  responses: { 201: { description: 'The mail is queued', schema: z.object({ mailId: z.uuid() }) } },
  errors: ['QUOTE_NOT_FOUND', 'NO_CONTRACTING_PARTY', 'ORDER_NOT_CHANGEABLE'],
  handler: async ({ services: { core }, caller, params, body }) => ({
    status: 201,
    body: { mailId: await askCustomer(core, caller, params.id, body.text) },
  }),
});

export const requestQuestionRoutes = [candidates, choose, prepared, ask];
