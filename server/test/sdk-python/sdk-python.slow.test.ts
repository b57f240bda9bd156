// Runs the tests of the Python SDK, some against a real service. They need Python 3.9 or newer.
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { projectPath } from '../../src/platform/project-root.ts';
import { findMissing } from '../harness/required-tools.ts';
import { OPERATOR_TOKEN } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';

const folder = projectPath('../sdks/python');
const modules = readdirSync(`${folder}/tests`).flatMap((name) => /^(test_\w+)\.py$/.exec(name)?.[1] ?? []);
const withService = modules.filter((name) => name.startsWith('test_service'));
const alone = modules.filter((name) => !withService.includes(name));

/** They wait for pauses and time limits most of the time, which adds up on a busy machine. */
const WITHIN_MS = 150_000;

const missing = findMissing('python3');

describe.skipIf(missing !== null)('the Python SDK', () => {
  test.concurrent('passes its tests without a service', { timeout: WITHIN_MS }, async () => {
    await expectToPass(alone, {});
  });

  test.concurrent('works with the service, also over an unreliable network, and as its README describes', {
    timeout: WITHIN_MS,
  }, async () => {
    const service = await sharedService({ deliver: true });
    await expectToPass(withService, {
      HANDOVER_TEST_URL: service.url,
      HANDOVER_TEST_OPERATOR_TOKEN: OPERATOR_TOKEN,
    });
  });
});

async function expectToPass(names: readonly string[], settings: Record<string, string>): Promise<void> {
  const said = await promisify(execFile)(
    'python3',
    ['-W', 'error', '-m', 'unittest', ...names.map((name) => `tests.${name}`)],
    {
      cwd: folder,
      env: { ...process.env, PYTHONPATH: 'src', PYTHONDONTWRITEBYTECODE: '1', ...settings },
      timeout: WITHIN_MS,
    },
  ).then(
    ({ stderr }) => stderr,
    (failed) => `${failed.message}\n${failed.stderr}`,
  );
  expect(said).toMatch(/Ran [1-9]\d* tests in [\d.]+s\s+OK\s*$/);
}
