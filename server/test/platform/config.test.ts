// Every wrong setting is named in its own sentence.
import { expect, test } from 'vitest';
import { readConfig, WrongSettings } from '../../src/config.ts';

const KEY = 'ab'.repeat(32);

function sentencesOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof WrongSettings) return error.sentences;
    throw error;
  }
}

test.each<[string, Record<string, string>]>([
  ['PORT', { PORT: 'abc' }],
  ['PORT', { PORT: '65536' }],
  ['ROLE', { ROLE: 'boss' }],
  ['MASTER_KEY', { MASTER_KEY: 'short' }],
  ['MASTER_KEY', { DATABASE_URL: 'postgres://127.0.0.1/x' }],
  ['MASTER_KEYS_KNOWN', { MASTER_KEYS_KNOWN: `${KEY},short` }],
  ['MASTER_KEYS_KNOWN', { MASTER_KEYS_KNOWN: Array(5).fill(KEY).join(',') }],
  ['DATABASE_URL', { DATABASE_URL: 'http://x', MASTER_KEY: KEY }],
  ['DATABASE_LISTEN_URL', { DATABASE_LISTEN_URL: 'postgres://127.0.0.1/x' }],
  ['DATABASE_REPLICA_URL', { DATABASE_REPLICA_URL: 'postgres://127.0.0.1/x' }],
  [
    'DATABASE_REPLICA_URL',
    { DATABASE_REPLICA_URL: 'replica', DATABASE_URL: 'postgres://127.0.0.1/x', MASTER_KEY: KEY },
  ],
  ['DATABASE_CONNECTIONS', { DATABASE_CONNECTIONS: '3' }],
  ['REDIS_URL', { REDIS_URL: 'localhost:6379' }],
  ['TRUST_PROXY', { TRUST_PROXY: '???' }],
  ['TRUST_PROXY', { TRUST_PROXY: '0.0.0.0/0' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1,::/0' }],
  ['OPERATOR_TOKEN', { OPERATOR_TOKEN: 'short' }],
  ['SANDBOX_STEP_SECONDS', { SANDBOX_STEP_SECONDS: '0' }],
  ['DEMO', { DEMO: 'maybe' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'handover.example' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['METRICS_PORT', { METRICS_PORT: '-1' }],
  ['PERSONAL_DATA_DAYS', { PERSONAL_DATA_DAYS: 'ten' }],
  ['SMTP_URL', { SMTP_URL: 'mail.example' }],
  ['GEOCODER_URL', { GEOCODER_URL: 'maps' }],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }],
  ['OTEL_EXPORTER_OTLP_HEADERS', { OTEL_EXPORTER_OTLP_HEADERS: 'authorization' }],
  ['OTEL_EXPORTER_OTLP_HEADERS', { OTEL_EXPORTER_OTLP_HEADERS: 'a=%0d%0ab' }],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }],
  ['OTEL_TRACES_SAMPLER', { OTEL_TRACES_SAMPLER: 'some' }],
  ['OTEL_TRACES_SAMPLER_ARG', { OTEL_TRACES_SAMPLER_ARG: '1.5' }],
  ['STORAGE_URL', { STORAGE_URL: 'https://s3.example/bucket' }],
  ['STORAGE_URL', { STORAGE_URL: 's3://s3.example/bucket' }],
  ['STORAGE_URL', { STORAGE_URL: 's3://key:secret@s3.example' }],
  ['STORAGE_URL', { STORAGE_URL: 's3://key:secret@s3.example/two/parts' }],
  ['STORAGE_URL', { STORAGE_URL: 's3://key:secret@s3.example/bucket?tls=no' }],
  ['STORAGE_URL', { STORAGE_URL: 's3://key:secret@s3.example/bucket?region=' }],
  ['STORAGE_URL', { STORAGE_URL: 's3://key:secret@s3.example/bucket?path=x' }],
  ['STORAGE_URL', { STORAGE_URL: 's3://key:%zz@s3.example/bucket' }],
])('%s is named in one sentence: %o', (name, environment) => {
  expect(sentencesOf(environment)).toEqual([expect.stringMatching(new RegExp(`^${name} .*\\.$`))]);
});

test('STORAGE_URL names store, bucket and credentials, and a wrong one does not show its secret', () => {
  expect(
    readConfig({ STORAGE_URL: 's3://key:a%2Fb@s3.example:9000/files?region=eu-1&tls=off&pathStyle=off' }),
  ).toMatchObject({
    storage: {
      endpoint: 'http://s3.example:9000',
      bucket: 'files',
      region: 'eu-1',
      accessKeyId: 'key',
      secretAccessKey: 'a/b',
      pathStyle: false,
    },
  });
  expect(readConfig({ STORAGE_URL: 's3://key:secret@s3.example/files' })).toMatchObject({
    storage: { endpoint: 'https://s3.example', region: 'us-east-1', pathStyle: true },
  });
  expect(readConfig({}).storage).toBeNull();
  for (const rest of ['s3.example', 's3.example/x', 's3.example/files?tls=1']) {
    expect(sentencesOf({ STORAGE_URL: `s3://key:hidden@${rest}` }).join()).not.toContain('hidden');
  }
});

test('trusting every proxy is refused with an alternative', () => {
  expect(sentencesOf({ TRUST_PROXY: 'on' })).toEqual([
    expect.stringMatching(/^TRUST_PROXY cannot be "on".*the number of hops, "1" behind one proxy\.$/),
  ]);
});

test('several wrong settings get one sentence each', () => {
  const environment = { PORT: 'abc', ROLE: 'boss', DEMO: 'maybe', DATABASE_URL: 'http://x' };
  const named = sentencesOf(environment).map((sentence) => sentence.split(' ')[0]);
  expect(named.sort()).toEqual(['DATABASE_URL', 'DEMO', 'MASTER_KEY', 'PORT', 'ROLE']);
});

test('traces are off without an endpoint, and have the meanings of OpenTelemetry with one', () => {
  expect(readConfig({ OTEL_SERVICE_NAME: 'x', OTEL_TRACES_SAMPLER: 'always_on' }).tracing).toBeNull();
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc, x-tenant = eu',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  };
  expect(readConfig(environment).tracing).toEqual({
    url: 'http://collector:4318/v1/traces',
    headers: { authorization: 'Bearer abc', 'x-tenant': 'eu' },
    serviceName: 'handover',
    sampler: 'parentbased_traceidratio',
    ratio: 0.25,
  });
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', ROLE: '' })).toMatchObject({ port: 8080, role: 'all' });
});

const EXTERNAL = { DATABASE_URL: 'postgres://127.0.0.1/x', MASTER_KEY: KEY };

test.each<Record<string, string>>([
  {},
  { HOST: '::1' },
  { HOST: 'localhost', PORT: '9000', PUBLIC_URL: 'http://127.0.0.1:9000' },
])('the demo is on with the embedded database on this machine: %o', (environment) => {
  expect(readConfig(environment)).toMatchObject({ demo: true, isLocal: true });
  expect(readConfig({ ...environment, DEMO: 'off' }).demo).toBe(false);
});

test.each<Record<string, string>>([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.20' },
  { HOST: '127.0.0.1.example' },
  { PUBLIC_URL: 'https://demo.example' },
  { TRUST_PROXY: '1' },
])('where others can reach the service, only DEMO=on starts a demo: %o', (environment) => {
  expect(readConfig(environment)).toMatchObject({ demo: false, isLocal: false });
  expect(readConfig({ ...environment, DEMO: 'on' })).toMatchObject({ demo: true, isLocal: false });
});

test('with a database of its own, only DEMO=on starts a demo', () => {
  expect(readConfig(EXTERNAL)).toMatchObject({ demo: false, isLocal: true });
  expect(readConfig({ ...EXTERNAL, DEMO: 'on' }).demo).toBe(true);
});

test('with a database of its own, the public address is https or localhost', () => {
  expect(sentencesOf({ ...EXTERNAL, PUBLIC_URL: 'http://handover.example' })).toEqual([
    expect.stringMatching(/^PUBLIC_URL must start with https:\/\/ .*\.$/),
  ]);
  for (const PUBLIC_URL of ['https://handover.example', 'http://localhost:8080', 'http://[::1]:8080']) {
    expect(sentencesOf({ ...EXTERNAL, PUBLIC_URL })).toEqual([]);
  }
  expect(sentencesOf({ PUBLIC_URL: 'http://trial.internal:8080' })).toEqual([]);
});
