// Stack traces of the bundle show files and lines of the sources.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { projectPath } from '../../src/platform/project-root.ts';

test('an error of the bundle names the line of the source', async () => {
  const folder = mkdtempSync(projectPath('node_modules', '.stack-traces-'));
  try {
    const entry = join(folder, 'entry.ts');
    const install = projectPath('src', 'start', 'stack-traces.ts');
    writeFileSync(
      entry,
      `import { showSourcesInStackTraces } from ${JSON.stringify(install)};
showSourcesInStackTraces();
interface Order { id: string }
function refuse({ id }: Order): never {
  throw new TypeError('refused ' + id);
}
try { refuse({ id: 'A1' }); } catch (error) { console.log((error as Error).stack); }
`,
    );
    const outdir = join(folder, 'out');
    await build({
      entryPoints: [entry],
      outdir,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      sourcemap: true,
      minifyWhitespace: true,
      minifySyntax: true,
      sourcesContent: false,
    });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const shown = execFileSync(process.execPath, [join(outdir, 'entry.js')], { encoding: 'utf8' });
    const [head, first, second] = shown.split('\n');
    expect(head).toBe('TypeError: refused A1');
    expect(first).toBe(`    at refuse (${entry}:5:9)`);
    expect(second).toContain(`${entry}:7:`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
