// Runs everything: what `npm test` runs, then the slow tests, then a part of them on Node 24. The slow tests run the
// documentation's samples on each version of Node in `NODE_VERSIONS`.
// `--slow-only` skips what `npm test` runs; `-- <path>` selects files of the slow run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const scratch = mkdtempSync(join(tmpdir(), 'handover-test-all-'));
const counts = join(scratch, 'counts');

async function runVitest(node, args, env = {}) {
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_COUNTS: counts, ...env } };
  const [status] = await once(spawn(node, [vitest, 'run', ...args], options), 'exit');
  return status ?? 1;
}

const NODE_VERSIONS = ['20', '22', '24'];
const commands = join(scratch, 'commands');

/** npm has packages with the binaries of Node; the command is named by the version, such as `node22`. */
async function installNode(version) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const prefix = join(scratch, version);
  const args = ['install', '--prefix', prefix, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`];
  const [status] = await once(
    spawn('npm', args, { stdio: 'ignore', shell: process.platform === 'win32' }),
    'exit',
  );
  const node = join(prefix, 'node_modules', name, 'bin', 'node');
  if (status !== 0 || !existsSync(node)) {
    process.stdout.write(`Node ${version} could not be installed from npm.\n`);
    return;
  }
  symlinkSync(node, join(commands, `node${version}`));
}

async function installNodes() {
  const others = NODE_VERSIONS.filter((version) => !process.versions.node.startsWith(`${version}.`));
  await Promise.all(others.map(installNode));
}

const withPath = (folder) => ({ PATH: `${folder}${delimiter}${process.env.PATH}` });

function runOnNode24() {
  const isCurrent = process.versions.node.startsWith('24.');
  const command = join(commands, 'node24');
  if (!isCurrent && !existsSync(command)) return 1;
  const node = isCurrent ? process.execPath : realpathSync(command);
  return runVitest(node, ['--config', 'vitest.node24.config.ts'], withPath(dirname(node)));
}

function printTotal() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const named = [];
  for (const line of readFileSync(counts, 'utf8').split('\n')) {
    if (/^(Failed|Passed only at the second try): /.test(line)) named.push(`${line}\n`);
    else for (const [, count, what] of line.matchAll(/(\d+) (\w+)/g)) total[what] += Number(count);
  }
  process.stdout.write(
    `\nAll runs:\n${named.join('')}${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`,
  );
}

const args = process.argv.slice(2);
const slowOnly = args.includes('--slow-only');
const files = args.filter((arg) => arg !== '--slow-only');
const slow = ['--config', 'vitest.slow.config.ts', ...files];
try {
  const statuses = [];
  if (!slowOnly && files.length === 0) statuses.push(await runVitest(process.execPath, []));
  mkdirSync(commands);
  const installed = installNodes();
  // A whole run begins with the browser and needs the other versions minutes later.
  if (files.length > 0) await installed;
  statuses.push(await runVitest(process.execPath, slow, withPath(commands)));
  await installed;
  if (files.length === 0) statuses.push(await runOnNode24());
  printTotal();
  process.exitCode = Math.max(...statuses);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
