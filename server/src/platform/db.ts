// The connections to PostgreSQL: the pool, and the one that listens for notifications.

import type { Logger } from 'pino';
import postgres from '#postgres';
import { backendProbe, SILENT_AFTER_SECONDS } from './backend-probe.ts';
import { isoTime } from './iso-time.ts';

export type Sql = postgres.Sql;
export type Transaction = postgres.TransactionSql;
/** The first parameter of every store function: the pool or a running transaction. */
export type Db = postgres.ISql;
/** A piece of SQL that becomes part of a statement. */
export type Fragment = postgres.Fragment;

export type ConnectionTarget =
  | string
  | { host: string; port: number; user: string; database: string; password?: string };

interface ConnectOptions {
  maxConnections: number;
  /** Whether the target is a pooler in transaction mode, which keeps no prepared statements. */
  isPooled?: boolean;
  /** Which servers are accepted. A server that is being promoted still answers as a replica, without the last changes. */
  accepts?: 'primary' | 'replica' | 'any';
  /** Further settings of the server for these connections. */
  parameters?: Record<string, string>;
  /** Gets the text of every statement before it is sent. */
  onStatement?: (text: string) => void;
}

type Settings = postgres.Options<Record<string, postgres.PostgresType>>;

function open(target: ConnectionTarget, settings: Settings): Sql {
  return typeof target === 'string' ? postgres(target, settings) : postgres({ ...settings, ...target });
}

/** Closes a connection whose server is frozen or gone, so that its queries are rejected. */
function silenceOf(target: ConnectionTarget, isPooled: boolean): NonNullable<Settings['silence']> {
  const isAlive = backendProbe((settings) => open(target, settings), isPooled);
  return { seconds: SILENT_AFTER_SECONDS, isAlive };
}

export function connect(
  target: ConnectionTarget,
  { maxConnections, isPooled = false, accepts = 'primary', parameters = {}, onStatement }: ConnectOptions,
): Sql {
  return open(target, {
    max: maxConnections,
    idle_timeout: 60,
    connect_timeout: CONNECT_WITHIN_SECONDS,
    silence: silenceOf(target, isPooled),
    ...SESSION_OF[accepts],
    ...(isPooled && POOLED),
    ...(onStatement && { debug: (_connection: number, text: string) => onStatement(text) }),
    onnotice: () => {},
    connection: { application_name: 'handover', timezone: 'UTC', ...parameters },
    // Fetching array types on connect causes an unhandled rejection if the connection breaks at that moment.
    fetch_types: false,
    // Columns are snake_case, fields camelCase. Keys inside JSON values are not converted.
    transform: { column: { from: postgres.toCamel, to: postgres.fromCamel } },
    types: {
      bigint: bigintCodec,
      ...Object.fromEntries(ARRAY_TYPES.map((to) => [`list${to}`, { ...arrayCodec, to, from: [to] }])),
    },
    // The default waits up to 20 s; the service should recover soon after its database.
    backoff: (retries: number) => Math.min(0.05 * 2 ** retries, 1) * (0.5 + Math.random() / 2),
  });
}

/**
 * No statement is sent before the one ahead of it was answered. The driver sends the beginning of a statement with parameters
 * alone. If it came right behind another statement, PgBouncer would give the server to another client after the answer
 * to that one, and the answer to the beginning would reach no client.
 */
const POOLED: Settings = { prepare: false, max_pipeline: 0 };

const SESSION_OF: Record<NonNullable<ConnectOptions['accepts']>, Settings> = {
  primary: { target_session_attrs: 'primary' },
  replica: { target_session_attrs: 'standby' },
  any: {},
};

/** Callers wait this long for a new primary before they are asked to repeat. */
const CONNECT_WITHIN_SECONDS = 5;

/** Sums of money exceed 32 bits. They are numbers in JavaScript, or an error where a number would be inexact. */
const bigintCodec: postgres.PostgresType = {
  to: 20,
  from: [20],
  serialize: String,
  parse(text: string) {
    const value = Number(text);
    if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for an exact number`);
    return value;
  },
};

/** Arrays of bool, smallint, integer, text, bigint, real, double precision, inet, timestamptz and uuid. */
const ARRAY_TYPES = [1000, 1005, 1007, 1009, 1016, 1021, 1022, 1041, 1185, 2951];

/** Writes arrays the way PostgreSQL does, `{a,"b c",NULL}`, and reads them back as texts. */
const arrayCodec: Pick<postgres.PostgresType, 'serialize' | 'parse'> = {
  serialize: (values: readonly unknown[]) => `{${values.map(arrayElement).join(',')}}`,
  parse: (text: string) =>
    [...text.matchAll(/"((?:[^"\\]|\\.)*)"|[^{},]+/g)].map(
      ([whole, quoted]) => quoted?.replace(/\\(.)/gs, '$1') ?? (whole === 'NULL' ? null : whole),
    ),
};

function arrayElement(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  const text = value instanceof Date ? isoTime(value) : String(value);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

export interface Listener {
  /** False while notifications would be missed; caches must then query the database. */
  readonly connected: boolean;
  /** The listener gets the payload; null means that notifications may have been missed. */
  onNotify(channel: string, listener: (payload: string | null) => void): void;
  close(): Promise<void>;
}

const RETRY_LISTEN_AFTER_MS = 500;
/** A listening connection sends nothing by itself, so it would not notice that its server is frozen or gone. */
const HEARTBEAT_EVERY_MS = 5000;

/** Listens on its own connection. After a gap it reports a change, because it may have missed one. */
export async function listen(
  target: ConnectionTarget,
  channels: readonly string[],
  log: Logger,
  /** By which others recognise the connection in pg_stat_activity. */
  name: string,
): Promise<Listener> {
  const listeners: { channel: string; listener: (payload: string | null) => void }[] = [];
  const reportGap = () => {
    for (const { listener } of listeners) listener(null);
  };
  let connected = false;
  let closing = false;
  let isReported = false;
  let timer: NodeJS.Timeout | undefined;
  const settings: Settings & { onnotify: (channel: string, payload: string) => void } = {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: CONNECT_WITHIN_SECONDS,
    silence: silenceOf(target, false),
    ...SESSION_OF.primary,
    fetch_types: false,
    onnotice: () => {},
    connection: { application_name: name },
    onnotify(notified, payload) {
      for (const { channel, listener } of listeners) if (channel === notified) listener(payload);
    },
    onclose() {
      if (connected && !closing)
        log.warn('The listening connection broke; caches are bypassed until it is back');
      connected = false;
      reportGap();
      if (!closing) timer = setTimeout(start, RETRY_LISTEN_AFTER_MS);
    },
  };
  const sql = open(target, settings);
  const heartbeat = setInterval(() => {
    if (connected) sql.unsafe('select 1').catch(() => {});
  }, HEARTBEAT_EVERY_MS).unref();

  async function start() {
    try {
      await sql.unsafe(channels.map((channel) => `listen ${channel}`).join(';'));
      connected = true;
      isReported = false;
      reportGap();
    } catch (error) {
      if (!isReported) log.warn({ err: error }, 'Cannot listen for notifications; trying again');
      isReported = true;
      if (!closing) timer = setTimeout(start, RETRY_LISTEN_AFTER_MS);
    }
  }
  await start();

  return {
    get connected() {
      return connected;
    },
    onNotify: (channel, listener) => listeners.push({ channel, listener }),
    async close() {
      closing = true;
      clearInterval(heartbeat);
      clearTimeout(timer);
      await sql.end({ timeout: 1 });
    },
  };
}

const UNIQUE_VIOLATION = '23505';

/** Whether the error is that of this unique index. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  const { code, constraint_name: name } = error as { code?: string; constraint_name?: string };
  return code === UNIQUE_VIOLATION && name === index;
}

/** A jsonb parameter. A JavaScript null becomes an SQL null, not a JSON null. */
export function jsonOrNull(db: Db, value: unknown) {
  return value === null ? null : db.json(value as postgres.JSONValue);
}

/** The object as one JSON parameter whose keys are columns, for statements that convert it to a record. */
export function jsonRow(db: Db, row: object) {
  return db.json(columnsOf(row) as postgres.JSONValue);
}

export function jsonRows(db: Db, rows: readonly object[]) {
  return db.json(rows.map(columnsOf) as postgres.JSONValue);
}

/** A plain loop for speed: this runs for every row of every creation and of the request log. */
function columnsOf(row: object): object {
  const renamed: Record<string, unknown> = {};
  for (const field in row) renamed[columnOf(field)] = row[field as keyof typeof row];
  return renamed;
}

const columns = new Map<string, string>();

/** Cached, because every create uses the same few names. */
export function columnOf(field: string): string {
  let column = columns.get(field);
  if (column === undefined) {
    column = postgres.fromCamel(field);
    columns.set(field, column);
  }
  return column;
}
