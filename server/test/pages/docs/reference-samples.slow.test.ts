// The samples of the reference, in every language: all calls of one language as one program, against a real service.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { CURL, SAMPLE_LANGUAGES } from '../../../src/pages/docs/samples/languages.ts';
import type { SampleCall } from '../../../src/pages/docs/samples/sample-call.ts';
import { SHORT_COMPILER_RUN } from '../../harness/build-tools.ts';
import { createOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { fillIn } from './command-runner.ts';
import { referenceCalls as calls } from './reference-calls.ts';
import { LANGUAGES, startProgram, type Tool, TYPESCRIPT, testWith, withFolder } from './sample-programs.ts';

const service = await sharedService();
const run = promisify(execFile);

/** A stream does not end by itself: its code is compiled, but not run. */
const ending = calls.filter(({ answer }) => answer !== 'stream');

/** Each call gets records of its own, so that no call takes away what another one needs. */
async function recordsFor(key: string, accountId: string) {
  const call = (path: string, body?: object) => service.call(path, { key, body });
  const order = async () => (await createOrder(service, key, {}, { 'X-Sandbox-Mode': 'manual' })).json;
  const delivered = await order();
  await call(`/extern/sandbox/orders/${delivered.id}/advance`, { toEnd: true });
  const [document] = (await call(`/extern/orders/${delivered.id}/documents`)).json.data;
  const quote = async () => {
    const { id } = (await createQuote()).json;
    await call(`/extern/sandbox/orders/${id}/advance`, {});
    return id;
  };
  const createQuote = () =>
    service.call('/extern/quotes', {
      key,
      headers: { 'X-Sandbox-Mode': 'manual' },
      body: {
        pickup: { street: 'Königstraße 1', postalCode: '70173', city: 'Stuttgart' },
        delivery: { street: 'Marienplatz 8', postalCode: '80331', city: 'München' },
      },
    });
  const newInbox = async () => (await call('/extern/sandbox/inboxes', {})).json;
  const inbox = await newInbox();
  const endpoint = async () =>
    (await call('/extern/webhook-subscriptions', { url: inbox.url, events: ['order.created'] })).json.id;
  const lasting = await endpoint();
  // The endpoint gets its creation.
  await order();
  const [delivery] = (await call(`/extern/webhook-subscriptions/${lasting}/deliveries`)).json.data;
  const client = await service.credential(accountId, { type: 'oauth_client' });
  return {
    document,
    delivered: delivered.orderNumber,
    inbox,
    client,
    order: async () => (await order()).orderNumber,
    quote,
    delivery: delivery.id,
    /** An account has at most ten, so that only the call that deletes one gets its own. */
    endpoint: (operationId: string) => (operationId.startsWith('delete') ? endpoint() : lasting),
    /** The call that reads needs the message in the first one. */
    inboxId: async (operationId: string) =>
      operationId.startsWith('delete') ? (await newInbox()).id : inbox.id,
  };
}

/** The samples as a reader fills them in. */
async function filledIn(given: readonly SampleCall[]): Promise<SampleCall[]> {
  const { key, accountId } = await service.customer();
  const records = await recordsFor(key, accountId);
  return Promise.all(
    given.map(async (call) => {
      const isDownload = call.operationId === 'downloadDocument';
      const needsOrder = call.url.includes('{{order}}');
      const text = fillIn(JSON.stringify(call), {
        base: service.url,
        key,
        inbox: records.inbox.url,
        order: isDownload ? records.delivered : needsOrder ? await records.order() : '',
      })
        .replace('YOUR_DOCUMENT', records.document.id)
        .replace('YOUR_DELIVERY', records.delivery)
        .replace('svcc_YOUR_CLIENT', records.client.clientId!)
        .replace('YOUR_SECRET', records.client.secret);
      const quote = text.includes('YOUR_QUOTE') ? await records.quote() : '';
      const endpoint = text.includes('YOUR_WEBHOOK_SUBSCRIPTION')
        ? await records.endpoint(call.operationId)
        : '';
      const inboxId = text.includes('YOUR_INBOX') ? await records.inboxId(call.operationId) : '';
      return JSON.parse(
        text
          .replace('YOUR_QUOTE', quote)
          .replace('YOUR_WEBHOOK_SUBSCRIPTION', endpoint)
          .replace('YOUR_INBOX', inboxId),
      ) as SampleCall;
    }),
  );
}

/** How each language is built: one version of Node is enough, because the samples use nothing new. */
const tools: Tool[] = [
  {
    name: 'curl',
    missing: null,
    build: async (sample) => ['bash', '-euo', 'pipefail', sample] as [string, ...string[]],
  },
  TYPESCRIPT[0]!,
  ...LANGUAGES.slice(TYPESCRIPT.length),
];
const FILES = ['calls.sh', 'calls.ts', 'calls.py', 'calls.php', 'Calls.java', 'calls.cs', 'calls.go'];

for (const [index, language] of SAMPLE_LANGUAGES.entries()) {
  const tool = tools[index]!;
  testWith(tool, `every sample of the reference succeeds in ${language.name}`, () =>
    withFolder(async (folder) => {
      const filled = await filledIn(ending);
      const path = join(folder, FILES[index]!);
      await writeFile(join(folder, '.curlrc'), 'fail-with-body\nsilent\nshow-error\n');
      await writeFile(path, language.program(filled, 'Calls'));
      const program = startProgram(await tool.build(path, folder), { CURL_HOME: folder }, folder);
      // The program of the page has one call: it must be complete, too.
      const [code] = await Promise.all([program.ended, language !== CURL && checkAlone(index, folder)]);
      const end = program.output().slice(-2000);
      // Every call ends the program if it fails; the last one reads a message in an inbox.
      if (code !== 0 && 'mayCrashAtItsEnd' in tool) expect(end).toContain('X-Service-Signature');
      else expect(code, end).toBe(0);
    }),
  );
}

/** Checks the program of the call that has a stream as answer, which the others leave out. */
async function checkAlone(index: number, folder: string): Promise<void> {
  const language = SAMPLE_LANGUAGES[index]!;
  const stream = calls.find(({ answer }) => answer === 'stream')!;
  const file = FILES[index]!.replace('alls', 'all');
  const path = join(folder, file);
  await writeFile(path, language.program([stream], 'Call'));
  const check: Record<string, [string, ...string[]]> = {
    TypeScript: [process.execPath, '--check', path.replace('.ts', '.mjs')],
    Python: ['python3', '-m', 'py_compile', path],
    PHP: ['php', '-l', path],
    Java: ['javac', ...SHORT_COMPILER_RUN, '-d', folder, path],
    'C#': ['mcs', '-r:System.Net.Http.dll', `-out:${path}.exe`, path],
    Go: ['gofmt', '-e', path],
  };
  const [command, ...args] = check[language.name]!;
  if (language.name === 'TypeScript') await writeFile(args.at(-1)!, language.program([stream], 'Call'));
  await run(command, args, { cwd: folder });
}
