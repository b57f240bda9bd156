// Ends a connection whose upload was refused, in such a way that the answer arrives.
import type { FastifyRequest } from 'fastify';

/** Whoever still sends after so long does not look for an answer. */
const DROP_FOR_MS = 60_000;

/**
 * A connection that is closed with unread bytes is reset, and many a client then never sees the answer. Node closes
 * both sides at once; here our side is closed, and what still comes is read and dropped until the client closes too.
 */
export function refuseUpload({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  const { socket } = raw;
  socket.destroySoon = () => {
    const patience = setTimeout(() => socket.destroy(), DROP_FOR_MS);
    socket.once('close', () => clearTimeout(patience));
    socket.end();
    raw.resume();
  };
}
