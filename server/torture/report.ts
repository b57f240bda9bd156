// Prints the result of a fault as a table.
import type { Comparison } from './compare/compare.ts';
import type { Installation } from './installation.ts';
import type { Records } from './records.ts';

const MAX_SHOWN = 10;
const MAX_LENGTH = 200;

export interface FaultResult {
  name: string;
  /** What happened, such as the number of kills of each kind. */
  facts: string[];
  comparisons: Comparison[];
  seconds: number;
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function violationsOf({ comparisons }: FaultResult): number {
  return comparisons.reduce((sum, { violations }) => sum + violations.length, 0);
}

export function printResult(result: FaultResult): void {
  print(`\n${result.name} (${Math.round(result.seconds)} s)`);
  for (const fact of result.facts) print(`  ${fact}`);
  for (const { what, count, violations } of result.comparisons) {
    const verdict = violations.length === 0 ? 'ok' : `${violations.length} VIOLATIONS`;
    print(`  ${what.padEnd(36)}${count.toLocaleString('en').padStart(9)}   ${verdict}`);
    for (const violation of violations.slice(0, MAX_SHOWN)) print(`    ${violation}`);
  }
}

/** Errors that the processes logged, most frequent first. */
export function describeErrors({ all }: Pick<Installation, 'all'>): string[] {
  const counts = new Map<string, number>();
  for (const { errors } of all) {
    for (const [what, times] of errors) counts.set(what, (counts.get(what) ?? 0) + times);
  }
  return [...counts]
    .sort((one, other) => other[1] - one[1])
    .slice(0, MAX_SHOWN)
    .map(([what, times]) => `logged ${times} times: ${what.slice(0, MAX_LENGTH)}`);
}

export function describeCalls({ calls }: Records): string {
  const failures = [...calls.failures]
    .sort((one, other) => other[1] - one[1])
    .map(([what, count]) => `${what} ${count}`);
  return `${calls.answered} calls answered, ${calls.repeated} of them repeated; failed attempts: ${failures.join(', ') || 'none'}; slowest ${calls.slowestMs} ms`;
}
