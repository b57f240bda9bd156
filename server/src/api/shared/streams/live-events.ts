// The stream of a signed-in page: which of its parts changed, for as long as its session runs.
import { z } from 'zod';
import { PARTS } from '../../../customers/change-topics.ts';
import type { Answer } from '../../../http/route.ts';
import type { HttpTrace } from '../../../http/trace.ts';
import type { SignedIn } from '../../../people/sessions.ts';
import type { Services } from '../../../services.ts';
import { answerWith, openStream } from './open-stream.ts';

const lastEventId = z.string().max(100).optional();

/** How who comes back says what it has seen. */
export const resumption = {
  headers: z.object({
    'last-event-id': lastEventId.meta({
      headerName: 'Last-Event-ID',
      description: 'The id of the last event that was received',
    }),
  }),
  query: z.strictObject({
    lastEventId: lastEventId.describe('The same for a first connection, where a browser sends no header'),
  }),
};

export const LIVE_DESCRIPTION = `Server-sent events. \`connected\` comes first, with an id to come back with; \`changed\` says what to read again: \`{ "parts": […], "orderIds": […] }\`, of which null stands for all. Who comes back with the id of an event hears what changed since, or that everything may have. Parts are ${PARTS.join(', ')}. The stream ends with the session.`;

/** What a person's page follows; a HEAD learns only that it is a stream. */
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
