// The page about the command line: every shown command is run, with the URLs of this run.
import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SAMPLE_ORDER, sampleEvent, signMessage } from '../../sdks/typescript/src/testing.ts';
import { sharedService } from '../../sdks/typescript/test/service.ts';
import { PRODUCT_VERSION } from '../../server/src/platform/product-version.ts';
import { fillIn } from '../../server/test/pages/docs/command-runner.ts';
import { EXIT } from '../src/exit-codes.ts';
import { freePort, listenersOf } from './handler.ts';
import { PROGRAM } from './program.ts';

const service = await sharedService();
const { closers, newListener } = listenersOf(service);
const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(root, 'docs/cli.md'), 'utf8');
const [first, install, withoutInstalling, receiving, made, inBuild, importing, verifying, ...others] = [
  ...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm),
].map(([, code]) => code!);

type Reader = Pick<Awaited<ReturnType<typeof newListener>>, 'home' | 'key'>;

interface Script {
  env?: Record<string, string>;
  input?: string;
  cwd?: string;
}

/** Runs a script in a shell with the installed program; ended by the test at the latest. */
function shell(
  { home, key }: Reader,
  code: string,
  { env = {}, input = '', cwd = home.folder }: Script = {},
) {
  const bin = join(home.folder, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'handover'), `#!/bin/sh\nexec "${process.execPath}" "${PROGRAM}" "$@"\n`, {
    mode: 0o755,
  });
  const child = spawn(
    'bash',
    ['--norc', '-euo', 'pipefail', '-c', fillIn(code, { base: service.url, version: PRODUCT_VERSION })],
    {
      cwd,
      env: {
        ...{ PATH: `${bin}:${process.env.PATH}`, HOME: home.folder, HANDOVER_URL: service.url },
        ...{ HANDOVER_API_KEY: key, XDG_CONFIG_HOME: join(home.folder, '.config'), ...env },
      },
      detached: true,
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part) => {
      said += part;
    });
  }
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const stop = async () => {
    // Not SIGINT, which background processes of a script ignore.
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGTERM');
    await ended;
  };
  closers.push(stop);
  return { said: () => said, ended, stop };
}

async function expectDone(reader: Reader, code: string, script?: Script): Promise<string> {
  const { ended, said } = shell(reader, code, script);
  expect([await ended, said()]).toEqual([0, expect.any(String)]);
  return said();
}

test('every shown command is run here', () => {
  expect(others).toEqual([]);
});

test('the quick start leads to a verified webhook', async () => {
  const reader = await newListener();
  const [login, init, listen, trigger] = first!.trim().split('\n') as [string, string, string, string];
  expect(
    await expectDone(reader, login, { input: `${reader.key}\n`, env: { HANDOVER_API_KEY: '' } }),
  ).toContain('sandbox');
  const next = /Next:\n([\s\S]*)/
    .exec(await expectDone(reader, init))![1]!
    .trim()
    .split('\n');
  const port = String(await freePort());
  const here = (code: string) => code.replace(':3000', `:${port}`);
  const offline = { npm_config_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' };
  const own = next.map((step) => step.trim()).filter((step) => !step.startsWith('handover '));
  const handler = shell(reader, own.join('\n'), { env: { PORT: port, ...offline } });
  await expect.poll(handler.said).toContain('Waiting for messages');
  const listening = shell(reader, here(listen));
  await expect.poll(listening.said).toContain('Connected.');
  await expectDone(reader, trigger);
  await expect.poll(handler.said).toContain('was delivered');
  await listening.stop();
  await handler.stop();
});

test('the program is installed globally from the service without a registry, or run without installing', async () => {
  const reader = await newListener();
  const everywhere = join(reader.home.folder, 'everywhere');
  const env = {
    ...{ npm_config_cache: join(reader.home.folder, 'npm'), npm_config_registry: 'http://127.0.0.1:9/' },
    ...{ npm_config_prefix: everywhere, npm_config_audit: 'false', npm_config_update_notifier: 'false' },
    PATH: `${everywhere}/bin:${process.env.PATH}`,
  };
  for (const code of [install!, withoutInstalling!]) {
    expect(await expectDone(reader, code, { env })).toContain('orders create');
  }
  const ordered = 'handover orders create --sample --json';
  expect(await expectDone(reader, ordered, { env })).toMatch(/"orderNumber": ?"SBX-/);
});

test('an own handler gets real events and sample messages', async () => {
  const reader = await newListener();
  const { home, client } = reader;
  copyFileSync(join(root, 'docs/samples/receive-webhooks.ts'), join(home.folder, 'receive-webhooks.mjs'));
  const PORT = String(await freePort());
  const listening = shell(reader, receiving!.replaceAll(':3000', `:${PORT}`), { env: { PORT } });
  await expect.poll(listening.said).toContain('Connected.');
  await client.orders.create(SAMPLE_ORDER);
  await expect.poll(listening.said).toMatch(/order\.accepted .*→ 204/);
  const said = await expectDone(reader, made!.replaceAll(':3000', `:${PORT}`));
  expect(said.match(/→ 204/g)).toHaveLength(made!.trim().split('\n').length);
  await listening.stop();
});

test('in a build it triggers an event, delivers it and ends', async () => {
  const reader = await newListener();
  const { url, names } = await reader.newHandler();
  await expectDone(reader, inBuild!.replace('http://localhost:3000/hooks', url));
  expect(names()).toContain('vehicle.delivered');
});

test('a table is imported', async () => {
  const reader = await newListener();
  const { home } = reader;
  const head =
    'externalOrderId;pickup.street;pickup.postalCode;pickup.city;delivery.street;delivery.postalCode;delivery.city;Kennzeichen';
  writeFileSync(
    join(home.folder, 'orders.csv'),
    `${head}\nPO-1;Königstraße 1;70173;Stuttgart;Marienplatz 8;80331;München;S-AB 1\n`,
  );
  expect(await expectDone(reader, importing!)).toContain('1 created');
});

test('a signature is verified', async () => {
  const reader = await newListener();
  const { home, secret } = reader;
  const { body, headers } = await signMessage({
    secret,
    event: sampleEvent('order.created'),
    at: new Date(0),
  });
  writeFileSync(join(home.folder, 'body.json'), body);
  const code = verifying!.replace(/t=\d+,v1=\w+…/, headers['x-service-signature']!);
  expect(await expectDone(reader, code, { env: { HANDOVER_WEBHOOK_SECRET: secret } })).toContain('genuine');
});

test('its tables name every command and every exit code', async () => {
  const reader = await newListener();
  const { home } = reader;
  const overview = (await home.run(['--help'])).stdout;
  const known = [...overview.matchAll(/^ {2}([a-z]+(?: [a-z]+)?) .*[A-Z]/gm)].map(([, name]) => name!.trim());
  const table = page.slice(page.indexOf('## Commands'), page.indexOf('## Listen'));
  const told = [...table.matchAll(/^\| (.*?) \| /gm)].flatMap(([, cell]) => namesIn(cell!));
  expect(told.sort()).toEqual(known.sort());
  const codes = [...page.matchAll(/^\| (\d+) \| /gm)].map(([, code]) => Number(code));
  expect(codes).toEqual(Object.values(EXIT));
});

/** `orders get`, `list`, `cancel` are three commands, and text in brackets is an argument. */
function namesIn(cell: string): string[] {
  const shown = [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) =>
    name!.replace(/ [^a-z ].*/, '').replace(/ (bash|file).*/, ''),
  );
  const group = shown[0]?.includes(' ') ? shown[0].split(' ')[0] : undefined;
  return shown.map((name) => (group && !name.includes(' ') ? `${group} ${name}` : name));
}
