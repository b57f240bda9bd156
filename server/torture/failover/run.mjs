// Builds the service and the torture, and runs it: `npm run torture:failover -- --rounds 20 --seed 7`. See README.md.
import { join } from 'node:path';
import { buildServiceInto, withBundle } from '../../scripts/with-bundle.mjs';

const entryPoints = { torture: 'torture/failover/torture.ts' };
process.exitCode = await withBundle('failover', entryPoints, async ({ outdir, load }) => {
  const service = join(outdir, 'service');
  buildServiceInto(service);
  const { torture } = await load('torture');
  return torture(process.argv.slice(2), join(service, 'main.js'));
});
