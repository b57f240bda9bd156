// The API descriptions pass a linter that others use.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectPath } from '../../src/platform/project-root.ts';

test('Redocly finds no problem with its recommended rules', async () => {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [
      projectPath('../node_modules/@redocly/cli/bin/cli.js'),
      'lint',
      '--format=json',
      'v1.json',
      'operations.json',
      'public.json',
      'driver.json',
    ],
    {
      cwd: projectPath('../openapi'),
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  const problems = stdout.split('\n').filter((line) => /"(ruleId|message)"/.test(line));
  expect(problems, stderr).toEqual([]);
});
