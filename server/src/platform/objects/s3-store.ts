// Keeps objects in an S3-compatible store: requests signed with version 4, over pooled connections.
import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { type Dispatcher, Pool } from 'undici';
import {
  type ByteRange,
  type ListedObject,
  ObjectMissing,
  type ObjectStore,
  StoreUnavailable,
} from './object-store.ts';
import { readErrorCode, readObjectList } from './s3-answers.ts';
import type { S3Settings } from './storage-url.ts';

const CONNECT_WITHIN_MS = 3000;
const ANSWER_WITHIN_MS = 15_000;
/** The store answers only after the whole body has arrived. */
const STORE_WITHIN_MS = 30_000;
const REACH_WITHIN_MS = 2000;
/** Without a byte for this long, a download ends. Time in which our own client is slow does not count. */
const NEXT_BYTES_WITHIN_MS = 30_000;
/** Less than the 5 s after which many servers close an idle connection. */
const KEEP_ALIVE_MS = 4000;
const MAX_ERROR_BYTES = 16 * 1024;
const EMPTY_SHA256 = createHash('sha256').digest('hex');

interface StoreRequest {
  method: 'GET' | 'PUT' | 'DELETE' | 'HEAD';
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
  answerWithinMs?: number;
}

export function s3Store(settings: S3Settings, { keysPerPage = 1000 } = {}): ObjectStore {
  const { bucket, region, accessKeyId, secretAccessKey, pathStyle } = settings;
  const endpoint = new URL(settings.endpoint);
  const origin = pathStyle ? endpoint.origin : `${endpoint.protocol}//${bucket}.${endpoint.host}`;
  const base = pathStyle ? `${origin}/${bucket}` : origin;
  const pool = new Pool(origin, {
    connect: { timeout: CONNECT_WITHIN_MS },
    allowH2: false,
    bodyTimeout: NEXT_BYTES_WITHIN_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
  });
  /** The derived signing key of the day. */
  const cache = new Map<string, ArrayBuffer>();

  async function sendOnce(request: StoreRequest): Promise<Dispatcher.ResponseData> {
    const { method, key = '', query = {}, body, answerWithinMs = ANSWER_WITHIN_MS } = request;
    const parameters = new URLSearchParams(query).toString();
    const url = `${base}${key && `/${key}`}${parameters && `?${parameters}`}`;
    const sha256 = body ? createHash('sha256').update(body).digest('hex') : EMPTY_SHA256;
    const signed = await new AwsV4Signer({
      method,
      url,
      headers: { 'X-Amz-Content-Sha256': sha256, ...request.headers },
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
      cache,
    }).sign();
    return pool.request({
      method,
      path: `${signed.url.pathname}${signed.url.search}`,
      headers: Object.fromEntries(signed.headers),
      body: body ?? null,
      headersTimeout: answerWithinMs,
    });
  }

  /** Every request can be repeated: an object is written once under its name, with the same bytes. */
  async function send(request: StoreRequest): Promise<Dispatcher.ResponseData> {
    try {
      const answer = await sendOnce(request);
      if (answer.statusCode < 500) return answer;
      await answer.body.dump();
    } catch (error) {
      if (isFinal(error)) throw unavailable(error);
    }
    try {
      return await sendOnce(request);
    } catch (error) {
      throw unavailable(error);
    }
  }

  /** Throws unless the store answered with success. */
  async function succeed(request: StoreRequest): Promise<Dispatcher.ResponseData> {
    const answer = await send(request);
    if (answer.statusCode < 300) return answer;
    const code = readErrorCode(await readStart(answer.body));
    if (answer.statusCode === 404 && code === 'NoSuchKey') throw new ObjectMissing(request.key!);
    throw new StoreUnavailable(`The store answered with ${answer.statusCode} ${code ?? ''}`.trim());
  }

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
    close: () => pool.close(),
  };
}

/** A connection that breaks may have been idle for too long; one that cannot be made, or waits, is not tried again. */
function isFinal(error: unknown): boolean {
  return !['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(codeOf(error));
}

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? 'no answer');

function unavailable(error: unknown): StoreUnavailable {
  if (error instanceof StoreUnavailable) return error;
  return new StoreUnavailable(`The store cannot be reached: ${codeOf(error)}`, { cause: error });
}

function rethrowUnavailable(error: unknown): never {
  throw unavailable(error);
}

async function readStart(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      chunks.push(chunk as Buffer);
      size += (chunk as Buffer).length;
      if (size > MAX_ERROR_BYTES) break;
    }
  } catch {
    // The status alone says enough.
  }
  return Buffer.concat(chunks).toString('utf8');
}
