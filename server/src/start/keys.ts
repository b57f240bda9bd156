// Rotates the keys of the configured database, or says how far that is: `npm run keys:rotate`, `npm run keys:status`.
import { resolve } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { type ConnectionTarget, connect } from '../platform/db.ts';
import { masterKeysOf } from '../platform/keys/master-keys.ts';
import { type RotationContext, rotateKeys } from '../platform/keys/rotate.ts';
import { readKeyStatus } from '../platform/keys/status.ts';
import { ENCRYPTED_COLUMNS } from './encrypted-columns.ts';
import { formatKeyStatus } from './format-key-status.ts';
import { readMasterKeys, removePreviousMasterKeyFile, replaceMasterKeyFile } from './master-key-files.ts';
import { runCommand, withDatabase } from './with-database.ts';

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

async function main(command: string | undefined): Promise<number> {
  if (command !== 'rotate' && command !== 'status') throw new Error('Say "rotate" or "status".');
  const config = readConfig(process.env);
  const dataDir = resolve(config.dataDir);
  return withDatabase(config, async (database, isEmbedded) => {
    const generates = isEmbedded && command === 'rotate' && config.masterKey === null;
    if (generates) replaceMasterKeyFile(dataDir);
    const code = await runAt(database, config, dataDir, command === 'rotate' ? rotate : showStatus);
    if (generates && code === 0) removePreviousMasterKeyFile(dataDir);
    return code;
  });
}

await runCommand(() => main(process.argv[2]));
