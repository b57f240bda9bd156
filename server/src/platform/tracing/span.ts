// A span while it is open and after its end, and its form in OTLP/JSON.

export const SPAN_KINDS = { server: 2, client: 3 } as const;

export type Attributes = Record<string, string | number | boolean | null | undefined>;

export interface OpenSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly isOpen: boolean;
  /** Adds a part that took from `startMs` of `performance.now()` until now, unless the span has ended. */
  addChild(name: string, startMs: number, attributes: Attributes, error?: string | null): void;
  /** Later calls do nothing. `error` is a fixed code, never a message, which could contain personal data. */
  end(outcome: { name: string; attributes: Attributes; error: string | null }): void;
}

export interface EndedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string | null;
  name: string;
  kind: number;
  /** Milliseconds since 1970, with fractions. */
  startMs: number;
  endMs: number;
  attributes: Attributes;
  error: string | null;
}

const STATUS_ERROR = 2;

export function toOtlpSpan(span: EndedSpan): object {
  const { traceId, spanId, parentSpanId, name, kind, error } = span;
  const attributes = error === null ? span.attributes : { ...span.attributes, 'error.type': error };
  return {
    traceId,
    spanId,
    ...(parentSpanId !== null && { parentSpanId }),
    name,
    kind,
    startTimeUnixNano: toNanoseconds(span.startMs),
    endTimeUnixNano: toNanoseconds(span.endMs),
    attributes: toOtlpAttributes(attributes),
    ...(error !== null && { status: { code: STATUS_ERROR } }),
  };
}

/** A double holds microseconds exactly until 2255, but not nanoseconds. */
function toNanoseconds(milliseconds: number): string {
  return `${Math.round(milliseconds * 1000)}000`;
}

export function toOtlpAttributes(attributes: Attributes): object[] {
  const list: object[] = [];
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) continue;
    list.push({ key, value: toOtlpValue(value) });
  }
  return list;
}

function toOtlpValue(value: string | number | boolean): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
