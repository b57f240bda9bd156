// Runs the longest files of a project first: one that begins last would leave the other worker without work.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files of each project, the longest first. A new clone has no durations of an earlier run: Vitest then begins with
 * large files, so a short file that runs long would be the last.
 */
const LONGEST = [
  'appearance-portal',
  'appearance-public',
  'appearance-office',
  'appearance-console',
  'e2e/start',
  'driver-protocol',
  'appearance-driver',
  'driver-limits',
  'console-orders',
  'console-today',
  'appearance-maps',
  'portal-orders',
  'driver.test',
  'driver-sign-in',
  'portal-webhooks',
  'console-requests',
  'console-office',
  'portal-imports',
  'quote.test',
  'console-day',
  'console-accounts',
  'tracking-live',
  'faults/start.slow',
  'random-e-invoices.slow',
  'sdks/cases/test/java',
  'sdks/cases/test/go',
  'sdks/cases/test/csharp',
  'sdks/cases/test/php',
  'sdks/cases/test/python',
  'install-sources.slow',
  'sandbox/restart.slow',
  'hostile-fields.slow',
  'demo/fleet.slow',
  'trigger.slow',
  'embedded-postgres.slow',
  'listen.slow',
  'docs/samples',
  'sandbox-killed.slow',
  'imports-killed.slow',
  'sdks/typescript/test/package.slow',
  'statements.slow',
  'restore.slow',
  'webhooks-receivers.slow',
  'commands.slow',
  'optimum.slow',
  'webhooks-database.slow',
  'demo/history.slow',
  'sdk-python.slow',
  'demo/access.slow',
  'documents/pdf.slow',
  'docs-page.slow',
  'openapi-lint.slow',
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
