// Verifies the seals of the audit log in the configured database: `npm run audit:verify`.
import { resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { type Verification, verifySeals } from '../operator/seals.ts';
import { systemClock } from '../platform/clock.ts';
import { type ConnectionTarget, connect } from '../platform/db.ts';
import { DataDirInUse, startEmbeddedPostgres } from '../platform/embedded-postgres/start.ts';
import { readOrCreateSecret } from '../platform/stored-secret.ts';

const SENTENCES = {
  ENTRIES_MISSING: 'entries under this seal are gone',
  ENTRIES_CHANGED: 'an entry under this seal says something else than when it was sealed',
  VALUES_MISSING: 'values before and after a change are gone, although no erasure was requested or due',
  VALUES_CHANGED: 'the values before and after a change are not those of the sealed entry',
  CHAIN_BROKEN: 'this seal, or the one before it, was changed',
  SEAL_MISSING: 'a seal before this one is gone',
} as const;

async function verifyAt(database: ConnectionTarget): Promise<Verification> {
  const sql = connect(database, { maxConnections: 1, accepts: 'any' });
  try {
    return await verifySeals({ sql, clock: systemClock });
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function verify(): Promise<Verification> {
  const config = readConfig(process.env);
  if (config.databaseUrl !== null) return verifyAt(config.databaseUrl);
  const dataDir = resolve(config.dataDir);
  try {
    const server = await startEmbeddedPostgres({ dataDir, database: 'handover', log: () => {} });
    return await verifyAt(server.connection).finally(() => server.stop());
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
  }
  // The service is running and holds the database, so its API verifies.
  const token = config.operatorToken ?? readOrCreateSecret(dataDir, 'operator-token');
  const address = `http://127.0.0.1:${config.port}/api/v1/ops/audit/verification`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Verification;
}

try {
  const { seals, entries, unsealed, lastChain, faults } = await verify();
  process.stdout.write(
    `${entries} entries under ${seals} seals, the last one ${lastChain ?? 'still to be made'}.\n`,
  );
  if (unsealed > 0) process.stdout.write(`${unsealed} older entries have no seal yet.\n`);
  for (const { seal, fault } of faults) process.stdout.write(`Seal ${seal}: ${SENTENCES[fault]}.\n`);
  process.stdout.write(faults.length === 0 ? 'Nothing was changed.\n' : 'The audit was tampered with.\n');
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
