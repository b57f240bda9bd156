// A version is released only with a section that tells operators what to do.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { upgradeNotesOf } from '../../../scripts/release/upgrade-notes.mjs';
import { projectPath } from '../../src/platform/project-root.ts';

const PAGE = 'Intro\n\n## 0.2.0\n\nDo this.\n\n### Settings\n\nNone.\n\n## 0.1.0\n\n## 0.0.1\n\nFirst.\n';

test('the notes of a version are its section with its parts', () => {
  expect(upgradeNotesOf(PAGE, '0.2.0')).toBe('Do this.\n\n### Settings\n\nNone.');
});

test.each(['0.1.0', '0.3.0', '0.2', '0'])('%s has none: its section is empty or missing', (version) => {
  expect(upgradeNotesOf(PAGE, version)).toBeNull();
});

test('the version of this checkout has notes', () => {
  const { version } = JSON.parse(readFileSync(projectPath('../package.json'), 'utf8'));
  expect(upgradeNotesOf(readFileSync(projectPath('../docs/upgrading.md'), 'utf8'), version)).not.toBeNull();
});
