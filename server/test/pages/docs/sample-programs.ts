// The samples of the documentation as programs: the tools of each language, how to build and start them.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { test, vi } from 'vitest';
import { projectPath } from '../../../src/platform/project-root.ts';
import { builtOnce, GO_SETTINGS, SHORT_COMPILER_RUN, SHORT_RUN } from '../../harness/build-tools.ts';
import { compiledJavaSdk } from '../../harness/java-sdk.ts';
import { missingPhpExtensions } from '../../harness/php-extensions.ts';
import { findMissing } from '../../harness/required-tools.ts';

const run = promisify(execFile);

/** A compiler that hangs must not delay the others. */
const BUILD_WITHIN_MS = 60_000;
const HTTP_OF_MONO = '/usr/lib/mono/4.5/System.Net.Http.dll';

export interface Tool {
  name: string;
  /** The name of the missing tool, or null. */
  missing: string | null;
  /** Builds a sample, in the folder or once for all tests, and returns the command that starts it. */
  build(sample: string, folder: string): Promise<[string, ...string[]]>;
}

export interface Language extends Tool {
  receiver: string;
  creator: string;
  /** Mono sometimes aborts at shutdown, after the program has finished. Then its output counts. */
  mayCrashAtItsEnd?: true;
}

export const TYPESCRIPT_SDK = projectPath('..', 'sdks', 'typescript', 'src', 'index.ts');
export const PYTHON_SDK = projectPath('..', 'sdks', 'python', 'src');
const GO_SDK = projectPath('..', 'sdks', 'go');
const GO_MODULE = 'handover.example/go/handover';
const JAVA_SDK = projectPath('..', 'sdks', 'java', 'src', 'main', 'java');
const CSHARP_SDK = projectPath('..', 'sdks', 'csharp', 'src');

/** The samples promise to run on each of them; `npm run test:all` installs those that are not running here. */
const NODE_VERSIONS = ['20', '22', '24'];
const nodeCommand = (version: string) =>
  process.versions.node.startsWith(`${version}.`) ? process.execPath : `node${version}`;

/** As a reader does it: the printed text in a file, next to the installed SDK. */
async function saveProgram(node: string, sample: string, folder: string): Promise<[string, string]> {
  const program = join(folder, `${basename(sample, '.ts')}.mjs`);
  await copyFile(sample, program);
  await linkPackage(folder, '@handover/sdk', projectPath('..', 'sdks', 'typescript'));
  return [node, program];
}

/** As if the package were installed in the folder. */
export async function linkPackage(folder: string, name: string, source: string): Promise<void> {
  const place = join(folder, 'node_modules', name);
  await mkdir(dirname(place), { recursive: true });
  await symlink(source, place, 'dir');
}

function onEachNode(name: string): Tool[] {
  return NODE_VERSIONS.map((version) => {
    const node = nodeCommand(version);
    return {
      name: `${name} on Node ${version}`,
      missing: findMissing(node),
      build: (sample, folder) => saveProgram(node, sample, folder),
    };
  });
}

/** TypeScript without the SDK, on each version of Node. */
export const TYPESCRIPT: Language[] = onEachNode('TypeScript').map((tool) => ({
  ...tool,
  receiver: 'receive-webhooks.ts',
  creator: 'create-order.ts',
}));

const within = { timeout: BUILD_WITHIN_MS };

async function compileJava(sample: string, sdk?: string): Promise<[string, ...string[]]> {
  const folder = await builtOnce('java', sample, (target) => {
    const options = ['-encoding', 'UTF-8', '-d', target, ...(sdk ? ['-cp', sdk] : [])];
    return run('javac', [...SHORT_COMPILER_RUN, ...options, sample], within);
  });
  return ['java', ...SHORT_RUN, '-cp', sdk ? `${folder}:${sdk}` : folder, basename(sample, '.java')];
}

async function compileCsharp(sample: string, ...options: string[]): Promise<[string, ...string[]]> {
  const name = `${basename(sample)}.exe`;
  const folder = await builtOnce('csharp', sample, (target) =>
    run('mcs', ['-r:System.Net.Http.dll', `-out:${join(target, name)}`, ...options, sample], within),
  );
  return ['mono', join(folder, name)];
}

/** In its folder, with these commands of `go` before. */
async function compileGo(sample: string, ...before: string[][]): Promise<[string]> {
  const name = basename(sample, '.go');
  const folder = await builtOnce('go', sample, async (cwd) => {
    const options = { ...within, cwd, env: { ...process.env, ...GO_SETTINGS } };
    await copyFile(sample, join(cwd, 'main.go'));
    for (const args of before) await run('go', args, options);
    await run('go', ['build', '-o', name, before.length === 0 ? 'main.go' : '.'], options);
  });
  return [join(folder, name)];
}

const OTHER_LANGUAGES: Language[] = [
  {
    name: 'Python',
    missing: findMissing('python3'),
    receiver: 'receive_webhooks.py',
    creator: 'create_order.py',
    build: async (sample) => ['python3', sample],
  },
  {
    name: 'PHP',
    missing: findMissing('php'),
    receiver: 'receive-webhooks.php',
    creator: 'create-order.php',
    build: async (sample) => ['php', sample],
  },
  {
    name: 'Java',
    missing: findMissing('java', 'javac'),
    receiver: 'ReceiveWebhooks.java',
    creator: 'CreateOrder.java',
    build: (sample) => compileJava(sample),
  },
  {
    name: 'C#',
    missing: findMissing('mcs', 'mono', HTTP_OF_MONO),
    mayCrashAtItsEnd: true,
    receiver: 'receive-webhooks.cs',
    creator: 'create-order.cs',
    build: (sample) => compileCsharp(sample),
  },
  {
    name: 'Go',
    missing: findMissing('go'),
    receiver: 'receive-webhooks.go',
    creator: 'create-order.go',
    build: (sample) => compileGo(sample),
  },
];

export const LANGUAGES: Language[] = [...TYPESCRIPT, ...OTHER_LANGUAGES];

export const languageNamed = (name: string) => LANGUAGES.find((each) => each.name === name) as Language;

/** The SDKs of this repository: that for TypeScript on each version of Node. */
export const TYPESCRIPT_SDKS: Tool[] = onEachNode('TypeScript SDK');
export const PYTHON_SDK_TOOL: Tool = {
  name: 'Python SDK',
  missing: findMissing('python3', PYTHON_SDK),
  build: async (sample) => ['env', `PYTHONPATH=${PYTHON_SDK}`, 'python3', sample],
};

export const PHP_SDK_TOOL: Tool = {
  name: 'PHP SDK',
  missing: findMissing('php', ...missingPhpExtensions('curl')),
  async build(sample, folder) {
    const program = join(folder, basename(sample));
    await copyFile(sample, program);
    await mkdir(join(folder, 'vendor'), { recursive: true });
    // As Composer writes it for the installed package.
    const autoload = projectPath('..', 'sdks', 'php', 'autoload.php');
    await writeFile(join(folder, 'vendor', 'autoload.php'), `<?php require '${autoload}';\n`);
    return ['php', program];
  },
};

/** As its page says it: a module that takes the SDK from a folder. */
export const GO_SDK_TOOL: Tool = {
  name: 'Go SDK',
  missing: findMissing('go', GO_SDK),
  build: (sample) =>
    compileGo(
      sample,
      ['mod', 'init', 'example.com/sample'],
      ['mod', 'edit', `-require=${GO_MODULE}@v0.1.0`, `-replace=${GO_MODULE}=${GO_SDK}`],
    ),
};

export const JAVA_SDK_TOOL: Tool = {
  name: 'Java SDK',
  missing: findMissing('java', 'javac', JAVA_SDK),
  build: async (sample) => compileJava(sample, await compiledJavaSdk()),
};

/** The library and the program in one assembly, so that nothing has to be found at its start. */
export const CSHARP_SDK_TOOL: Tool = {
  name: 'C# SDK',
  missing: findMissing('mcs', 'mono', HTTP_OF_MONO),
  build: (sample) => compileCsharp(sample, '-langversion:7.2', `-recurse:${CSHARP_SDK}/*.cs`),
};

/** The tools with this sample, for tests that go through all of them. */
export const withSample = (tools: readonly Tool[], sample: string) =>
  tools.map((tool) => [tool, sample] as const);

export const samplePath = (name: string) => projectPath('..', 'docs', 'samples', name);

export interface Program {
  output(): string;
  /** The exit code, after the program has ended. */
  ended: Promise<number | null>;
  stop(): Promise<void>;
}

export function startProgram(
  [file, ...args]: readonly [string, ...string[]],
  settings: Record<string, string>,
  cwd: string,
): Program {
  const child: ChildProcess = spawn(file, args, {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A shim starts the program as its child process.
    detached: true,
  });
  let text = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    output: () => text,
    ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGKILL');
      await ended;
    },
  };
}

/** A folder for the files that a test builds and its programs write. */
export async function withFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'handover-sample-'));
  await use(folder).finally(() => rm(folder, { recursive: true, force: true }));
}

export function untilListening(port: string): Promise<void> {
  return vi.waitFor(
    () =>
      new Promise<void>((resolve, reject) => {
        const socket = connect(Number(port), '127.0.0.1', () => {
          socket.destroy();
          resolve();
        }).on('error', reject);
      }),
  );
}

/** A test without its tool is skipped, and its name says so. */
export function testWith(tool: Tool, rule: string, check: () => Promise<void>): void {
  const note = tool.missing === null ? '' : ` (skipped: ${tool.missing} is missing here)`;
  test.skipIf(tool.missing !== null).concurrent(`${tool.name}: ${rule}${note}`, check);
}
