// GET /extern/sandbox/events: a stream of the sandbox's events, for systems without a public address.
import { EVENT_NAMES } from '../../model/orders/event-catalog.ts';
import { resumption } from '../shared/streams/live-events.ts';
import { answerWith, openStream } from '../shared/streams/open-stream.ts';
import { v1Route } from './admit.ts';

const DESCRIPTION = `Server-sent events, for developing without a public address: every event of the account's sandbox as a webhook would deliver it. The name of an event is its type (${EVENT_NAMES.slice(0, 2).join(', ')}, …), its data is exactly the body of the webhook message, unsigned.

\`connected\` comes first, with an id for reconnecting. A client that reconnects with the id of the last received event, as \`Last-Event-ID\`, gets the events that it missed, each once, and none from before it first connected. From \`connected\` on nothing is left out. After more than 24 hours, or with an unknown id, the stream sends \`gap\` (\`{ "reason": "TOO_OLD" or "UNKNOWN_POSITION", "since": timestamp }\`) and continues from now: read what is missing with \`GET /extern/orders?updatedSince=\`.

A line with a colon alone is a sign of life, at least every 22 seconds. The stream ends with the credential or the access token; at most twelve may be open for an account.`;

export const sandboxEvents = v1Route({
  method: 'GET',
  path: '/extern/sandbox/events',
  operationId: 'listenToSandbox',
  tag: 'Sandbox',
  summary: 'Listen to the events of the sandbox',
  description: DESCRIPTION,
  access: { scope: 'webhooks:manage', sandboxOnly: true },
  ...resumption,
  responses: { 200: { description: 'The stream', contentType: 'text/event-stream' } },
  errors: ['SERVICE_BUSY'],
  handler: ({ services, caller, headers, query, request, trace }) => {
    // A HEAD gets only the content type.
    if (request.method === 'HEAD') return { status: 200, headers: { 'Content-Type': 'text/event-stream' } };
    const { account, credential } = caller;
    const holder = { address: trace.address, user: `account:${account.id}` };
    const stream = openStream(services.http.streams, holder);
    const leave = services.sandboxFeed.follow({
      accountId: account.id,
      position: headers['last-event-id'] ?? query.lastEventId,
      until: caller.authenticatedUntil,
      send: stream.send,
      waiting: () => stream.body.readableLength,
      end: stream.end,
    });
    const unwatch = services.credentialRevocation.watch(credential.id, stream.end);
    stream.onClosed(() => {
      leave();
      unwatch();
    });
    return answerWith(stream);
  },
});
