// A whole installation: PostgreSQL, Redis, two API processes, two workers, a receiver and customers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Caller, callerOf, PUBLIC_URL } from './caller.ts';
import { type Customer, connectCustomer, MASTER_KEY, makeCustomers, OPERATOR_TOKEN } from './customers.ts';
import { type Database, makeDatabase } from './database.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import { newRecords, type Records } from './records.ts';
import { makeRedis, type RedisServer } from './redis.ts';
import { type SupervisedProcess, superviseProcess } from './supervised-process.ts';

export interface Installation {
  database: Database;
  redis: RedisServer | null;
  apis: SupervisedProcess[];
  workers: SupervisedProcess[];
  /** Every process that was made, also those that were replaced. */
  all: SupervisedProcess[];
  receiver: Receiver;
  customers: Customer[];
  caller: Caller;
  records: Records;
  /** The folder of the built service, for its other commands. */
  service: string;
  /** A further process of this installation, which is not started yet. */
  newProcess(name: string, role: 'api' | 'worker'): Promise<SupervisedProcess>;
  close(): Promise<void>;
}

export interface InstallationOptions {
  /** Further settings of all processes. */
  newSettings?: () => Promise<Record<string, string>>;
  /** Where PostgreSQL has its data; a temporary directory by default. */
  newDataDir?: () => Promise<string>;
  /** Replaces how the processes reach PostgreSQL, as through a proxy. */
  databaseSettings?: (database: Database) => Promise<Record<string, string>>;
  customers?: number;
}

const CUSTOMERS = 4;

/** What is still open, for a run that is interrupted. */
const opened = new Set<() => Promise<void>>();

export async function closeInstallations(): Promise<void> {
  await Promise.all([...opened].map((close) => close()));
}

export async function openInstallation(
  service: string,
  options: InstallationOptions = {},
): Promise<Installation> {
  const cwd = mkdtempSync(join(tmpdir(), 'handover-torture-cwd-'));
  const database = await makeDatabase(await options.newDataDir?.());
  const redis = await makeRedis();
  const receiver = await startReceiver();
  const records = newRecords();
  const reach = (await options.databaseSettings?.(database)) ?? database.settings;
  const further = (await options.newSettings?.()) ?? {};
  const main = join(service, 'main.js');
  const command: [string, ...string[]] = [process.execPath, main];
  const all: SupervisedProcess[] = [];
  const newProcess = async (name: string, role: 'api' | 'worker') => {
    const settings = {
      ...reach,
      ROLE: role,
      PUBLIC_URL,
      MASTER_KEY: MASTER_KEY.toString('hex'),
      OPERATOR_TOKEN,
      WEBHOOK_ALLOW_PRIVATE_TARGETS: 'on',
      LOG_LEVEL: 'warn',
      DATA_DIR: join(cwd, 'data'),
      ...(redis && { REDIS_URL: redis.url }),
      ...further,
    };
    const made = await superviseProcess({ name, settings, cwd, command });
    all.push(made);
    return made;
  };
  const apis = [await newProcess('api 1', 'api'), await newProcess('api 2', 'api')];
  const workers = [await newProcess('worker 1', 'worker'), await newProcess('worker 2', 'worker')];
  const caller = callerOf(() => apis.map(({ url }) => url), records);
  const close = async () => {
    opened.delete(close);
    await Promise.all(all.map((process) => process.kill()));
    receiver.close();
    await redis?.kill();
    await database.remove();
    rmSync(cwd, { recursive: true, force: true });
  };
  opened.add(close);
  try {
    const customers = await makeCustomers(database.connection, options.customers ?? CUSTOMERS);
    for (const process of all) process.start();
    await Promise.all(all.map((process) => process.ready()));
    for (const customer of customers) await connectCustomer(caller, customer, receiver.url);
    return {
      database,
      redis,
      apis,
      workers,
      all,
      receiver,
      customers,
      caller,
      records,
      service,
      newProcess,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
