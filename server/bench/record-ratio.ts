// Benches record their ratios; at the end the command compares them with those of the last accepted run.
import { appendFileSync } from 'node:fs';

interface RecordedRatio {
  name: string;
  ratio: number;
  better: 'higher' | 'lower';
}

/** Each bench is a bundle of its own, so they share a file. */
export function recordRatio(name: string, ratio: number, better: RecordedRatio['better'] = 'higher'): void {
  const file = process.env.BENCH_RATIOS;
  const recorded: RecordedRatio = { name, ratio: Math.round(ratio * 1000) / 1000, better };
  if (file) appendFileSync(file, `${JSON.stringify(recorded)}\n`);
}
