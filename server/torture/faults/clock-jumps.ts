// The clock of all processes of the service jumps by an hour, forwards and back, by libfaketime.
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { underLoad } from './under-load.ts';

const HOUR_SECONDS = 3600;
const BETWEEN_MS = 12_000;
/** Rows that were due in the hour ahead are due again at the end. */
const JUMPS = [HOUR_SECONDS, 0, -HOUR_SECONDS, 0, HOUR_SECONDS];

/** Debian's package faketime installs it in the folder of the architecture. */
function findLibrary(): string | null {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const paths = folders.map((folder) => join('/usr/lib', folder, 'faketime', 'libfaketime.so.1'));
  return paths.find((path) => existsSync(path)) ?? null;
}

let offsetFile = '';
const jumpTo = (seconds: number) => writeFileSync(offsetFile, `${seconds < 0 ? '' : '+'}${seconds}`);

const jumpUnderLoad = underLoad({
  open: {
    async newSettings() {
      offsetFile = join(mkdtempSync(join(tmpdir(), 'handover-clock-')), 'offset');
      jumpTo(0);
      return {
        LD_PRELOAD: findLibrary()!,
        FAKETIME_TIMESTAMP_FILE: offsetFile,
        FAKETIME_NO_CACHE: '1',
        // Timers use this clock, which does not jump on a real machine either.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        DONT_FAKE_MONOTONIC: '1',
      };
    },
  },
  async breakIt({ records }) {
    records.mayOvertake = true;
    for (const seconds of JUMPS) {
      jumpTo(seconds);
      await sleep(BETWEEN_MS);
    }
    return [`the clock jumped to ${JUMPS.map((seconds) => `${seconds / HOUR_SECONDS} h`).join(', ')}`];
  },
});

export const clockJumps: Fault = async (context) => {
  if (findLibrary() !== null) return jumpUnderLoad(context);
  return { facts: ['libfaketime is missing (Debian: faketime): nothing was done'], comparisons: [] };
};
