// GET /extern/events: the events of the account, for systems that poll instead of receiving webhooks.
import { z } from 'zod';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import type { ApiScope } from '../../customers/credentials/api-scopes.ts';
import { type EventPage, readEventPage } from '../../messages/webhooks/event-feed.ts';
import { EVENT_NAMES, EVENT_TEXTS, type EventName } from '../../model/orders/event-catalog.ts';
import { REFERENCES_IN_EVENTS } from '../../model/orders/write-events.ts';
import { findOrder } from '../../orders/records/store.ts';
import { API_VERSION } from '../../platform/api-version.ts';
import { describedEnum } from '../../platform/described-enum.ts';
import { storableText } from '../../platform/plain-text.ts';
import { anyTime, nextCursor, oneOrMore, pageQuery, timestamp } from '../../platform/schemas.ts';
import { checkScope } from '../shared/credentials/identify.ts';
import { scopeOf } from '../shared/orders/callers-order.ts';
import { ORDER_EXAMPLE } from '../shared/orders/order-record.ts';
import { v1Route } from './admit.ts';

const DEFAULT_DAYS = 30;
const NO_ORDER = '00000000-0000-0000-0000-000000000000';

/** Events of quotes and invoices need what reading quotes and invoices needs. */
function scopeOfEvent(name: EventName): ApiScope {
  if (name.startsWith('quote.')) return 'quotes:read';
  return name.startsWith('invoice.') ? 'invoices:read' : 'orders:read';
}

const event = z
  .object({
    id: z.uuid().describe('The id of the event, as in the header webhook-id'),
    type: describedEnum(EVENT_NAMES, EVENT_TEXTS).describe('The name of the event'),
    apiVersion: z.literal(API_VERSION).describe('The version of the format'),
    createdAt: timestamp.describe('Strictly increasing within one order'),
    tenantId: z.uuid().describe('The account'),
    data: z
      .record(z.string(), z.unknown())
      .describe('As in the webhook message of this type: the order and what the event is about'),
  })
  .meta({ id: 'Event' });

const eventPage = z
  .object({
    data: z.array(event).describe('Oldest first; each is exactly the body of the webhook message'),
    nextCursor,
    resumeCursor: z
      .string()
      .describe('Never null: send it as `cursor` with the next poll to get newer events'),
  })
  .meta({ id: 'EventPage' });

const EXAMPLE = {
  data: [
    {
      id: '0199a0c2-7c4e-7000-8000-000000000032',
      type: 'order.accepted',
      apiVersion: API_VERSION,
      createdAt: '2026-10-05T08:12:00.001Z',
      tenantId: '0199a0c2-7c4e-7000-8000-000000000001',
      data: {
        kind: 'ORDER',
        status: 'ACCEPTED',
        orderId: ORDER_EXAMPLE.id,
        ...Object.fromEntries(REFERENCES_IN_EVENTS.map((name) => [name, ORDER_EXAMPLE[name]])),
        trackingUrl: ORDER_EXAMPLE.trackingUrl,
      },
    },
  ],
  nextCursor: null,
  resumeCursor: 'AAAAAAAPQkAAAAAAAAAAAAAAAAAAAAAAzX2vQ1m0d3lJ8kqR',
};

/** The bodies are finished JSON. */
function toJson({ events, nextCursor: next, resumeCursor }: EventPage): string {
  const bodies = events.map(({ body }) => body).join(',');
  return `{"data":[${bodies}],"nextCursor":${JSON.stringify(next)},"resumeCursor":${JSON.stringify(resumeCursor)}}`;
}

export const events = v1Route({
  method: 'GET',
  path: '/extern/events',
  operationId: 'listEvents',
  tag: 'Webhooks',
  summary: 'List events, oldest first',
  description: `An alternative to webhooks: every event of the account in the credential's environment, also while an endpoint is paused or missing. Poll with \`resumeCursor\` of the last answer as \`cursor\`: each event comes exactly once and none is missed, even if it is committed late. An event appears as soon as no older change is still being written, usually within milliseconds.

Events of one order come in the order of \`createdAt\`, apart from rare simultaneous changes. Events of quotes need \`quotes:read\` and events of invoices \`invoices:read\`; without them they are left out. Events are kept as long as their order, in the sandbox for 30 days.`,
  access: { scope: 'orders:read' },
  fromReplica: true,
  query: z.strictObject({
    type: oneOrMore(EVENT_NAMES).optional(),
    order: storableText(200).optional().describe('Id, order number or request number'),
    since: anyTime
      .optional()
      .describe(
        `ISO 8601 with a time zone. Only events created since then; without it and without a cursor, those of the last ${DEFAULT_DAYS} days`,
      ),
    ...pageQuery,
    cursor: pageQuery.cursor.describe('`nextCursor` or `resumeCursor` of the previous answer, unchanged'),
  }),
  responses: { 200: { description: 'A page of events', schema: eventPage, example: EXAMPLE } },
  errors: ['INVALID_CURSOR'],
  handler: async ({ services, caller, query }) => {
    const scope = scopeOf(caller);
    const { sql, clock } = services.core;
    for (const type of query.type ?? []) checkScope(caller, scopeOfEvent(type));
    const visible = EVENT_NAMES.filter((name) => caller.scopes.includes(scopeOfEvent(name)));
    const types = query.type ?? (visible.length < EVENT_NAMES.length ? visible : undefined);
    const order = query.order === undefined ? null : await findOrder(sql, scope, query.order);
    const start = query.cursor === undefined ? clock.now().getTime() - DEFAULT_DAYS * DAY_MS : 0;
    const filter = {
      ...scope,
      types,
      // An unknown order has no events.
      ...(query.order !== undefined && { orderId: order?.id ?? NO_ORDER }),
      since: query.since ?? new Date(start),
    };
    const page = await readEventPage(sql, services.http.cursors, filter, query);
    return { status: 200, body: toJson(page) };
  },
});
