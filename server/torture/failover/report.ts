// Formats the table of the rounds and the total.
import type { Compared } from './compare.ts';
import type { Round } from './rounds.ts';

const COLUMNS = ['round', 'kind', 'first success', 'all served', '503', 'longest wait', 'answered'] as const;
const WIDTHS = COLUMNS.map((name) => Math.max(name.length, 8));
WIDTHS[1] = 'freeze server'.length;

const line = (cells: readonly string[]) => cells.map((cell, i) => cell.padStart(WIDTHS[i]!)).join('  ');
const seconds = (value: number) => `${value.toFixed(1)} s`;

export const HEADING = line(COLUMNS);

export function formatRound(number: number, round: Round): string {
  return line([
    String(number),
    round.kind,
    seconds(round.firstSeconds),
    seconds(round.allSeconds),
    String(round.unavailable),
    seconds(round.longestSeconds),
    String(round.answered),
  ]);
}

export function formatTotal(rounds: readonly Round[], compared: Compared, violations: string[]): string {
  const longest = (of: (round: Round) => number) => seconds(Math.max(0, ...rounds.map(of)));
  const kinds = [...new Set(rounds.map(({ kind }) => kind))].map((kind) => {
    const times = rounds.filter((round) => round.kind === kind).map(({ firstSeconds }) => firstSeconds);
    return `${kind}: ${times.length} rounds, first success after ${seconds(Math.min(...times))} to ${seconds(Math.max(...times))}`;
  });
  const counted = new Map<string, number>();
  for (const violation of violations) counted.set(violation, (counted.get(violation) ?? 0) + 1);
  return [
    '',
    ...kinds,
    `Longest wait for an answer ${longest(({ longestSeconds }) => longestSeconds)}, all customers served after at most ${longest(({ allSeconds }) => allSeconds)}, ${rounds.reduce((sum, { unavailable }) => sum + unavailable, 0)} answers of 503.`,
    `${compared.orders} orders and ${compared.events} events compared; ${compared.repeatedEvents} events arrived more than once.`,
    violations.length === 0
      ? 'Nothing was lost, nothing doubled.'
      : `${violations.length} violations:\n${[...counted].map(([text, count]) => `- ${text}${count > 1 ? ` (${count} times)` : ''}`).join('\n')}`,
  ].join('\n');
}
