// Ends a connection whose body is answered before it has arrived whole, in such a way that the answer arrives.
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whoever still sends after so long does not look for an answer. */
const DROP_FOR_MS = 60_000;

/**
 * A connection that is closed with unread bytes is reset, and many a client then never sees the answer. Node closes
 * both sides at once; here our side is closed, and what still comes is read and dropped until the client closes too.
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
