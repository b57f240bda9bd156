// A copy of a protocol for the person on site.
import { z } from 'zod';
import { actorOf } from '../../dispatch/drivers/driver.ts';
import { getTrip } from '../../dispatch/trips/trip.ts';
import { type CopiedKind, mailProtocol, makeProtocolLink } from '../../orders/recipients/copy-protocol.ts';
import { timestamp } from '../../platform/schemas.ts';
import { driverRoute } from './admit.ts';

const shared = {
  method: 'POST',
  tag: 'Protocols',
  access: { session: true },
  params: z.object({ id: z.uuid(), kind: z.enum(['pickup', 'delivery']) }),
  notFound: 'ORDER_NOT_FOUND',
} as const;

const kindOf = (kind: 'pickup' | 'delivery') => kind.toUpperCase() as CopiedKind;

export const protocolCopyRoutes = [
  driverRoute({
    ...shared,
    path: '/trips/{id}/protocols/{kind}/link',
    operationId: 'makeProtocolLink',
    summary: 'Make a link to the document of a protocol, for a day',
    description:
      'For the person on site, as a QR code. Everybody who has the link can open the document until it ends.',
    responses: {
      200: {
        description: 'The link, and when it ends',
        schema: z.object({ url: z.url(), expiresAt: timestamp }).meta({ id: 'ProtocolLink' }),
      },
    },
    errors: ['ORDER_NOT_FOUND', 'DOCUMENT_NOT_FOUND'],
    handler: async ({ services: { core }, caller, params }) => {
      const order = await getTrip(core, core.sql, caller, params.id);
      return { status: 200, body: await makeProtocolLink(core, actorOf(caller), order, kindOf(params.kind)) };
    },
  }),
  driverRoute({
    ...shared,
    path: '/trips/{id}/protocols/{kind}/mail',
    operationId: 'mailProtocol',
    summary: 'Send the document of a protocol by mail',
    description:
      'To the person on site, in the language of the customer. A repeated call sends no second mail to the address; at most 5 addresses.',
    body: z.strictObject({ email: z.email().max(254) }),
    bodyExample: { email: 'empfang@autohaus.example' },
    responses: { 204: { description: 'The mail is sent within a minute' } },
    errors: ['INVALID_REQUEST', 'ORDER_NOT_FOUND', 'DOCUMENT_NOT_FOUND'],
    handler: async ({ services: { core }, caller, params, body }) => {
      const order = await getTrip(core, core.sql, caller, params.id);
      await mailProtocol(core, actorOf(caller), order, kindOf(params.kind), body.email);
      return { status: 204 };
    },
  }),
];
