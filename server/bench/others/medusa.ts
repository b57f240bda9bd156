import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '../../src/platform/project-root.ts';
import { freePorts, startProgram, stopProgram, waitUntil } from '../../torture/failover/child-process.ts';
import { install } from './install.ts';
import { fetchJson, type Product } from './product.ts';

const VERSION = '2.21.2';
const WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 10_000;
const ADDRESS = {
  first_name: 'Erika',
  last_name: 'Muster',
  address_1: 'Messweg 1',
  city: 'Stuttgart',
  postal_code: '70173',
  country_code: 'de',
};

const environment = (databaseUrl: string) => ({
  NODE_ENV: 'production',
  MEDUSA_DISABLE_TELEMETRY: '1',
  LOG_LEVEL: 'error',
  DATABASE_URL: databaseUrl,
});

/** Without Redis, so with its modules in memory. */
export const medusa: Product = {
  name: `Medusa ${VERSION}`,
  calls: {
    create: '5: cart with product and address, shipping, payment collection, payment session, complete',
    read: '1 by id',
  },
  async prepare(folder, databaseUrl) {
    const packages = ['medusa', 'framework', 'cli'].map((name) => `@medusajs/${name}@${VERSION}`);
    install(folder, packages, '2026-11-01');
    const scripts = join(folder, 'src', 'scripts');
    mkdirSync(scripts, { recursive: true });
    copyFileSync(projectPath('bench', 'others', 'medusa-config.cjs'), join(folder, 'medusa-config.js'));
    copyFileSync(projectPath('bench', 'others', 'medusa-seed.cjs'), join(scripts, 'seed.js'));
    const run = (...args: string[]) =>
      execFileSync(join(folder, 'node_modules', '.bin', 'medusa'), args, {
        cwd: folder,
        env: { ...process.env, ...environment(databaseUrl) },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    run('db:migrate', '--skip-scripts');
    run('exec', './src/scripts/seed.js');
  },
  async start(folder, databaseUrl) {
    const [port] = await freePorts(1);
    const service = startProgram({
      name: 'medusa',
      command: process.execPath,
      args: [
        join(folder, 'node_modules', '@medusajs', 'cli', 'cli.js'),
        'start',
        '--host=127.0.0.1',
        `--port=${port}`,
      ],
      cwd: folder,
      logFile: join(folder, 'service.log'),
      env: environment(databaseUrl),
    });
    const origin = `http://127.0.0.1:${port}`;
    await waitUntil('Medusa answers', WITHIN_MS, async () => (await fetch(`${origin}/health`)).ok);
    const seeded = JSON.parse(readFileSync(join(folder, 'seeded.json'), 'utf8'));
    const headers = { 'x-publishable-api-key': seeded.key };
    const post = async (path: string, body: object) =>
      (await fetchJson(`${origin}/store${path}`, { headers, body })).json;
    return {
      pid: service.pid,
      async create() {
        const { cart } = await post('/carts', {
          region_id: seeded.regionId,
          email: 'erika@example.com',
          items: [{ variant_id: seeded.variantId, quantity: 1 }],
          shipping_address: ADDRESS,
        });
        await post(`/carts/${cart.id}/shipping-methods`, { option_id: seeded.shippingOptionId });
        const { payment_collection: collection } = await post('/payment-collections', { cart_id: cart.id });
        await post(`/payment-collections/${collection.id}/payment-sessions`, {
          provider_id: 'pp_system_default',
        });
        const completed = await post(`/carts/${cart.id}/complete`, {});
        if (completed.type !== 'order') throw new Error(JSON.stringify(completed).slice(0, 500));
        return completed.order.id;
      },
      read: async (id) => void (await fetchJson(`${origin}/store/orders/${id}`, { method: 'GET', headers })),
      stop: () => stopProgram(service, STOP_WITHIN_MS),
    };
  },
};
