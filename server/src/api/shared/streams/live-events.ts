// The event stream of a signed-in page: it names the parts that changed, and ends with the session.
import { z } from 'zod';
import type { Answer } from '../../../http/route.ts';
import type { HttpTrace } from '../../../http/trace.ts';
import { PARTS } from '../../../model/change-topics.ts';
import type { SignedIn } from '../../../people/sessions.ts';
import type { Services } from '../../../services.ts';
import { answerWith, openStream } from './open-stream.ts';

const lastEventId = z.string().max(100).optional();

/** The header and query by which a reconnecting client names the last event it received. */
export const resumption = {
  headers: z.object({
    'last-event-id': lastEventId.meta({
      headerName: 'Last-Event-ID',
      description: 'The id of the last event that was received; the stream continues after it',
    }),
  }),
  query: z.strictObject({
    lastEventId: lastEventId.describe(
      'The same as a query parameter, because a browser sends no header with its first connection',
    ),
  }),
};

export const LIVE_DESCRIPTION = `Server-sent events. \`connected\` comes first, with an id for reconnecting; \`changed\` names what to read again: \`{ "parts": […], "orderIds": […] }\`, where null means all. A client that reconnects with the id of an event gets what changed since, or the message that everything may have changed. Parts are ${PARTS.join(', ')}. The stream ends with the session.`;

/** Opens the stream of a signed-in page; a HEAD gets only the content type. */
export function streamToUser(
  { services, headers, query, request, trace }: StreamCall,
  { user, session }: Pick<SignedIn, 'user' | 'session'>,
  topic: string,
): Answer {
  if (request.method === 'HEAD') return { status: 200, headers: { 'Content-Type': 'text/event-stream' } };
  const seen = headers['last-event-id'] ?? query.lastEventId;
  return streamChanges(services, { topic, userId: user.id, sessionId: session.id, lastEventId: seen }, trace);
}

interface StreamCall {
  services: Services;
  headers: { 'last-event-id'?: string | undefined };
  query: { lastEventId?: string | undefined };
  request: { method: string };
  trace: HttpTrace;
}

interface Follower {
  topic: string;
  userId: string;
  sessionId: string;
  lastEventId: string | undefined;
}

function streamChanges(
  { changeStreams, sessionRevocation, http }: Services,
  { topic, userId, sessionId, lastEventId: seen }: Follower,
  { address }: HttpTrace,
): Answer {
  const stream = openStream(http.streams, { address, user: userId });
  const leave = changeStreams.follow(topic, seen, stream.send);
  const unwatch = sessionRevocation.watch(sessionId, stream.end);
  stream.onClosed(() => {
    leave();
    unwatch();
  });
  return answerWith(stream);
}
