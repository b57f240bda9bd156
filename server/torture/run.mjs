// Builds the service and the torture, and runs it: `npm run torture -- --rounds 200 --seed 7`. See README.md.
import { join } from 'node:path';
import { buildServiceInto, withBundle } from '../scripts/with-bundle.mjs';

process.exitCode = await withBundle(
  'torture',
  { torture: 'torture/torture.ts' },
  async ({ outdir, load }) => {
    const service = join(outdir, 'service');
    buildServiceInto(service);
    const { torture } = await load('torture');
    return torture(process.argv.slice(2), service);
  },
);
