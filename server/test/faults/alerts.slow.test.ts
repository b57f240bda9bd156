// The alerts of deploy/prometheus: they fire when they should, and are silent otherwise.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findMissing } from '../harness/required-tools.ts';

const missing = findMissing('promtool');
const file = join(import.meta.dirname, '../../../deploy/prometheus/alerts.test.yaml');

test.skipIf(missing !== null)('alerts fire when they should, and are silent otherwise', () => {
  const printed = execFileSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
  expect(printed).toContain('SUCCESS');
});
