// Creates links that sign a driver in, and signs drivers out.
import { z } from 'zod';
import { LANGUAGES } from '../../platform/language.ts';
import { timestamp, uuidPath } from '../../platform/schemas.ts';
import { makeDriverLink, signOutDriver } from '../../transport/sign-in.ts';
import { operationsRoute } from './admit.ts';

const linkRecord = z
  .object({
    url: z.string().describe('Shown once; opens the driver app and signs the driver in'),
    expiresAt: timestamp,
    mailed: z.boolean().describe('Whether the link was also mailed to the driver'),
  })
  .meta({ id: 'DriverLink' });

export const driverLinkRoutes = [
  operationsRoute({
    method: 'POST',
    path: '/drivers/{id}/link',
    operationId: 'makeDriverLink',
    tag: 'Drivers',
    summary: 'Create a link that signs a driver in',
    description: 'Valid for 7 days. The session that a phone gets for it lasts 30 days.',
    access: { who: 'dispatch' },
    params: uuidPath,
    body: z.strictObject({
      mail: z.boolean().default(true).describe('Also send it to the address of the driver, if there is one'),
      language: z
        .enum(LANGUAGES)
        .optional()
        .describe('The language of the mail; by default that of the driver'),
    }),
    bodyExample: { mail: true, language: 'de' },
    responses: { 201: { description: 'The link', schema: linkRecord } },
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ services, caller, params, body }) => {
      const mail = { wanted: body.mail, language: body.language };
      return { status: 201, body: await makeDriverLink(services.core, caller, params.id, mail) };
    },
  }),
  operationsRoute({
    method: 'DELETE',
    path: '/drivers/{id}/sessions',
    operationId: 'signOutDriver',
    tag: 'Drivers',
    summary: 'Sign a driver out everywhere',
    description:
      'For a lost phone: all links and sessions of the driver end at once, and the phone deletes its data when it next contacts the service.',
    access: { who: 'dispatch' },
    params: uuidPath,
    responses: { 204: { description: 'Signed out' } },
    errors: ['NOT_FOUND'],
    handler: async ({ services, caller, params }) => {
      await signOutDriver(services.core, caller, params.id);
      return { status: 204 };
    },
  }),
];
