// Runs the longest files of a project first: one that begins last would leave the other worker without work.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files of each project, the longest first. A new clone has no durations of an earlier run: Vitest then begins with
 * large files, so a short file that runs long would be the last.
 */
const LONGEST = [
  'appearance-portal',
  'appearance-public',
  'appearance-console',
  'driver-protocol',
  'driver-limits',
  'appearance-office',
  'portal-orders',
  'appearance-driver',
  'appearance-maps',
  'console-orders',
  'driver.test',
  'console-today',
  'driver-sign-in',
  'e2e/start',
  'console-day',
  'tracking-live',
  'random-e-invoices.slow',
  'faults/start.slow',
  'hostile-fields.slow',
  'sandbox/restart.slow',
  'trigger.slow',
  'demo/fleet.slow',
  'embedded-postgres.slow',
  'demo/access.slow',
  'sdk-python.slow',
  'docs/samples.slow',
  'listen.slow',
  'demo/history.slow',
  'sandbox-killed.slow',
  'imports-killed.slow',
  'documents/pdf.slow',
  'docs-page.slow',
  'commands.slow',
  'openapi-lint.slow',
  'orders-of-a-city.slow',
  'verify-audit.slow',
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
