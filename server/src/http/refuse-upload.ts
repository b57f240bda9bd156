// Closes a connection whose call is answered before its body arrived, so that the client gets the answer.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '../../../shared/time/durations.ts';

/** A client that still sends after this time does not read the answer. */
const DROP_FOR_MS = MINUTE_MS;

/**
 * A connection that is closed with unread bytes is reset, and many clients then never see the answer. Node
 * closes both sides at once. Here only our side is closed, and further bytes are discarded until the client
 * closes too.
 */
export function refuseUpload({ raw }: FastifyRequest, reply: FastifyReply): void {
  const { socket } = raw;
  reply.header('Connection', 'close');
  socket.destroySoon = () => {
    const dropTimer = setTimeout(() => socket.destroy(), DROP_FOR_MS);
    socket.once('close', () => clearTimeout(dropTimer));
    socket.end();
    raw.resume();
  };
}
