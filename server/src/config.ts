// Reads the settings from the environment once, and reports every invalid one in a sentence.
import { z } from 'zod';
import { DAY_SECONDS } from '../../shared/time/durations.ts';
import { isLoopback } from './platform/loopback.ts';
import { parseStorageUrl, type S3Settings } from './platform/objects/storage-url.ts';
import { type TracingConfig, tracingConfigOf, tracingSettings } from './platform/tracing/settings.ts';

export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  /** For the role that owns the tables, if the role of `databaseUrl` does not. */
  databaseMigrationUrl: string | null;
  /** The server itself, if `databaseUrl` leads to a pooler in transaction mode, which passes no notifications on. */
  databaseListenUrl: string | null;
  /** Replicas that may answer lists, reports and exports. */
  databaseReplicaUrl: string | null;
  /** How many connections this process opens at most; one for notifications is added, and as many to replicas. */
  databaseConnections: number;
  masterKey: Buffer | null;
  /** Older master keys, or the next one: accepted, but not used for new keys. */
  masterKeysKnown: Buffer[];
  redisUrl: string | null;
  /** Where new bytes of documents and photos go; null for PostgreSQL. */
  storage: S3Settings | null;
  role: 'all' | 'api' | 'worker';
  trustProxy: false | number | string[];
  operatorToken: string | null;
  /** Whether a demo may run; it runs only where nothing but demo data exists. */
  demo: boolean;
  /** Whether only this machine reaches the service, as far as the settings show. */
  isLocal: boolean;
  webhookAllowPrivateTargets: boolean;
  sandboxStepSeconds: number;
  /**
   * A separate port for the metrics, without a token; null if they are served on the main port with a token.
   */
  metricsPort: number | null;
  smtpUrl: string | null;
  /** How many days personal data stays in orders that have ended. */
  personalDataDays: number;
  geocoderUrl: string | null;
  routerUrl: string | null;
  transitUrl: string | null;
  /** A map style with real tiles; null for the bundled shapes. */
  mapStyleUrl: string | null;
  /** Where weaknesses are reported; null for the operator's mail address. */
  securityContact: string | null;
  logLevel: string;
  /** Where traces are sent; null if they are off. */
  tracing: TracingConfig | null;
}

/** Thrown with one sentence per invalid setting. */
export class WrongSettings extends Error {
  readonly sentences: string[];

  constructor(sentences: string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}

const onOff = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['on', 'off'], 'must be "on" or "off"'))
  .transform((value) => value === 'on');

function url(protocols: string[]) {
  const expected = `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`;
  return z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), expected);
}

function wholeNumber(min: number, max: number) {
  const expected = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine((value) => value >= min && value <= max, expected);
}

/**
 * A number of hops, or addresses and networks separated by commas, as Fastify takes them. Trusting all
 * proxies would mean trusting any address that a caller claims.
 */
const trustProxy = z
  .string()
  .refine((text) => text.toLowerCase() !== 'on', {
    message:
      'cannot be "on", since callers write forwarded addresses too; set the number of hops, "1" behind one proxy',
    abort: true,
  })
  .transform((text): Config['trustProxy'] => {
    if (text === 'off') return false;
    return /^\d{1,3}$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim());
  })
  .refine((value) => !Array.isArray(value) || value.every(isNarrow), {
    message:
      'must not contain a network as wide as 0.0.0.0/0, since every caller could then claim any address; name the addresses of your proxies',
    abort: true,
  })
  .refine(isUsableProxy, 'must be "off", a number of hops, or addresses and networks separated by commas');

/** No organisation has a wider network than these. */
const MIN_PREFIX = { ipv4: 8, ipv6: 16 };

function isNarrow(part: string): boolean {
  const [address, prefix] = part.split('/');
  if (prefix === undefined || !/^\d+$/.test(prefix)) return true;
  return Number(prefix) >= (address!.includes(':') ? MIN_PREFIX.ipv6 : MIN_PREFIX.ipv4);
}

function isUsableProxy(value: Config['trustProxy']): boolean {
  const usable = /^(loopback|linklocal|uniquelocal|[0-9a-f:.]+(\/\d{1,3})?)$/i;
  return !Array.isArray(value) || value.every((part) => usable.test(part));
}

const masterKey = z
  .string()
  .regex(/^[0-9a-f]{64}$/i, 'must be 32 bytes in hexadecimal, that is 64 characters 0-9 and a-f');

const storageUrl = z.string().transform((text, context): S3Settings => {
  const settings = parseStorageUrl(text);
  if (!('problem' in settings)) return settings;
  context.addIssue({ code: 'custom', message: settings.problem });
  return z.NEVER;
});

/** Their ids must fit into the name of a connection, which has at most 63 characters. */
const MAX_KNOWN_KEYS = 4;

const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url(['http:', 'https:'])
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_MIGRATION_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_LISTEN_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_REPLICA_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_CONNECTIONS: wholeNumber(4, 1000).default(20),
  MASTER_KEY: masterKey.optional(),
  MASTER_KEYS_KNOWN: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.string()).max(MAX_KNOWN_KEYS, `must have at most ${MAX_KNOWN_KEYS} keys`))
    .refine(
      (keys) => keys.every((key) => masterKey.safeParse(key).success),
      'must be master keys separated by commas, each 64 characters 0-9 and a-f',
    )
    .transform((keys) => keys.map((key) => Buffer.from(key, 'hex')))
    .default([]),
  REDIS_URL: url(['redis:', 'rediss:']).optional(),
  STORAGE_URL: storageUrl.optional(),
  ROLE: z.enum(['all', 'api', 'worker'], 'must be "all", "api" or "worker"').default('all'),
  TRUST_PROXY: trustProxy.default(false),
  OPERATOR_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  DEMO: onOff.optional(),
  WEBHOOK_ALLOW_PRIVATE_TARGETS: onOff.default(false),
  SANDBOX_STEP_SECONDS: wholeNumber(1, DAY_SECONDS).default(20),
  PERSONAL_DATA_DAYS: wholeNumber(1, 36_500).default(1095),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  GEOCODER_URL: url(['http:', 'https:']).optional(),
  ROUTER_URL: url(['http:', 'https:']).optional(),
  TRANSIT_URL: url(['http:', 'https:']).optional(),
  MAP_STYLE_URL: url(['http:', 'https:']).optional(),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:https:\/\/|mailto:)[^\s]+$/, 'must be an address that starts with https:// or mailto:')
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be a log level such as "info"',
    )
    .default('info'),
  ...tracingSettings,
});

function isUsablePublicUrl(publicUrl: string | undefined): boolean {
  if (publicUrl === undefined) return true;
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || isLoopback(hostname);
}

export function readConfig(environment: Record<string, string | undefined>): Config {
  // Compose files and shells use an empty variable for "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  const sentences = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
  if (given.DATABASE_URL !== undefined && given.MASTER_KEY === undefined) {
    sentences.push(
      'MASTER_KEY must be set together with DATABASE_URL; make one with "openssl rand -hex 32" and keep it.',
    );
  }
  for (const name of ['DATABASE_MIGRATION_URL', 'DATABASE_LISTEN_URL', 'DATABASE_REPLICA_URL']) {
    if (given[name] !== undefined && given.DATABASE_URL === undefined) {
      sentences.push(`${name} needs DATABASE_URL, the address of the primary.`);
    }
  }
  if (parsed.success && given.DATABASE_URL !== undefined && !isUsablePublicUrl(parsed.data.PUBLIC_URL)) {
    sentences.push(
      'PUBLIC_URL must start with https:// together with DATABASE_URL, unless it names localhost: passwords and sessions would cross the network unencrypted.',
    );
  }
  if (!parsed.success || sentences.length > 0) throw new WrongSettings(sentences);
  const s = parsed.data;
  const publicUrl = s.PUBLIC_URL ?? `http://localhost:${s.PORT}`;
  const isLocal = isLoopback(s.HOST) && isLoopback(new URL(publicUrl).hostname) && s.TRUST_PROXY === false;
  return {
    port: s.PORT,
    host: s.HOST,
    publicUrl,
    dataDir: s.DATA_DIR,
    databaseUrl: s.DATABASE_URL ?? null,
    databaseMigrationUrl: s.DATABASE_MIGRATION_URL ?? null,
    databaseListenUrl: s.DATABASE_LISTEN_URL ?? null,
    databaseReplicaUrl: s.DATABASE_REPLICA_URL ?? null,
    databaseConnections: s.DATABASE_CONNECTIONS,
    masterKey: s.MASTER_KEY === undefined ? null : Buffer.from(s.MASTER_KEY, 'hex'),
    masterKeysKnown: s.MASTER_KEYS_KNOWN,
    redisUrl: s.REDIS_URL ?? null,
    storage: s.STORAGE_URL ?? null,
    role: s.ROLE,
    trustProxy: s.TRUST_PROXY,
    operatorToken: s.OPERATOR_TOKEN ?? null,
    demo: s.DEMO ?? (s.DATABASE_URL === undefined && isLocal),
    isLocal,
    webhookAllowPrivateTargets: s.WEBHOOK_ALLOW_PRIVATE_TARGETS,
    sandboxStepSeconds: s.SANDBOX_STEP_SECONDS,
    personalDataDays: s.PERSONAL_DATA_DAYS,
    metricsPort: s.METRICS_PORT ?? null,
    smtpUrl: s.SMTP_URL ?? null,
    geocoderUrl: s.GEOCODER_URL ?? null,
    routerUrl: s.ROUTER_URL ?? null,
    transitUrl: s.TRANSIT_URL ?? null,
    mapStyleUrl: s.MAP_STYLE_URL ?? null,
    securityContact: s.SECURITY_CONTACT ?? null,
    logLevel: s.LOG_LEVEL,
    tracing: tracingConfigOf(s),
  };
}
