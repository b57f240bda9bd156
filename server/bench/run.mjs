// Runs the benches named on the command line, or all of them: `npm run bench`, `npm run bench -- me`. With `--keep` their
// ratios become those that later runs are compared with; other arguments with two dashes go to the bench.
import { join } from 'node:path';
import { withBundle } from '../scripts/with-bundle.mjs';
import { compareRatios } from './compare-ratios.mjs';

const BENCHES = [
  'me',
  'webhooks',
  'orders',
  'order-lists',
  'console-search',
  'imports',
  'invoice-runs',
  'open-items',
  'pdf',
  'streams',
  'fleet',
  'tracing',
  'secrets',
  'plan',
  'memory',
];

/** They run only when they are named, because they take many minutes. */
const LONG = { load: 'bench/load/load.ts', others: 'bench/others/others.ts' };

const isOption = (argument) => argument.startsWith('--');
const options = process.argv.slice(2).filter(isOption);
const named = process.argv.slice(2).filter((argument) => !isOption(argument));
const existing = [...BENCHES, ...Object.keys(LONG)];
const unknown = named.filter((name) => !existing.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no bench ${unknown.join(', ')}. There are: ${existing.join(', ')}.\n`);
  process.exit(1);
}
const chosen = named.length > 0 ? named : BENCHES;

const SERVERS = [
  'serve-service',
  'serve-bare',
  'webhooks-receiver',
  'serve-select',
  'serve-bodies',
  'serve-collector',
];
const entryPoints = Object.fromEntries(
  [...SERVERS, ...chosen].map((name) => [name, LONG[name] ?? `bench/${name}.ts`]),
);
const isAsGood = await withBundle('bench', entryPoints, async ({ outdir, load }) => {
  process.env.BENCH_RATIOS = join(outdir, 'ratios.jsonl');
  for (const name of chosen) {
    const { bench } = await load(name);
    await bench(options.filter((option) => option !== '--keep'));
  }
  return compareRatios(process.env.BENCH_RATIOS, { keep: options.includes('--keep') });
});
if (!isAsGood) process.exitCode = 1;
