// Runs the tests of the server, of what the pages reckon, in the browser, of SDK and CLI; the closing line counts all.
// Arguments choose a part: `npm test -- test/orders` of the server, `npm test -- e2e/quote` of the browser, `-- web`, `-- sdk`, `-- cli`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ELSEWHERE = ['web', 'e2e', 'sdk', 'cli'];
const root = dirname(dirname(fileURLToPath(import.meta.url)));

function run(workspace, args, counts) {
  const { status } = spawnSync('npm', ['test', '-w', workspace, '--', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(counts && { TEST_COUNTS: counts }) },
  });
  return status ?? 1;
}

function runAll() {
  const folder = mkdtempSync(join(tmpdir(), 'handover-counts-'));
  const counts = join(folder, 'counts');
  try {
    const statuses = ['server', ...ELSEWHERE].map((workspace) => run(workspace, [], counts));
    const total = { passed: 0, failed: 0, skipped: 0 };
    const failures = [];
    for (const line of readFileSync(counts, 'utf8').split('\n')) {
      if (line.startsWith('Failed: ')) failures.push(`${line}\n`);
      else for (const [, count, what] of line.matchAll(/(\d+) (\w+)/g)) total[what] += Number(count);
    }
    process.stdout.write(
      `\nTogether:\n${failures.join('')}${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`,
    );
    return Math.max(...statuses);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const args = process.argv.slice(2);
const elsewhere = ELSEWHERE.find((part) => args.some((arg) => arg === part || arg.startsWith(`${part}/`)));
const inside = args.map((arg) => arg.replace(new RegExp(`^${elsewhere}(/|$)`), '')).filter(Boolean);
process.exitCode = args.length === 0 ? runAll() : elsewhere ? run(elsewhere, inside) : run('server', args);
