// A program that compiles only if the types of the package are found and complete.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SDK_ROOT } from './packed-project.ts';

const require = createRequire(import.meta.url);

/** The manifest of each compiler, by its major version. */
const COMPILERS = {
  5: require.resolve('typescript/package.json'),
  6: require.resolve('typescript-6/package.json'),
  7: join(SDK_ROOT, '../../node_modules/typescript/package.json'),
};

export interface Compilation {
  compiler: keyof typeof COMPILERS;
  /** Whether the program is written for ES modules or CommonJS. */
  type: 'module' | 'commonjs';
  options: { module: string; moduleResolution: string; skipLibCheck?: boolean };
}

/** Compiles the program in a new folder of the project. */
export async function compileTypedUse(
  project: string,
  { compiler, type, options }: Compilation,
): Promise<void> {
  const manifest = COMPILERS[compiler];
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  if (!version.startsWith(`${compiler}.`)) throw new Error(`TypeScript ${compiler} is ${version} here.`);
  const folder = join(project, `types-${compiler}-${options.moduleResolution}-${type}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type }));
  writeFileSync(join(folder, 'use.ts'), TYPED_USE);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...STRICT, ...options } }),
  );
  const program = manifest.replace('package.json', 'bin/tsc');
  await promisify(execFile)(process.execPath, [program, '-p', folder], { cwd: project }).catch((error) => {
    throw new Error(error.stdout || error.message);
  });
}

const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  // The declarations of the package are checked, those of the compiler are not: they take most of the time.
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
  noEmit: true,
};

/** Wrong uses are tested too: if the compiler accepts one, it reports the unused comment. */
const TYPED_USE = `
import { handover, isApiError, verifyWebhook, type Order, type WebhookEvent } from '@handover/sdk';
import { sampleEvent } from '@handover/sdk/testing';
const client = handover({ url: 'https://handover.example', apiKey: undefined });
const address = { street: 'Königstraße 1', postalCode: '70173', city: 'Stuttgart' };
export async function use(request: Request): Promise<Order> {
  const event: WebhookEvent = await verifyWebhook(await request.text(), request.headers, ['a', 'b']);
  if (event.type === 'vehicle.delivered') event.data.hasDamage satisfies boolean;
  sampleEvent('vehicle.delivered', { hasDamage: true });
  // @ts-expect-error: no such event
  sampleEvent('vehicle.lost');
  // @ts-expect-error: the delivery is missing
  await client.orders.create({ pickup: address });
  for await (const { updatedAt } of client.orders.sync({ since: new Date() })) updatedAt satisfies string;
  const { nextCursor } = await client.orders.list({ limit: 10 });
  nextCursor satisfies string | null;
  const process = await client.call('olderGetStatus', { path: { reference: 'VT-1' } });
  process.status satisfies string;
  // @ts-expect-error: the path is missing
  await client.call('getOrder', {});
  try {
    return await client.orders.create({ pickup: address, delivery: address });
  } catch (error) {
    if (isApiError(error, 'INVALID_REQUEST')) error.details.fields[0]?.field satisfies string | undefined;
    if (isApiError(error, 'EXTERNAL_ORDER_ID_EXISTS')) return client.orders.get(error.details.id);
    throw error;
  }
}
`;
