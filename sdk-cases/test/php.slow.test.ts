// The table of cases with the PHP SDK, its own tests, and its files: valid PHP, written from the current description.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { projectPath } from '../../server/src/platform/project-root.ts';
import { missingPhpExtensions } from '../../server/test/harness/php-extensions.ts';
import { findMissing } from '../../server/test/harness/required-tools.ts';
import { startDriver } from '../driver-process.ts';
import { describeCases } from '../run-cases.ts';

const run = promisify(execFile);
const folder = projectPath('../sdk-php');
const missing = findMissing('php', ...missingPhpExtensions('curl'));

test('the types of the PHP SDK are written from the current description', async () => {
  await run(process.execPath, [`${folder}/scripts/write-types.mjs`, '--check']);
});

describe.skipIf(missing !== null)('PHP', () => {
  test('all files of the SDK are valid and strict', async () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.php'),
    );
    const isStrict = (name: string) =>
      readFileSync(`${folder}/${name}`, 'utf8').includes('\ndeclare(strict_types=1);\n');
    expect(files.filter((name) => !isStrict(name))).toEqual([]);
    const said = await Promise.all(
      groupsOf(files, 2).map(async (names) => {
        const outputs: string[] = [];
        for (const name of names) outputs.push((await run('php', ['-l', name], { cwd: folder })).stdout);
        return outputs;
      }),
    );
    expect(said.flat().filter((text) => !text.startsWith('No syntax errors'))).toEqual([]);
  });

  test('every class can be loaded, and has the name of its file', async () => {
    const load = `
      require 'autoload.php';
      foreach (array_slice($argv, 1) as $name) {
        if (!class_exists($name)) throw new Exception("$name is missing");
      }`;
    const names = readdirSync(`${folder}/src`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.php'))
      .map((name) => `Handover\\${name.slice(0, -'.php'.length).replaceAll('/', '\\')}`);
    await run('php', ['-r', load, '--', ...names], { cwd: folder });
  });

  test('passes its tests without a service', async () => {
    const { stdout } = await run('php', ['tests/run.php'], { cwd: folder }).catch((failed) => failed);
    expect(stdout).toContain('ok: ');
    expect(stdout).not.toContain('failed: ');
  });

  describeCases('PHP', () => startDriver({ command: 'php', args: ['tests/case-driver.php'], cwd: folder }));
});

function groupsOf<Each>(items: readonly Each[], count: number): Each[][] {
  return Array.from({ length: count }, (_, group) => items.filter((_item, index) => index % count === group));
}
