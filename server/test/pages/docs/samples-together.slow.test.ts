// The samples as a reader tries them one after the other: one account, one folder, each twice, in both orders.
import { linkSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { commandRunner, fillIn } from './command-runner.ts';
import { pages } from './doc-pages.ts';
import {
  GO_SDK_TOOL,
  JAVA_SDK_TOOL,
  LANGUAGES,
  type Language,
  languageNamed,
  PHP_SDK_TOOL,
  PYTHON_SDK_TOOL,
  samplePath,
  startProgram,
  type Tool,
  TYPESCRIPT,
  TYPESCRIPT_SDKS,
  withFolder,
  withSample,
} from './sample-programs.ts';

const service = await sharedService();
const runCommand = commandRunner(service);
const [python, php, go] = ['Python', 'PHP', 'Go'].map(languageNamed) as [Language, Language, Language];

interface Built {
  name: string;
  command: readonly [string, ...string[]];
  mayCrashAtItsEnd: boolean;
}

/** Builds each in a folder of its own; leaves out what has no tool on this machine. */
function buildAll(samples: readonly (readonly [Tool, string])[], folder: string): Promise<Built[]> {
  const present = samples.filter(([tool]) => tool.missing === null);
  return Promise.all(
    present.map(async ([tool, path], index) => {
      const own = join(folder, `build-${index}`);
      await mkdir(own);
      const mayCrashAtItsEnd = 'mayCrashAtItsEnd' in tool;
      return { name: tool.name, command: await tool.build(path, own), mayCrashAtItsEnd };
    }),
  );
}

const twiceInBothOrders = <Each>(all: readonly Each[]) => [...all, ...all.toReversed()];

async function runToEnd(program: Built, env: Record<string, string>, cwd: string, ...args: string[]) {
  const [file, ...own] = program.command;
  const started = startProgram([file, ...own, ...args], env, cwd);
  const code = await started.ended;
  const isOk = code === 0 || program.mayCrashAtItsEnd;
  expect([program.name, isOk], started.output()).toEqual([program.name, true]);
  return started.output();
}

async function newSettings() {
  const { key } = await service.customer();
  return { key, env: { HANDOVER_URL: service.url, HANDOVER_API_KEY: key } };
}

const CREATING = [
  ...LANGUAGES.map((language) => [language, samplePath(language.creator)] as const),
  ...withSample(TYPESCRIPT_SDKS, samplePath('sdk-first-order.ts')),
  [PYTHON_SDK_TOOL, samplePath('sdk_first_order.py')] as const,
  [PHP_SDK_TOOL, samplePath('sdk-first-order.php')] as const,
  [GO_SDK_TOOL, samplePath('sdk-first-order.go')] as const,
  [JAVA_SDK_TOOL, samplePath('SdkFirstOrder.java')] as const,
];

// Many compilers and programs, one after the other.
test('the programs that create orders create one each time', { timeout: 180_000 }, () =>
  withFolder(async (folder) => {
    const { key, env } = await newSettings();
    const runs = twiceInBothOrders(await buildAll(CREATING, folder));
    for (const program of runs) expect(await runToEnd(program, env, folder)).toContain('SBX-');
    const { data } = (await service.call('/extern/orders?limit=100', { key })).json;
    expect(data).toHaveLength(runs.length);
  }),
);

const DOWNLOADING = [
  ...withSample(TYPESCRIPT, samplePath('download-documents.ts')),
  [python, samplePath('download_documents.py')] as const,
  [php, samplePath('download-documents.php')] as const,
  [go, samplePath('download-documents.go')] as const,
];

test('the programs that download documents replace those of the last time', () =>
  withFolder(async (folder) => {
    const { key, env } = await newSettings();
    const order = (await createOrder(service, key, {}, { 'X-Sandbox-Mode': 'manual' })).json;
    await service.call(`/extern/sandbox/orders/${order.id}/advance`, { key, body: { toEnd: true } });
    for (const program of twiceInBothOrders(await buildAll(DOWNLOADING, folder))) {
      expect(await runToEnd(program, env, folder, order.orderNumber)).toContain('checksum right');
    }
  }));

/** The programs that run for as long as nobody stops them; those of one list have different state files. */
const FOLLOWING = TYPESCRIPT.map((typescript, index) => {
  const onThisNode = [
    [typescript, samplePath('poll-changes.ts')] as const,
    [TYPESCRIPT_SDKS[index]!, samplePath('sdk-follow-orders.ts')] as const,
  ];
  const others = [
    [python, samplePath('poll_changes.py')] as const,
    [php, samplePath('poll-changes.php')] as const,
    [go, samplePath('poll-changes.go')] as const,
    [PYTHON_SDK_TOOL, samplePath('sdk_follow_orders.py')] as const,
    [PHP_SDK_TOOL, samplePath('sdk-follow-orders.php')] as const,
    [GO_SDK_TOOL, samplePath('sdk-follow-orders.go')] as const,
  ];
  return { name: typescript.name, samples: index === 0 ? [...onThisNode, ...others] : onThisNode };
});

/** Runs a program that does not end by itself until the check succeeds. */
async function runUntil<Found>(
  { name, command }: Built,
  env: Record<string, string>,
  cwd: string,
  check: (output: string) => Found,
): Promise<Found> {
  const settings = { ...env, SINCE: service.clock.now().toISOString(), EVERY_SECONDS: '0.05' };
  const program = startProgram(command, settings, cwd);
  try {
    return await vi.waitFor(() => check(program.output()));
  } catch (error) {
    throw new Error(`${name}: ${program.output()}`, { cause: error });
  } finally {
    await program.stop();
  }
}

test.for(FOLLOWING)(
  'programs that follow changes, stopped before the first one, report it after a restart: $name',
  ({ samples }) =>
    withFolder(async (folder) => {
      const { key, env } = await newSettings();
      const programs = await buildAll(samples, folder);
      const states: string[] = [];
      for (const program of programs) {
        const state = await runUntil(program, env, folder, () => {
          const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
          expect(names).toHaveLength(states.length + 1);
          return names.find((name) => !states.includes(name))!;
        });
        states.push(state);
      }
      const { orderNumber } = (await createOrder(service, key)).json;
      // A program that lost its state would start after the order.
      service.clock.advance(3_600_000);
      for (const [index, program] of [...programs.entries()].toReversed()) {
        const state = join(folder, states[index]!);
        const before = readFileSync(state, 'utf8');
        linkSync(state, `${state}.before`);
        await runUntil(program, env, folder, (output) => {
          expect(output.trim().split('\n')).toEqual([expect.stringContaining(orderNumber)]);
          expect(readFileSync(state, 'utf8')).not.toBe(before);
        });
        // The file was replaced, not overwritten: a crash leaves the old or the new state, never half of one.
        expect([program.name, readFileSync(`${state}.before`, 'utf8')]).toEqual([program.name, before]);
      }
    }),
);

test('every tab of the quick start succeeds after every other', () =>
  withFolder(async (folder) => {
    const { key, env } = await newSettings();
    const { fences } = pages.find(({ name }) => name === 'quick-start')!;
    // How the SDK is installed from the service has a test of its own.
    const isInstall = (code: string) => /^(?:npm|pip) install /.test(code);
    const pieces = (tab: string) =>
      fences
        .filter(({ words, code }) => words.includes(`tab=${tab}`) && !isInstall(code))
        .map(({ code }) => code);
    const save = async (tab: string, file: string) => {
      const path = join(folder, file);
      await writeFile(path, fillIn(pieces(tab).join('\n'), { base: service.url, key }));
      return path;
    };
    const programs = await buildAll(
      [
        ...withSample(TYPESCRIPT_SDKS, await save('TypeScript', 'quick-start.ts')),
        [PYTHON_SDK_TOOL, await save('Python', 'quick_start.py')],
      ],
      folder,
    );
    const curl = async () => {
      for (const command of pieces('curl')) await runCommand(command, key);
    };
    const tabs = [
      curl,
      ...programs.map((program) => async () => {
        expect(await runToEnd(program, env, folder)).toContain('SBX-');
      }),
    ];
    for (const runTab of twiceInBothOrders(tabs)) await runTab();
  }));
