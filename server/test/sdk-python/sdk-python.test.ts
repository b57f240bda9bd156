// Runs the tests of the Python SDK, those of the service against a real one; without Python 3 they are skipped.
import { execFile, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { projectPath } from '../../src/platform/project-root.ts';
import { OPERATOR_TOKEN } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';

const folder = projectPath('../sdk-python');
const modules = readdirSync(`${folder}/tests`).flatMap((name) => /^(test_\w+)\.py$/.exec(name)?.[1] ?? []);
const OLD_ENOUGH = 'import sys; sys.exit(sys.version_info < (3, 9))';
const hasPython = spawnSync('python3', ['-c', OLD_ENOUGH]).status === 0;

describe.skipIf(!hasPython)('the Python SDK (needs python3, 3.9 or newer)', () => {
  test.each(modules)('%s passes', async (module) => {
    const service = module === 'test_service' ? await sharedService({ deliver: true }) : null;
    const outcome = await runModule(module, {
      ...(service && { HANDOVER_TEST_URL: service.url, HANDOVER_TEST_OPERATOR_TOKEN: OPERATOR_TOKEN }),
    });
    expect(outcome.code, outcome.said).toBe(0);
    expect(outcome.said).toMatch(/Ran [1-9]\d* tests? in [\d.]+s\s+OK\s*$/);
  });
});

async function runModule(module: string, settings: Record<string, string>) {
  const run = promisify(execFile)('python3', ['-W', 'error', '-m', 'unittest', `tests.${module}`], {
    cwd: folder,
    env: { ...process.env, PYTHONPATH: 'src', PYTHONDONTWRITEBYTECODE: '1', ...settings },
    timeout: 120_000,
  });
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    (error) => ({ code: error.code ?? 1, said: `${error.stdout}${error.stderr}` }),
  );
}
