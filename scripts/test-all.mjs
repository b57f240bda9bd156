// Runs everything: what `npm test` runs, then the slow tests, then a part of them on Node 24.
// `--slow-only` skips what `npm test` runs; `-- <path>` selects files of the slow run.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const scratch = mkdtempSync(join(tmpdir(), 'handover-test-all-'));
const counts = join(scratch, 'counts');

function runVitest(node, args, env = {}) {
  const { status } = spawnSync(node, [vitest, 'run', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_COUNTS: counts, ...env },
  });
  return status ?? 1;
}

/** npm has packages with the binaries of Node; null if none fits this machine. */
function installNode24() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const args = ['install', '--prefix', scratch, '--no-save', '--no-audit', '--no-fund', `${name}@24`];
  const { status } = spawnSync('npm', args, { stdio: 'ignore', shell: process.platform === 'win32' });
  const node = join(scratch, 'node_modules', name, 'bin', 'node');
  return status === 0 && existsSync(node) ? node : null;
}

function runOnNode24() {
  const node = installNode24();
  if (node === null) {
    process.stdout.write('Node 24 could not be installed from npm.\n');
    return 1;
  }
  const env = { PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  return runVitest(node, ['--config', 'vitest.node24.config.ts'], env);
}

function printTotal() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  for (const line of readFileSync(counts, 'utf8').split('\n')) {
    if (line.startsWith('Failed: ')) failures.push(`${line}\n`);
    else for (const [, count, what] of line.matchAll(/(\d+) (\w+)/g)) total[what] += Number(count);
  }
  process.stdout.write(
    `\nAll runs:\n${failures.join('')}${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`,
  );
}

const args = process.argv.slice(2);
const slowOnly = args.includes('--slow-only');
const files = args.filter((arg) => arg !== '--slow-only');
const slow = ['--config', 'vitest.slow.config.ts', ...files];
try {
  const statuses = [];
  if (!slowOnly && files.length === 0) statuses.push(runVitest(process.execPath, []));
  statuses.push(runVitest(process.execPath, slow));
  if (files.length === 0) statuses.push(runOnNode24());
  printTotal();
  process.exitCode = Math.max(...statuses);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
