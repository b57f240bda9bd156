// An upload that stands still is given up early, and one that advances is not.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { interruptStalledUpload, uploadFile } from '../../src/driver/outbox/upload-file.ts';

let current: FakeRequest;

/** A browser's request, answered by the test. */
class FakeRequest {
  upload: { onprogress?: () => void } = {};
  status = 200;
  responseText = '{"ok":true}';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  constructor() {
    current = this;
  }
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  send() {}
  abort() {
    this.onabort?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = () => uploadFile('PUT', '/photo', new Headers(), new Blob(['x']));

test('it fails after 15 seconds without progress', async () => {
  const failed = expect(start()).rejects.toThrow('The upload failed.');
  await vi.advanceTimersByTimeAsync(15_000);
  await failed;
});

test('slow progress is enough', async () => {
  const sent = start();
  for (let times = 0; times < 6; times += 1) {
    await vi.advanceTimersByTimeAsync(10_000);
    current.upload.onprogress?.();
  }
  current.onload?.();
  expect(await (await sent).json()).toEqual({ ok: true });
});

test('it is interrupted for a new attempt only if it stands still', async () => {
  const sent = start();
  interruptStalledUpload();
  const failed = expect(sent).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(3000);
  interruptStalledUpload();
  await failed;
});
