// Rotates the keys of the configured database, or says how far that is: `npm run keys:rotate`, `npm run keys:status`.
import { resolve } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { type ConnectionTarget, connect } from '../platform/db.ts';
import { DataDirInUse, startEmbeddedPostgres } from '../platform/embedded-postgres/start.ts';
import { masterKeysOf } from '../platform/keys/master-keys.ts';
import { type RotationContext, rotateKeys } from '../platform/keys/rotate.ts';
import { readKeyStatus } from '../platform/keys/status.ts';
import { ENCRYPTED_COLUMNS } from './encrypted-columns.ts';
import { formatKeyStatus } from './format-key-status.ts';
import { readMasterKeys, removePreviousMasterKeyFile, replaceMasterKeyFile } from './master-key-files.ts';

const write = (line: string) => process.stdout.write(`${line}\n`);

/** The exit code: 0 if everything is under the current keys. */
async function showStatus(context: RotationContext): Promise<number> {
  const status = await readKeyStatus(context, ENCRYPTED_COLUMNS);
  for (const line of formatKeyStatus(status)) write(line);
  return status.isDone ? 0 : 1;
}

async function rotate(context: RotationContext): Promise<number> {
  const { rewrapped, created, left } = await rotateKeys(context, {
    columns: ENCRYPTED_COLUMNS,
    onWait: (milliseconds) =>
      write(`Waiting ${Math.ceil(milliseconds / 1000)} s, until every process has loaded the new keys.`),
    onProgress: ({ column, done }) => write(`${column.label}: ${done} encrypted again.`),
  });
  write(
    `${rewrapped} data keys are now under ${context.masterKeys.current.id}; ${created} new ones were made.`,
  );
  for (const { column, left: count } of left.filter((one) => one.left > 0)) {
    write(`${column.label}: ${count} could not be encrypted again.`);
  }
  return showStatus(context);
}

async function runAt(
  database: ConnectionTarget,
  config: Config,
  dataDir: string,
  run: (context: RotationContext) => Promise<number>,
): Promise<number> {
  const sql = connect(database, { maxConnections: 2 });
  const { masterKey, masterKeysKnown } = readMasterKeys(config, dataDir);
  try {
    return await run({ sql, clock: systemClock, masterKeys: masterKeysOf(masterKey, masterKeysKnown) });
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function runEmbedded(config: Config, dataDir: string, isRotation: boolean): Promise<number> {
  const server = await startEmbeddedPostgres({ dataDir, database: 'handover', log: () => {} });
  try {
    const generates = isRotation && config.masterKey === null;
    if (generates) replaceMasterKeyFile(dataDir);
    const code = await runAt(server.connection, config, dataDir, isRotation ? rotate : showStatus);
    if (generates && code === 0) removePreviousMasterKeyFile(dataDir);
    return code;
  } finally {
    await server.stop();
  }
}

async function main(command: string | undefined): Promise<number> {
  if (command !== 'rotate' && command !== 'status') throw new Error('Say "rotate" or "status".');
  const config = readConfig(process.env);
  const dataDir = resolve(config.dataDir);
  if (config.databaseUrl === null) return runEmbedded(config, dataDir, command === 'rotate');
  return runAt(config.databaseUrl, config, dataDir, command === 'rotate' ? rotate : showStatus);
}

try {
  process.exitCode = await main(process.argv[2]);
} catch (error) {
  const { message } = error as Error;
  const isBusy = error instanceof DataDirInUse;
  process.stderr.write(isBusy ? `Stop the service first: ${message}.\n` : `${message}\n`);
  process.exitCode = 2;
}
