// The closing table of a run.
import type { Problem, RunResult } from './run-calls.ts';

const MAX_SHOWN = 3;

export function groupProblems(problems: readonly Problem[]): { title: string; problems: Problem[] }[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const title = `${problem.operation} ${problem.what}`;
    groups.set(title, [...(groups.get(title) ?? []), problem]);
  }
  return [...groups]
    .map(([title, found]) => ({ title, problems: found }))
    .sort((a, b) => (a.title < b.title ? -1 : 1));
}

export function formatResult(result: RunResult): string {
  const { seed, calls, statuses, created, operations, accepted, problems } = result;
  const apis = Object.entries(statuses).map(([api, byStatus]) => {
    const counts = Object.entries(byStatus).map(([status, count]) => `${status}: ${count}`);
    const sum = Object.values(byStatus).reduce((total, count) => total + count, 0);
    return `${api.padEnd(12)}${String(sum).padStart(8)}  ${counts.join(', ')}`;
  });
  const groups = groupProblems(problems).flatMap(({ title, problems: found }) => [
    '',
    `${title} (${found.length} times)`,
    ...found
      .slice(0, MAX_SHOWN)
      .map(({ call, answer }) => `  seed ${seed}, ${JSON.stringify(call)}\n    -> ${answer}`),
  ]);
  return [
    `Seed ${seed}: ${calls} calls of ${operations} operations, of which ${accepted} were accepted at least once.`,
    `${created} answers were 201 and were read again.`,
    '',
    ...apis,
    ...groups,
    '',
    problems.length === 0 ? 'No problems.' : `${problems.length} problems.`,
  ].join('\n');
}
