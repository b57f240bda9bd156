// Runs the longest files of a project first: one that begins last would leave the other worker without work.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** About half a minute and more, the longest first. A new clone has no durations of an earlier run. */
const LONGEST = [
  'faults/start.slow',
  'driver-limits',
  'appearance-portal',
  'appearance-console',
  'driver-protocol',
  'appearance-public',
  'console-orders',
  'appearance-driver',
  'appearance-office',
  'driver.test',
  'hostile-fields.slow',
  'portal-orders',
  'demo/access.slow',
  'console-today',
  'driver-sign-in',
  'demo/fleet.slow',
  'e2e/start',
  'console-day',
  'embedded-postgres.slow',
  'sandbox-killed.slow',
  'sandbox/restart.slow',
  'appearance-maps',
  'tracking-live',
  'imports-killed.slow',
  'trigger.slow',
];

function rank({ moduleId }: TestSpecification): number {
  const index = LONGEST.findIndex((name) => moduleId.includes(name));
  return index === -1 ? LONGEST.length : index;
}

/** Keeps the files of a project together, because a worker that changes the project loads everything again. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort(
      (one, other) => one.project.name.localeCompare(other.project.name) || rank(one) - rank(other),
    );
  }
}
