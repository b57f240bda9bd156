// Limits the bytes of large bodies that are in memory at once, per caller and in this process.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callErrors, serviceBusy } from '../platform/call-errors.ts';
import type { ServiceError } from '../platform/errors.ts';

const MIB = 1024 * 1024;
/** Two of the largest files, and a few photos. */
const MAX_BYTES_PER_HOLDER = 45 * MIB;
const MAX_BYTES_PER_PROCESS = 180 * MIB;
const RETRY_AFTER_SECONDS = 10;

export interface UploadBudget {
  /**
   * Reserves room for the body of a call until its response is closed. Returns the error if there is no room.
   * A slow sender reserves what it announces, because it may send the rest at any time.
   */
  reserve(
    holder: string,
    maxBytes: number,
    request: FastifyRequest,
    reply: FastifyReply,
  ): ServiceError | null;
}

export function uploadBudget(): UploadBudget {
  const held = new Map<string, number>();
  let total = 0;

  function add(holder: string, bytes: number): void {
    total += bytes;
    const left = (held.get(holder) ?? 0) + bytes;
    if (left === 0) held.delete(holder);
    else held.set(holder, left);
  }

  return {
    reserve(holder, maxBytes, request, reply) {
      const announced = Number(request.headers['content-length'] ?? maxBytes);
      // A larger body is refused before it is read.
      if (announced > maxBytes) return null;
      if ((held.get(holder) ?? 0) + announced > MAX_BYTES_PER_HOLDER) return tooManyOfHolder();
      if (total + announced > MAX_BYTES_PER_PROCESS) return tooMany();
      add(holder, announced);
      reply.raw.once('close', () => add(holder, -announced));
      return null;
    },
  };
}

function tooManyOfHolder(): ServiceError {
  const most = MAX_BYTES_PER_HOLDER / MIB;
  const message = `You are sending more than ${most} MiB at once. Send one file after the other.`;
  return callErrors.RATE_LIMITED({ message, headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } });
}

function tooMany(): ServiceError {
  const message = 'Too many files are being sent right now. Repeat after Retry-After seconds.';
  return serviceBusy(RETRY_AFTER_SECONDS, { message });
}
