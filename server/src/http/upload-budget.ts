// Limits the bytes of large bodies that are in memory at once, per holder and in this process.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callErrors, serviceBusy } from '../platform/call-errors.ts';
import type { ServiceError } from '../platform/errors.ts';

const MIB = 1024 * 1024;
/** Two of the largest files, and a few photos. A quarter of the whole, so that no customer takes the others' room. */
const MAX_BYTES_PER_HOLDER = 45 * MIB;
const MAX_BYTES_PER_PROCESS = 180 * MIB;
const RETRY_AFTER_SECONDS = 10;
/** A phone in a tunnel sends again; a connection that stands still longer is closed. */
const STANDSTILL_MS = 30_000;

export interface UploadBudget {
  /**
   * Counts the bytes of a body as they arrive, until the response is closed, and closes the connection if nothing
   * arrives for a while. What a sender only announces takes no room from others. Called before the body is read;
   * without room, the reading ends with an error.
   */
  count(holder: string, request: FastifyRequest, reply: FastifyReply): void;
}

interface UploadLimits {
  perHolder: number;
  perProcess: number;
  standstillMs: number;
}

export function uploadBudget({
  perHolder = MAX_BYTES_PER_HOLDER,
  perProcess = MAX_BYTES_PER_PROCESS,
  standstillMs = STANDSTILL_MS,
}: Partial<UploadLimits> = {}): UploadBudget {
  const held = new Map<string, number>();
  let total = 0;

  function add(holder: string, bytes: number): void {
    total += bytes;
    const left = (held.get(holder) ?? 0) + bytes;
    if (left === 0) held.delete(holder);
    else held.set(holder, left);
  }

  function refusalFor(holder: string, bytes: number): ServiceError | null {
    if ((held.get(holder) ?? 0) + bytes > perHolder) return tooManyOfHolder(perHolder);
    return total + bytes > perProcess ? tooMany() : null;
  }

  return {
    count(holder, { raw }, reply) {
      let received = 0;
      const standstill = setTimeout(() => raw.socket.destroy(), standstillMs);
      const onData = (chunk: Buffer) => {
        standstill.refresh();
        const refusal = refusalFor(holder, chunk.length);
        if (refusal === null) {
          received += chunk.length;
          add(holder, chunk.length);
          return;
        }
        stop();
        // The reader of the body ends with this error, which becomes the answer.
        raw.emit('error', refusal);
      };
      const stop = () => {
        clearTimeout(standstill);
        raw.off('data', onData);
        raw.off('end', stop);
      };
      raw.on('data', onData);
      raw.on('end', stop);
      reply.raw.once('close', () => {
        stop();
        add(holder, -received);
      });
    },
  };
}

function tooManyOfHolder(perHolder: number): ServiceError {
  const message = `You are sending more than ${perHolder / MIB} MiB at once. Send one file after the other.`;
  return callErrors.RATE_LIMITED({ message, headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } });
}

function tooMany(): ServiceError {
  const message = 'Too many files are being sent right now. Repeat after Retry-After seconds.';
  return serviceBusy(RETRY_AFTER_SECONDS, { message });
}
