// The search parameters of the request log: the view, the time range, the filters and the opened call.
import { DAY_MS, HOUR_MS } from '../../../../shared/time/durations.ts';

export const TIMES = ['hour', 'day', 'week', 'all'] as const;
export type Time = (typeof TIMES)[number];

export const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

export interface LogSearch {
  only?: 'errors' | 'slow';
  time?: Time;
  method?: Method;
  path?: string;
  status?: string;
  code?: string;
  /** The id of a key. */
  key?: string;
  order?: string;
  number?: string;
}

/** Also has the request id of the opened call, which is no filter. */
export interface LogAddress extends LogSearch {
  call?: string;
}

export const FILTERS = ['method', 'path', 'status', 'code', 'key', 'order', 'number'] as const;
export type FilterName = (typeof FILTERS)[number];

const MAX_LENGTH = 200;

function textIn(value: unknown): string | undefined {
  // The router parses digits in an address as numbers.
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' ? text.slice(0, MAX_LENGTH) : undefined;
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((one) => one === value);
}

/** Drops invalid parameters of the address. */
export function readSearch(raw: Record<string, unknown>): LogAddress {
  const found = {
    only: oneOf(['errors', 'slow'] as const, raw.only),
    time: oneOf(TIMES, raw.time),
    method: oneOf(METHODS, raw.method),
    path: textIn(raw.path),
    status: /^([1-5]\d\d|[2-5]xx)$/.test(String(raw.status)) ? String(raw.status) : undefined,
    code: textIn(raw.code),
    key: textIn(raw.key),
    order: textIn(raw.order),
    number: textIn(raw.number),
    call: textIn(raw.call),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

const LENGTH_MS: Record<Time, number> = {
  hour: HOUR_MS,
  day: DAY_MS,
  week: 7 * DAY_MS,
  all: 90 * DAY_MS,
};

export function timeOf(search: LogSearch): Time {
  return search.time ?? 'day';
}

/** The query of the API; the last day is its default, by the clock of the server. */
export function queryOf(search: LogSearch) {
  const { only, method, path, status, code, key, order, number } = search;
  const time = timeOf(search);
  return {
    ...(time !== 'day' && { from: new Date(Date.now() - LENGTH_MS[time]).toISOString() }),
    ...(only && { only }),
    ...(method && { method }),
    ...(path && { path }),
    ...(status && { status }),
    ...(code && { errorCode: code }),
    ...(key && { credential: key }),
    ...(order && { order }),
    ...(number && { externalOrderId: number }),
  };
}
