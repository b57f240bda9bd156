// The sample programs that follow orders and fetch documents do what their pages describe.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, vi } from 'vitest';
import { createOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import {
  GO_SDK_TOOL,
  type Language,
  languageNamed,
  PHP_SDK_TOOL,
  PYTHON_SDK_TOOL,
  samplePath,
  startProgram,
  TYPESCRIPT,
  TYPESCRIPT_SDKS,
  testWith,
  withFolder,
  withSample,
} from './sample-programs.ts';
import { openUnreliableProxy } from './unreliable-proxy.ts';

const service = await sharedService();
const [python, php, go] = ['Python', 'PHP', 'Go'].map(languageNamed) as [Language, Language, Language];
const POLLING = [
  ...withSample(TYPESCRIPT, 'poll-changes.ts'),
  [python, 'poll_changes.py'],
  [php, 'poll-changes.php'],
  [go, 'poll-changes.go'],
] as const;
const FOLLOWING = [
  ...POLLING,
  ...withSample(TYPESCRIPT_SDKS, 'sdk-follow-orders.ts'),
  [PYTHON_SDK_TOOL, 'sdk_follow_orders.py'],
  [PHP_SDK_TOOL, 'sdk-follow-orders.php'],
  [GO_SDK_TOOL, 'sdk-follow-orders.go'],
] as const;

describe('polling', () => {
  for (const [language, sample] of FOLLOWING) {
    testWith(language, 'reports each change once, also after a restart', () =>
      withFolder(async (folder) => {
        const { key } = await service.customer();
        const settings = {
          HANDOVER_URL: service.url,
          HANDOVER_API_KEY: key,
          SINCE: service.clock.now().toISOString(),
          EVERY_SECONDS: '0.05',
        };
        const command = await language.build(samplePath(sample), folder);
        const start = () => startProgram(command, settings, folder);
        const order = (await createOrder(service, key, {}, { 'X-Sandbox-Mode': 'manual' })).json;
        const advance = async () => {
          // Less than the overlap, so that every round reads the same orders again.
          service.clock.advance(1000);
          await service.call(`/extern/sandbox/orders/${order.id}/advance`, { key, body: {} });
        };
        const told = (output: string) => output.trim().split('\n');
        const first = start();
        try {
          await vi.waitFor(() => expect(first.output()).toContain(order.orderNumber));
          for (const step of [2, 3, 4]) {
            await advance();
            await vi.waitFor(() => expect(told(first.output())).toHaveLength(step));
          }
          expect(first.output()).toMatch(new RegExp(`${order.orderNumber} SCHEDULED\\n$`));
        } finally {
          await first.stop();
        }
        await advance();
        const second = start();
        try {
          await vi.waitFor(() => expect(second.output()).toContain('PICKUP_IN_PROGRESS'));
          expect(told(second.output())).toHaveLength(1);
        } finally {
          await second.stop();
        }
      }),
    );
  }

  for (const [language, sample] of POLLING) {
    testWith(language, 'goes on after no answer and after half of one', () =>
      withFolder(async (folder) => {
        const { key } = await service.customer();
        const { orderNumber } = (await createOrder(service, key)).json;
        const way = await openUnreliableProxy(service.url, ['half an answer', 'answer lost', 'busy']);
        const settings = { HANDOVER_URL: way.url, HANDOVER_API_KEY: key, EVERY_SECONDS: '0.05' };
        const command = await language.build(samplePath(sample), folder);
        const program = startProgram(command, { ...settings, SINCE: '2026-01-01T00:00:00Z' }, folder);
        try {
          await vi.waitFor(() => expect(program.output()).toContain(orderNumber));
        } finally {
          await Promise.all([program.stop(), way.close()]);
        }
      }),
    );

    testWith(language, 'reads more than one page', () =>
      withFolder(async (folder) => {
        const { key } = await service.customer();
        const orders = await Promise.all(Array.from({ length: 101 }, () => createOrder(service, key)));
        const settings = { HANDOVER_URL: service.url, HANDOVER_API_KEY: key, SINCE: '2026-01-01T00:00:00Z' };
        const program = startProgram(await language.build(samplePath(sample), folder), settings, folder);
        try {
          await vi.waitFor(() => {
            const numbers = program.output().match(/SBX-\d+/g) ?? [];
            expect(numbers.sort()).toEqual(orders.map(({ json }) => json.orderNumber).sort());
          });
        } finally {
          await program.stop();
        }
      }),
    );
  }
});

describe('downloading documents', () => {
  for (const [language, sample] of [
    ...withSample(TYPESCRIPT, 'download-documents.ts'),
    [python, 'download_documents.py'],
    [php, 'download-documents.php'],
    [go, 'download-documents.go'],
  ] as const) {
    testWith(language, 'keeps only files that match their checksum', () =>
      withFolder(async (folder) => {
        const { key } = await service.customer();
        const order = (await createOrder(service, key, {}, { 'X-Sandbox-Mode': 'manual' })).json;
        await service.call(`/extern/sandbox/orders/${order.id}/advance`, { key, body: { toEnd: true } });
        const { data } = (await service.call(`/extern/orders/${order.id}/documents`, { key })).json;
        const [file, ...args] = await language.build(samplePath(sample), folder);
        const download = (url: string) => {
          const settings = { HANDOVER_URL: url, HANDOVER_API_KEY: key };
          return startProgram([file, ...args, order.orderNumber], settings, folder);
        };
        const kept = (fileName: string) => existsSync(join(folder, fileName));

        const way = await openUnreliableProxy(service.url, ['none', 'altered']);
        const deceived = download(way.url);
        expect(await deceived.ended, deceived.output()).toBe(1);
        expect(deceived.output()).toContain('fetch it again');
        expect(data.filter((each: { fileName: string }) => kept(each.fileName))).toEqual([]);
        await way.close();

        const program = download(service.url);
        expect(await program.ended, program.output()).toBe(0);
        expect(data.length).toBeGreaterThan(2);
        for (const { fileName, sha256 } of data) {
          const bytes = readFileSync(join(folder, fileName));
          expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
        }
      }),
    );
  }
});
