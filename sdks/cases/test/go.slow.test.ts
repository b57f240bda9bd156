// The table of cases with the Go SDK, its own tests, and the tools that check its code.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { GO_SETTINGS } from '../../../server/test/harness/build-tools.ts';
import { findMissing } from '../../../server/test/harness/required-tools.ts';
import { startDriver } from '../driver-process.ts';
import { describeCases } from '../run-cases.ts';

const SDK = join(import.meta.dirname, '../../go');
const BUILD_WITHIN_MS = 300_000;
const missing = findMissing('go', 'gofmt');

if (missing !== null) test.skip(`the SDK for Go (skipped: ${missing} is missing here)`);
else {
  const folder = mkdtempSync(join(tmpdir(), 'handover-go-'));
  const env = { ...process.env, ...GO_SETTINGS };
  const run = async (command: string, ...args: string[]) => {
    const options = { cwd: SDK, env, timeout: BUILD_WITHIN_MS };
    const { stdout, stderr } = await promisify(execFile)(command, args, options).catch((error) => {
      throw new Error(`${command} ${args.join(' ')}: ${error.stdout}${error.stderr}`);
    });
    return stdout + stderr;
  };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  describeCases('Go', async () => {
    const program = join(folder, 'casedriver');
    await run('go', 'build', '-o', program, './internal/casedriver');
    return startDriver({ command: program, args: [] });
  });

  describe('the Go SDK itself', () => {
    test('is formatted and has no mistakes that go vet knows', { timeout: BUILD_WITHIN_MS }, async () => {
      expect(await run('gofmt', '-l', '.')).toBe('');
      await run('go', 'vet', './...');
    });

    // Each time, although the cache knows their last result; go vet is the test above.
    test('passes its own tests', { timeout: BUILD_WITHIN_MS }, () =>
      run('go', 'test', '-count=1', '-vet=off', './...'),
    );

    test('has the types of the API', () =>
      run(process.execPath, join(SDK, 'scripts/write-types.mjs'), '--check'));
  });
}
