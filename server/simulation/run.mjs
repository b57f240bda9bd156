// `npm run simulate`, `npm run simulate -- --seed 7 --steps 5000 --processes 2`: builds the simulation and runs it.
import { parseArgs } from 'node:util';
import { withBundle } from '../scripts/with-bundle.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '10000' },
    processes: { type: 'string', default: '1' },
  },
});
const options = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
if (!Object.values(options).every((value) => Number.isSafeInteger(value) && value >= 1)) {
  process.stderr.write('--seed, --steps and --processes are whole numbers from 1.\n');
  process.exit(1);
}

process.exitCode = await withBundle(
  'simulation',
  { simulate: 'simulation/simulate.ts' },
  async ({ load }) => {
    const { simulate } = await load('simulate');
    return (await simulate(options)) ? 0 : 1;
  },
);
