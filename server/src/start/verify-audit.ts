// Verifies the seals of the audit log in the configured database: `npm run audit:verify -- --expect <seal>`.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import { formatSeal, parseSeal, type SealReference } from '../operator/seal-text.ts';
import { type Verification, verifySeals } from '../operator/verify-seals.ts';
import { systemClock } from '../platform/clock.ts';
import { type ConnectionTarget, connect } from '../platform/db.ts';
import { DataDirInUse } from '../platform/embedded-postgres/start.ts';
import { loadSecrets } from '../platform/keys/load-secrets.ts';
import { masterKeysOf } from '../platform/keys/master-keys.ts';
import { readOrCreateSecret } from '../platform/stored-secret.ts';
import { readMasterKeys } from './master-key-files.ts';
import { readServiceAddress } from './service-address.ts';
import { withDatabase } from './with-database.ts';

const SENTENCES = {
  ENTRIES_MISSING: 'entries under this seal are gone',
  ENTRIES_CHANGED: 'an entry under this seal says something else than when it was sealed',
  VALUES_MISSING: 'values before and after a change are gone, although no erasure was requested or due',
  VALUES_CHANGED: 'the values before and after a change are not those of the sealed entry',
  CHAIN_BROKEN: 'this seal, or the one before it, was changed',
  KEY_MISSING: 'the key of this seal is gone from the database, so nothing under it can be verified',
  SEAL_MISSING: 'a seal before this one is gone',
  EXPECTED_MISSING:
    'the expected seal is not in the database: it was removed with everything after it, or replaced',
} as const;

function readExpected(): SealReference | null {
  const { values } = parseArgs({ options: { expect: { type: 'string' } } });
  if (values.expect === undefined) return null;
  const expected = parseSeal(values.expect);
  if (expected) return expected;
  throw new Error(
    '--expect needs a seal as this command prints it: a number, a hyphen and 64 characters 0-9 and a-f.',
  );
}

async function verifyAt(database: ConnectionTarget, config: Config, expected: SealReference | null) {
  const sql = connect(database, { maxConnections: 1, accepts: 'any' });
  try {
    const { masterKey, masterKeysKnown } = readMasterKeys(config, resolve(config.dataDir));
    const masterKeys = masterKeysOf(masterKey, masterKeysKnown);
    const secrets = await loadSecrets({ sql, clock: systemClock, masterKeys });
    return await verifySeals({ sql, clock: systemClock, secrets }, expected);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** The running service holds the embedded database, so its API verifies. */
async function askService(config: Config, expected: SealReference | null): Promise<Verification> {
  const dataDir = resolve(config.dataDir);
  const token = config.operatorToken ?? readOrCreateSecret(dataDir, 'operator-token');
  const service = readServiceAddress(dataDir) ?? `http://127.0.0.1:${config.port}`;
  const query = expected ? `?expect=${formatSeal(expected)}` : '';
  const address = `${service}/api/v1/ops/audit/verification${query}`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } }).catch((error) => {
    throw new Error(`${address} cannot be reached: ${error.cause?.message ?? error.message}`);
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Verification;
}

async function verify(): Promise<Verification> {
  const expected = readExpected();
  const config = readConfig(process.env);
  try {
    return await withDatabase(config, (database) => verifyAt(database, config, expected));
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
  }
  return askService(config, expected);
}

try {
  const { seals, entries, unsealed, lastSeal, faults } = await verify();
  process.stdout.write(
    `${entries} entries under ${seals} seals, the last one ${lastSeal ?? 'still to be made'}.\n`,
  );
  if (unsealed > 0) process.stdout.write(`${unsealed} older entries have no seal yet.\n`);
  for (const { seal, fault } of faults) process.stdout.write(`Seal ${seal}: ${SENTENCES[fault]}.\n`);
  process.stdout.write(faults.length === 0 ? 'Nothing was changed.\n' : 'The audit was tampered with.\n');
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
