// The load of a run: several customers at once, which can be paused when everything they began has ended.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from '../caller.ts';
import type { Customer } from '../customers.ts';
import type { Records } from '../records.ts';
import { importFile } from './import-lane.ts';
import { runInvoices } from './invoice-lane.ts';
import { driveOrder } from './order-lane.ts';

const PAUSE_MS = 50;
const BETWEEN_RUNS_MS = 1000;
const BETWEEN_IMPORTS_MS = 3000;

export interface Load {
  /** Resolves when every order, import and run that has begun is finished. */
  stop(): Promise<void>;
}

/** The last customer's orders are left to invoice runs. */
export function startLoad(caller: Caller, records: Records, customers: readonly Customer[]): Load {
  let stopped = false;
  const repeat = async (pauseMs: number, once: () => Promise<void>) => {
    while (!stopped) {
      await once().catch((error) => records.violations.push((error as Error).message));
      await sleep(pauseMs);
    }
  };
  const byRun = customers.at(-1)!;
  const lanes = [
    ...customers.map((customer) => {
      const invoicedBy = customer === byRun ? ('run' as const) : ('command' as const);
      return repeat(PAUSE_MS, () => driveOrder({ caller, records, customer, invoicedBy }));
    }),
    repeat(BETWEEN_RUNS_MS, () => runInvoices(caller, records, [byRun.accountId])),
    repeat(BETWEEN_IMPORTS_MS, () => importFile(caller, records, customers[records.imports.length % 2]!)),
  ];
  return {
    async stop() {
      stopped = true;
      await Promise.all(lanes);
      // What the last orders left.
      await runInvoices(caller, records, [byRun.accountId]);
    },
  };
}
