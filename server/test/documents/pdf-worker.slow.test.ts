// The rendering threads as the bundle starts them: same bytes, clear failures, no thread left running.
import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { encodePng } from '../../src/documents/pdf/encode-png.ts';
import { type PdfRenderer, pdfRenderer } from '../../src/documents/pdf/render.ts';
import * as sample from './pdf-samples.ts';

const server = fileURLToPath(new URL('../..', import.meta.url));

describe('worker threads of the bundle', () => {
  const folder = join(server, 'node_modules', '.cache', 'handover', randomBytes(6).toString('hex'));

  async function bundle(name: string, worker: string | null): Promise<PdfRenderer> {
    const outdir = join(folder, name);
    const entryPoints = {
      render: 'src/documents/pdf/render.ts',
      'pdf-worker': 'src/documents/pdf/pdf-worker.ts',
    };
    const options = {
      bundle: true,
      splitting: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
    } as const;
    await build({ absWorkingDir: server, entryPoints, outdir, ...options });
    if (worker !== null) writeFileSync(join(outdir, 'pdf-worker.js'), worker);
    const made = await import(pathToFileURL(join(outdir, 'render.js')).href);
    return made.pdfRenderer();
  }

  let threads: PdfRenderer;

  beforeAll(async () => {
    threads = await bundle('real', null);
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  afterAll(async () => {
    await threads.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('render the same bytes as the sources, many at once', async () => {
    const documents = Object.values(sample.samples).map((make) => make('de'));
    const rendered = await Promise.all(documents.map((document) => threads.render(document)));
    for (const [index, document] of documents.entries()) {
      expect(rendered[index]!.equals(await pdfRenderer().render(document))).toBe(true);
    }
  }, 120_000);

  it('reject a document that cannot be rendered, and continue', async () => {
    const photos = [{ image: Buffer.from('x'), caption: null, damageNumber: null, takenAt: null }];
    const broken = threads.render({ ...sample.pickupProtocol('de'), photos });
    await expect(broken).rejects.toMatchObject({ name: 'PdfError', code: 'IMAGE_UNREADABLE' });
    const uncloneable = { ...sample.quote('de'), note: (() => '') as never };
    await expect(threads.render(uncloneable)).rejects.toMatchObject({ code: 'RENDERING_FAILED' });
    expect((await threads.render(sample.quote('de'))).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('report whether a drawing can be shown and holds a signature', async () => {
    const drawing = sample.drawing(1000, 1000);
    const white = encodePng({ width: 1000, height: 1000, rgb: Buffer.alloc(3_000_000, 255) });
    const larger = encodePng({ width: 1001, height: 1000, rgb: Buffer.alloc(3_003_000, 255) });
    const tried = [
      drawing,
      white,
      larger,
      drawing.subarray(0, -20),
      Buffer.from('no picture'),
      Buffer.alloc(0),
    ];
    const answers = await Promise.all(tried.map((png) => threads.checkDrawing(png, 'driver')));
    expect(answers).toEqual(['SIGNATURE', 'EMPTY', ...Array(4).fill('UNREADABLE')]);
  });

  it('reject unfinished documents when they are closed, and can start again', async () => {
    const unfinished = Array.from({ length: 5 }, () => threads.render(sample.quote('de')));
    const results = Promise.allSettled(unfinished);
    await threads.close();
    for (const result of await results) expect(result).toMatchObject({ reason: { code: 'CLOSED' } });
    expect(await threads.render(sample.quote('de'))).toBeInstanceOf(Buffer);
  });

  it('are terminated when they hang, and the next document gets a new thread', async () => {
    const hanging = await bundle(
      'hanging',
      "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { for (;;); });",
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const results = Promise.allSettled([1, 2, 3].map(() => hanging.render(sample.quote('de'))));
    await vi.advanceTimersByTimeAsync(20_000);
    await vi.advanceTimersByTimeAsync(20_000);
    for (const result of await results) expect(result).toMatchObject({ reason: { code: 'TIMED_OUT' } });
    await hanging.close();
  });

  it('alternate between accounts, so that a large backlog of one account does not delay the others', async () => {
    const order: string[] = [];
    const renderFor = (accountId: string) => {
      const document = sample.quote('de');
      const done = threads.render({ ...document, order: { ...document.order, accountId } });
      return done.then(() => order.push(accountId));
    };
    const all = [
      ...Array.from({ length: 12 }, () => renderFor('many')),
      renderFor('one'),
      renderFor('other'),
    ];
    await Promise.all(all);
    // Two were being rendered when the others came, and one more was taken between them.
    expect(order.indexOf('one')).toBeLessThan(5);
    expect(order.indexOf('other')).toBeLessThan(6);
  });

  it('limit the queue, in total and per account, and answer when to retry', async () => {
    const slow = await bundle(
      'slow',
      "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => undefined);",
    );
    const refused: unknown[] = [];
    const renderFor = (accountId: string) => {
      const document = sample.quote('de');
      void slow
        .render({ ...document, order: { ...document.order, accountId } })
        .catch((error) => refused.push(error));
    };
    for (let i = 0; i < 43; i += 1) renderFor('many');
    await vi.waitFor(() => expect(refused).toHaveLength(1));
    expect(refused[0]).toMatchObject({ code: 'SERVICE_BUSY', status: 503, headers: { 'Retry-After': '5' } });
    for (let account = 0; account < 7; account += 1) {
      for (let i = 0; i < 20; i += 1) renderFor(`account ${account}`);
    }
    await vi.waitFor(() => expect(refused).toHaveLength(1 + 20));
    await slow.close();
    await vi.waitFor(() => expect(refused).toHaveLength(43 + 140));
  });

  it('reject their document when they crash', async () => {
    const dying = await bundle(
      'dying',
      "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => process.exit(3));",
    );
    const results = await Promise.allSettled([1, 2, 3].map(() => dying.render(sample.quote('de'))));
    for (const result of results) expect(result).toMatchObject({ reason: { code: 'RENDERING_FAILED' } });
  });

  it('are stopped after one idle minute, but not while they work', async () => {
    const naming = await bundle(
      'naming',
      "import { parentPort, threadId } from 'node:worker_threads'; parentPort.on('message', () => parentPort.postMessage({ result: new Uint8Array([threadId]) }));",
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const thread = async () => (await naming.render(sample.quote('de')))[0];
    const first = await thread();
    vi.advanceTimersByTime(59_000);
    expect(await thread()).toBe(first);
    vi.advanceTimersByTime(59_000);
    expect(await thread()).toBe(first);
    vi.advanceTimersByTime(60_000);
    expect(await thread()).not.toBe(first);
    await naming.close();
  });

  it('are replaced while there are calls, so that the next document need not wait, and end without them', async () => {
    const naming = await bundle(
      'replaced',
      "import { parentPort, threadId } from 'node:worker_threads'; parentPort.on('message', () => parentPort.postMessage({ result: new Uint8Array([threadId]) }));",
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const thread = async () => (await naming.render(sample.quote('de')))[0]!;
    naming.warmUp();
    vi.advanceTimersByTime(59_000);
    naming.warmUp();
    vi.advanceTimersByTime(59_000);
    const first = await thread();
    vi.advanceTimersByTime(59_000);
    naming.warmUp();
    vi.advanceTimersByTime(1000);
    expect(await thread()).toBe(first + 1);
    vi.advanceTimersByTime(60_000);
    expect(await thread()).toBe(first + 2);
    await naming.close();
  });
});

test('the main thread never loads the PNG decoder, and starts without parts that few services need', async () => {
  const { metafile } = await build({
    absWorkingDir: server,
    entryPoints: ['src/service-process.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
  });
  const loaded = new Set(['src/service-process.ts']);
  for (const file of loaded) {
    for (const { path, kind } of metafile.inputs[file]?.imports ?? []) {
      if (kind === 'import-statement') loaded.add(path);
    }
  }
  expect([...loaded]).toEqual(expect.arrayContaining(['src/documents/pdf/render.ts', 'pino']));
  for (const name of ['@cwasm/lodepng', 'pdfkit', 'undici', 'marked', 'nodemailer']) {
    expect([...loaded]).not.toContain(name);
  }
});
