// `npm run fuzz`, `npm run fuzz -- --seed 7 --calls 1000`: builds the fuzzer and runs it.
import { parseArgs } from 'node:util';
import { withBundle } from '../scripts/with-bundle.mjs';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, calls: { type: 'string', default: '100000' } },
});
const [seed, calls] = [Number(values.seed), Number(values.calls)];
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(calls) || calls < 1) {
  process.stderr.write('--seed and --calls are whole numbers.\n');
  process.exit(1);
}

const entryPoints = { fuzz: 'fuzz/fuzz.ts', client: 'fuzz/client.ts' };
process.exitCode = await withBundle('fuzz', entryPoints, async ({ load }) => {
  const { fuzz } = await load('fuzz');
  return (await fuzz({ seed, calls })) ? 0 : 1;
});
