// The Java SDK, compiled once per run, together with its tests and its case driver.
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectPath } from '../../src/platform/project-root.ts';
import { SHORT_COMPILER_RUN } from './build-tools.ts';
import { madeOnce } from './made-once.ts';

const SDK = projectPath('..', 'sdks', 'java');
const BUILD_WITHIN_MS = 240_000;

/** Everything public needs a doc comment. javadoc checks the same, and takes as long as compiling. */
const DOCUMENTED = ['-Xdoclint:all/protected', '-Xdoclint/package:com.handover.sdk,com.handover.sdk.*'];

/** Returns the folder of the classes. A warning is an error. */
export const compiledJavaSdk = () =>
  madeOnce('java-sdk', async (folder) => {
    const flags = ['-encoding', 'UTF-8', '--release', '17', '-Xlint:all', '-Werror', ...DOCUMENTED];
    const files = [...filesIn('src'), ...filesIn('tests')];
    await promisify(execFile)('javac', [...SHORT_COMPILER_RUN, ...flags, '-d', folder, ...files], {
      timeout: BUILD_WITHIN_MS,
      maxBuffer: 10_000_000,
    }).catch((error) => {
      throw new Error(`javac failed: ${error.stdout}${error.stderr}`);
    });
  });

function filesIn(part: string): string[] {
  const names = readdirSync(join(SDK, part), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.java')).map((name) => join(SDK, part, name));
}
