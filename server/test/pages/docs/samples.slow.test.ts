// The sample programs that receive webhooks and create orders do what their pages describe.
import { execFile } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { projectPath } from '../../../src/platform/project-root.ts';
import { sendBrokenRequests } from '../../harness/broken-requests.ts';
import { createOrder } from '../../harness/orders.ts';
import { freePort } from '../../harness/process.ts';
import { type Received, startReceiver } from '../../harness/receiver.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { pages } from './doc-pages.ts';
import { PHP_RECIPES, RECIPES } from './raw-body-recipes.ts';
import { writeReferenceProgram } from './reference-calls.ts';
import {
  CSHARP_SDK_TOOL,
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
  TYPESCRIPT_SDK,
  TYPESCRIPT_SDKS,
  testWith,
  untilListening,
  withFolder,
  withSample,
} from './sample-programs.ts';
import { type Fault, openUnreliableProxy } from './unreliable-proxy.ts';

const TEN_MINUTES_MS = 600_000;
const service = await sharedService({ deliver: true });

test('the TypeScript of samples, pages and reference compiles in strict mode', () =>
  withFolder(async (folder) => {
    const isInstalled = (name: string) => name !== 'raw-body-nest.ts';
    const names = readdirSync(projectPath('..', 'docs', 'samples'))
      .filter((name) => name.endsWith('.ts'))
      .filter(isInstalled);
    const config = {
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'es2023',
        module: 'preserve',
        moduleDetection: 'force',
        allowImportingTsExtensions: true,
        skipLibCheck: true,
        typeRoots: [projectPath('..', 'node_modules', '@types')],
        types: ['node'],
        paths: {
          '@handover/sdk': [TYPESCRIPT_SDK],
          '@handover/sdk/testing': [join(dirname(TYPESCRIPT_SDK), 'testing.ts')],
        },
      },
      files: [...names.map(samplePath), ...writeFences(folder), writeReferenceProgram(folder)],
    };
    const path = join(folder, 'tsconfig.json');
    writeFileSync(path, JSON.stringify(config));
    const compiler = projectPath('..', 'node_modules', 'typescript', 'bin', 'tsc');
    await promisify(execFile)(process.execPath, [compiler, '-p', path]).catch((error) => {
      throw new Error(error.stdout);
    });
  }));

/** Declarations that short snippets take from an earlier snippet of their page. */
const MADE_BEFORE = { client: 'Handover', order: 'Order', inbox: 'Inbox' };

function writeFences(folder: string): string[] {
  const pieces = pages.flatMap(({ name, fences }) =>
    fences
      .filter(({ language, code }) => language === 'typescript' && code !== '')
      .map(({ code }, index) => ({ path: join(folder, `${name}-${index + 1}.ts`), code })),
  );
  for (const { path, code } of pieces) {
    const missing = Object.entries(MADE_BEFORE).filter(([name]) => !code.includes(`const ${name} `));
    const made = missing.map(([name, type]) => `declare const ${name}: import('@handover/sdk').${type};\n`);
    writeFileSync(path, made.join('') + code);
  }
  return pieces.map(({ path }) => path);
}

describe('receiving webhooks', () => {
  const messages: Record<'good' | 'old' | 'rolled' | 'foreign', Received> = {} as never;
  let secret: string;

  beforeAll(async () => {
    const receiver = await startReceiver();
    const { key, accountId } = await service.customer();
    const subscribe = async (path: string) => {
      const body = { url: `${receiver.url}${path}`, events: ['order.created'] };
      return (await service.call('/extern/webhook-subscriptions', { key, body })).json;
    };
    const endpoint = await subscribe('/own');
    secret = endpoint.secret;
    const next = async () => {
      receiver.received.length = 0;
      await createOrder(service, key);
      await service.settle();
      return receiver.received.at(-1)!;
    };
    const now = new Date();
    service.clock.set(new Date(now.getTime() - TEN_MINUTES_MS));
    messages.old = await next();
    service.clock.set(now);
    messages.good = await next();
    const path = `/accounts/${accountId}/webhook-endpoints/${endpoint.id}`;
    await service.ops('POST', `${path}/roll-secret`, { hours: 1 });
    messages.rolled = await next();
    await service.call(`/extern/webhook-subscriptions/${endpoint.id}`, { method: 'DELETE', key });
    await subscribe('/foreign');
    messages.foreign = await next();
    await receiver.close();
  });

  const postTo = async (address: string, { headers, body }: Pick<Received, 'headers' | 'body'>) => {
    const names = ['content-type', 'x-service-signature'].filter((name) => headers[name] !== undefined);
    const response = await fetch(address, {
      method: 'POST',
      headers: Object.fromEntries(names.map((name) => [name, String(headers[name])])),
      body,
    });
    return response.status;
  };

  const takesOnlyItsOwn = (language: Tool, sample: string, path = '/') =>
    withFolder(async (folder) => {
      const port = await freePort();
      const post = (message: Pick<Received, 'headers' | 'body'>) =>
        postTo(`http://127.0.0.1:${port}${path}`, message);
      const [file, ...args] = await language.build(samplePath(sample), folder);
      // The only server that PHP includes is the development server.
      const command = file === 'php' ? ['-S', `127.0.0.1:${port}`, ...args] : args;
      const program = startProgram(
        [file, ...command],
        { HANDOVER_WEBHOOK_SECRET: secret, PORT: port },
        folder,
      );
      try {
        await untilListening(port);
        const { good, old, rolled, foreign } = messages;
        const signature = String(good.headers['x-service-signature']);
        const signed = (header: string | undefined) => ({
          body: good.body,
          headers: { 'x-service-signature': header },
        });
        expect({
          good: await post(good),
          'two parts, the second one its own': await post(rolled),
          'of another secret': await post(foreign),
          'ten minutes old': await post(old),
          'another body': await post({ ...good, body: `${good.body} ` }),
          'no signature': await post(signed(undefined)),
          'no time': await post(signed(signature.replace(/^t=\d+,/, ''))),
          'a time that is none': await post(signed(signature.replace(/^t=\d+/, 't=soon'))),
          nonsense: await post(signed('=,,v1,t')),
        }).toEqual({
          good: 204,
          'two parts, the second one its own': 204,
          'of another secret': 401,
          'ten minutes old': 401,
          'another body': 401,
          'no signature': 401,
          'no time': 401,
          'a time that is none': 401,
          nonsense: 401,
        });
        const slow = await sendBrokenRequests(Number(port));
        expect(await post(good), program.output()).toBe(204);
        slow.destroy();
        expect(String(messages.rolled.headers['x-service-signature'])).toMatch(/^t=\d+,v1=\w+,v1=\w+$/);
        await vi.waitFor(() => expect(program.output()).toContain('order.created'));
      } finally {
        await program.stop();
      }
    });

  for (const [language, sample] of [
    ...LANGUAGES.map((each) => [each, each.receiver] as const),
    ...withSample(TYPESCRIPT_SDKS, 'sdk-receive-webhooks.ts'),
    [PYTHON_SDK_TOOL, 'sdk_receive_webhooks.py'],
    [PHP_SDK_TOOL, 'sdk-receive-webhooks.php'],
    [GO_SDK_TOOL, 'sdk-receive-webhooks.go'],
    [JAVA_SDK_TOOL, 'SdkReceiveWebhooks.java'],
    [CSHARP_SDK_TOOL, 'sdk-receive-webhooks.cs'],
  ] as const) {
    testWith(language, 'accepts messages signed with its secret just now, and no others', () =>
      takesOnlyItsOwn(language, sample),
    );
  }

  for (const { sample, ...recipe } of RECIPES) {
    testWith(recipe, 'keeps the raw body, and accepts only messages signed with its secret just now', () =>
      takesOnlyItsOwn(recipe, sample, '/webhooks'),
    );
  }
});

testWith(languageNamed('PHP'), 'parses the recipes whose frameworks are not installed here', async () => {
  for (const sample of PHP_RECIPES) await promisify(execFile)('php', ['-l', samplePath(sample)]);
});

describe('creating an order', () => {
  const ordersOnce = (language: Language) =>
    withFolder(async (folder) => {
      const command = await language.build(samplePath(language.creator), folder);
      const orderOver = async (faults: Fault[]) => {
        const { key } = await service.customer();
        const way = await openUnreliableProxy(service.url, faults);
        const program = startProgram(command, { HANDOVER_URL: way.url, HANDOVER_API_KEY: key }, folder);
        try {
          const code = await program.ended;
          if (!language.mayCrashAtItsEnd) expect(code, program.output()).toBe(0);
          const { data } = (await service.call('/extern/orders', { key })).json;
          expect(data).toHaveLength(1);
          expect(program.output()).toContain(data[0].orderNumber);
          expect(way.calls).toHaveLength(faults.length + 1);
          expect(new Set(way.calls.map((headers) => headers['idempotency-key'])).size).toBe(1);
        } finally {
          await Promise.all([program.stop(), way.close()]);
        }
      };
      const beRefused = async () => {
        const way = await openUnreliableProxy(service.url, []);
        const settings = { HANDOVER_URL: way.url, HANDOVER_API_KEY: 'svc_test_unknown' };
        const program = startProgram(command, settings, folder);
        try {
          expect(await program.ended).not.toBe(0);
          expect(program.output()).toContain('INVALID_CREDENTIALS');
          expect(way.calls).toHaveLength(1);
        } finally {
          await Promise.all([program.stop(), way.close()]);
        }
      };
      await Promise.all([
        orderOver(['answer lost', 'busy']),
        orderOver(['half an answer', 'limited']),
        beRefused(),
      ]);
    });

  for (const language of LANGUAGES) {
    const rule = 'repeats with one key until the outcome is known, and not what stays wrong';
    testWith(language, rule, () => ordersOnce(language));
  }

  for (const [sdk, sample] of [
    ...withSample(TYPESCRIPT_SDKS, 'sdk-first-order.ts'),
    [PYTHON_SDK_TOOL, 'sdk_first_order.py'],
    [PHP_SDK_TOOL, 'sdk-first-order.php'],
    [GO_SDK_TOOL, 'sdk-first-order.go'],
    [JAVA_SDK_TOOL, 'SdkFirstOrder.java'],
    [CSHARP_SDK_TOOL, 'sdk-first-order.cs'],
  ] as const) {
    testWith(sdk, 'orders, downloads and handles the error of a late cancellation', () =>
      withFolder(async (folder) => {
        const { key } = await service.customer();
        const command = await sdk.build(samplePath(sample), folder);
        const settings = { HANDOVER_URL: service.url, HANDOVER_API_KEY: key };
        const program = startProgram(command, settings, folder);
        expect(await program.ended, program.output()).toBe(0);
        expect(program.output()).toMatch(/^ORDER SBX-[\s\S]*INVOICE [\s\S]*Too late to cancel: COMPLETED\n$/);
      }),
    );
  }
});
