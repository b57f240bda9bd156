// The header `traceparent` of W3C Trace Context, and the random ids in it.
import { randomBytes } from 'node:crypto';

interface SpanIds {
  traceId: string;
  spanId: string;
}

export interface TraceParent extends SpanIds {
  sampled: boolean;
}

const LAYOUT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const SAMPLED = 1;

/** Null if the header is missing or invalid; then a new trace begins. */
export function parseTraceParent(text: string | undefined | null): TraceParent | null {
  const [, version, traceId, spanId, flags, more] = LAYOUT.exec(text ?? '') ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return null;
  if (/^0+$/.test(traceId!) || /^0+$/.test(spanId!)) return null;
  return { traceId: traceId!, spanId: spanId!, sampled: (Number.parseInt(flags!, 16) & SAMPLED) !== 0 };
}

/** The header of a trace that is recorded; others are not passed on. */
export function formatTraceParent({ traceId, spanId }: SpanIds): string {
  return `00-${traceId}-${spanId}-01`;
}

const POOL_BYTES = 4096;
let pool = '';
let used = 0;

/** Requesting many random bytes at a time costs a fraction of single requests. */
function randomHex(length: number): string {
  if (used + length > pool.length) {
    pool = randomBytes(POOL_BYTES).toString('hex');
    used = 0;
  }
  used += length;
  return pool.slice(used - length, used);
}

export const newTraceId = () => randomHex(32);
export const newSpanId = () => randomHex(16);
