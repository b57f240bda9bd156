// The table of cases with the C# SDK, compiled by Mono, and its own tests of what the table cannot hold.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findMissing } from '../../../server/test/harness/required-tools.ts';
import { startDriver } from '../driver-process.ts';
import { describeCases } from '../run-cases.ts';

const run = promisify(execFile);
const SDK = new URL('../../csharp/', import.meta.url).pathname;
const BUILD_WITHIN_MS = 120_000;
const FLAGS = ['-langversion:7.2', '-warnaserror', '-warn:4', '-nologo', '-r:System.Net.Http.dll'];
const PROGRAMS = {
  driver: ['CaseDriver', 'CaseCommands'],
  tests: ['OwnTests', 'JsonTests', 'SendingTests', 'ConnectionTests', 'StreamTests', 'FakeHandler'],
};

const missing = findMissing('mcs', 'mono', '/usr/lib/mono/4.5/System.Net.Http.dll');

const compile = (...args: string[]) =>
  run('mcs', [...FLAGS, ...args], { cwd: SDK, timeout: BUILD_WITHIN_MS });

describe.skipIf(missing !== null)(missing ? `skipped: ${missing} is missing here` : 'with Mono', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'handover-csharp-'));
    const library = join(folder, 'Handover.dll');
    // With a file for doc comments the compiler refuses everything public that has none.
    const doc = `-doc:${join(folder, 'Handover.xml')}`;
    await compile('-target:library', doc, `-out:${library}`, '-recurse:src/*.cs');
    for (const [name, files] of Object.entries(PROGRAMS)) {
      const sources = files.map((file) => `tests/${file}.cs`);
      await compile(`-r:${library}`, `-out:${join(folder, `${name}.exe`)}`, ...sources);
    }
  }, BUILD_WITHIN_MS);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  describeCases('C#', () => startDriver({ command: 'mono', args: [join(folder, 'driver.exe')] }));

  test('its own tests pass', async () => {
    const { stdout } = await run('mono', [join(folder, 'tests.exe')], { timeout: BUILD_WITHIN_MS });
    expect(stdout).toMatch(/^\d+ tests passed\.\n$/);
  });

  test('the snippets of the documentation compile', async () => {
    const page = await readFile(new URL('../../../docs/sdk-csharp.md', import.meta.url), 'utf8');
    const snippets = [...page.matchAll(/^```csharp\n([\s\S]*?)^```$/gm)].map(([, code]) => code);
    expect(snippets.length).toBeGreaterThan(3);
    const usings = ['', '.IO', '.Threading.Tasks'].map((name) => `using System${name};\n`).join('');
    const methods = snippets.map(
      (code, index) =>
        `static class Snippet${index} { static async Task Run(HandoverClient client, Order order) {\n${code}} }\n`,
    );
    const source = join(folder, 'Snippets.cs');
    await writeFile(source, `${usings}using Handover;\n${methods.join('')}`);
    await compile('-target:library', `-r:${join(folder, 'Handover.dll')}`, `-out:${source}.dll`, source);
  });

  test('the generated files are those of the description', async () => {
    await run(process.execPath, [join(SDK, 'scripts', 'write-types.mjs'), '--check']);
  });
});
