// Installs and starts what a release contains, for a customer who has only its files.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { run } from './run.mjs';
import { verifyFile } from './sign.mjs';

const READY_WITHIN_MS = 60_000;

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

async function expectAnswer(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  process.stdout.write(`  ${url} ${response.status}\n`);
}

async function waitUntilReady(url) {
  const end = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const response = await fetch(`${url}/health/ready`).catch(() => null);
    if (response?.ok) return;
    if (Date.now() > end) throw new Error('The packed service was not ready within a minute');
    await delay(200);
  }
}

async function checkService(scratch, out, version, isSigned) {
  run(scratch, 'tar', ['-xzf', join(out, `handover-service-${version}.tgz`)]);
  const folder = join(scratch, `handover-service-${version}`);
  run(folder, 'npm', ['ci', '--omit=dev', '--no-audit', '--no-fund']);
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: join(scratch, 'data'), DEMO: 'off' };
  const service = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const url = `http://localhost:${port}`;
    await waitUntilReady(url);
    for (const path of ['/', '/docs/quick-start', '/openapi.json', '/portal', '/console'])
      await expectAnswer(url + path);
    const { packages } = await (await fetch(`${url}/sdk/index.json`)).json();
    for (const found of packages) await expectAnswer(url + new URL(found.url).pathname);
    if (isSigned) await expectAnswer(`${url}/sdk/SHA256SUMS.sig`);
  } finally {
    const ended = once(service, 'exit');
    service.kill('SIGTERM');
    await ended;
  }
}

function checkSdks(scratch, out, version) {
  const folder = join(scratch, 'customer');
  mkdirSync(folder);
  const archives = ['sdk', 'cli'].map((name) => join(out, `handover-${name}-${version}.tgz`));
  run(folder, 'npm', ['install', '--offline', '--no-audit', '--no-fund', ...archives]);
  run(folder, process.execPath, ['--input-type=module', '-e', "import '@handover/sdk'"]);
  run(folder, 'npx', ['--no-install', 'handover', '--version']);
  const python = join(scratch, 'python');
  run(folder, 'python3', ['-m', 'venv', python]);
  const wheel = join(out, `handover-${version}-py3-none-any.whl`);
  run(folder, join(python, 'bin/pip'), ['install', '--quiet', '--no-index', wheel]);
  run(folder, join(python, 'bin/python'), ['-c', 'import handover']);
}

/** `publicKey` is null if the release is not signed. */
export async function checkRelease(out, version, publicKey) {
  const scratch = mkdtempSync(join(tmpdir(), 'handover-release-'));
  try {
    run(out, 'sha256sum', ['--quiet', '-c', 'SHA256SUMS']);
    if (publicKey !== null) verifyFile(join(out, 'SHA256SUMS'), publicKey);
    checkSdks(scratch, out, version);
    await checkService(scratch, out, version, publicKey !== null);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
