// Runs a command of the operator at the configured database: an external one, or the embedded one, started for it.
import { resolve } from 'node:path';
import type { Config } from '../config.ts';
import type { ConnectionTarget } from '../platform/db.ts';
import { DataDirInUse, startEmbeddedPostgres } from '../platform/embedded-postgres/start.ts';

export async function withDatabase<T>(
  config: Config,
  run: (database: ConnectionTarget, isEmbedded: boolean) => Promise<T>,
): Promise<T> {
  if (config.databaseUrl !== null) return run(config.databaseUrl, false);
  const dataDir = resolve(config.dataDir);
  const server = await startEmbeddedPostgres({ dataDir, database: 'handover', log: () => {} });
  return run(server.connection, true).finally(() => server.stop());
}

/** Ends the process with the code that the command returns, or with 2 and a sentence. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    const { message } = error as Error;
    const isBusy = error instanceof DataDirInUse;
    process.stderr.write(isBusy ? `Stop the service first: ${message}.\n` : `${message}\n`);
    process.exitCode = 2;
  }
}
