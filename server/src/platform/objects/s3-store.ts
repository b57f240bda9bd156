import {
  type ByteRange,
  type ListedObject,
  ObjectMissing,
  type ObjectStore,
  StoreUnavailable,
} from './object-store.ts';
import { readObjectList } from './s3-answers.ts';
import { s3Requests, unavailable } from './s3-requests.ts';
import type { S3Settings } from './storage-url.ts';

/** The store answers only after the whole body has arrived. */
const STORE_WITHIN_MS = 30_000;
const REACH_WITHIN_MS = 2000;

export function s3Store(settings: S3Settings, { keysPerPage = 1000 } = {}): ObjectStore {
  const { sendOnce, succeed, close } = s3Requests(settings);
  return {
    async put(key, bytes) {
      const answer = await succeed({ method: 'PUT', key, body: bytes, answerWithinMs: STORE_WITHIN_MS });
      await answer.body.dump();
    },
    async *get(key: string, range?: ByteRange) {
      const headers = range ? { Range: `bytes=${range.first}-${range.last}` } : {};
      const { body, statusCode } = await succeed({ method: 'GET', key, headers });
      try {
        if (range && statusCode !== 206) {
          await body.dump();
          throw new StoreUnavailable('The store does not send parts of objects');
        }
        for await (const chunk of body) yield chunk as Buffer;
      } catch (error) {
        throw unavailable(error);
      }
    },
    async delete(key) {
      try {
        const answer = await succeed({ method: 'DELETE', key });
        await answer.body.dump();
      } catch (error) {
        if (!(error instanceof ObjectMissing)) throw error;
      }
    },
    async *list(): AsyncGenerator<ListedObject[]> {
      for (let marker = ''; ; ) {
        const answer = await succeed({ method: 'GET', query: { 'max-keys': String(keysPerPage), marker } });
        const { objects, isLast } = readObjectList(await answer.body.text().catch(rethrowUnavailable));
        yield objects;
        if (isLast || objects.length === 0) return;
        marker = objects.at(-1)!.key;
      }
    },
    async isReachable() {
      try {
        const answer = await sendOnce({ method: 'HEAD', answerWithinMs: REACH_WITHIN_MS });
        await answer.body.dump();
        return answer.statusCode < 300;
      } catch {
        return false;
      }
    },
    close,
  };
}

function rethrowUnavailable(error: unknown): never {
  throw unavailable(error);
}
