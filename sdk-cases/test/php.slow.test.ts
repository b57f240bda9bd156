// The table of cases with the PHP SDK, its own tests, and its files: valid PHP, written from the current description.
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { projectPath } from '../../server/src/platform/project-root.ts';
import { findMissing } from '../../server/test/harness/required-tools.ts';
import { startDriver } from '../driver-process.ts';
import { describeCases } from '../run-cases.ts';

const run = promisify(execFile);
const folder = projectPath('../sdk-php');
const missing = findMissing('php');

describe.skipIf(missing !== null)('PHP', () => {
  describeCases('PHP', () => startDriver({ command: 'php', args: ['tests/case-driver.php'], cwd: folder }));
});
