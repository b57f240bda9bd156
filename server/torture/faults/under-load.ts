// Opens an installation, breaks something under load, and compares when the load has ended.
import { compareAll } from '../compare/compare.ts';
import { type Installation, type InstallationOptions, openInstallation } from '../installation.ts';
import { startLoad } from '../load/load.ts';
import { describeCalls, describeErrors } from '../report.ts';
import type { Fault } from './fault.ts';

interface BrokenUnderLoad {
  open?: InstallationOptions;
  /** Returns what happened, as sentences. */
  breakIt(installation: Installation): Promise<string[]>;
  /** After the installation is closed. */
  cleanUp?(): Promise<void>;
  /** Further checks after everything has been repaired; returns violations. */
  check?(installation: Installation): Promise<string[]>;
}

export function underLoad({ open, breakIt, check, cleanUp }: BrokenUnderLoad): Fault {
  return async ({ service }) => {
    const installation = await openInstallation(service, open);
    const { caller, records, customers } = installation;
    try {
      const load = startLoad(caller, records, customers);
      const facts = await breakIt(installation).catch((error) => {
        records.violations.push((error as Error).message);
        return [];
      });
      await load.stop();
      records.violations.push(...((await check?.(installation)) ?? []));
      const comparisons = await compareAll(installation);
      return { facts: [...facts, describeCalls(records), ...describeErrors(installation)], comparisons };
    } finally {
      await installation.close();
      await cleanUp?.();
    }
  };
}
