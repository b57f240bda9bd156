// Sends requests to an S3-compatible store: signed with version 4, over pooled connections, once more after a broken one.
import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { type Dispatcher, Pool } from 'undici';
import { ObjectMissing, StoreUnavailable } from './object-store.ts';
import { readErrorCode } from './s3-answers.ts';
import type { S3Settings } from './storage-url.ts';

const CONNECT_WITHIN_MS = 3000;
const ANSWER_WITHIN_MS = 15_000;
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

export interface S3Requests {
  /** Does not repeat the request. Any status is an answer. */
  sendOnce(request: StoreRequest): Promise<Dispatcher.ResponseData>;
  /** Throws unless the store answered with success. */
  succeed(request: StoreRequest): Promise<Dispatcher.ResponseData>;
  close(): Promise<void>;
}

export function s3Requests(settings: S3Settings): S3Requests {
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

  async function succeed(request: StoreRequest): Promise<Dispatcher.ResponseData> {
    const answer = await send(request);
    if (answer.statusCode < 300) return answer;
    const code = readErrorCode(await readStart(answer.body));
    if (answer.statusCode === 404 && code === 'NoSuchKey') throw new ObjectMissing(request.key!);
    throw new StoreUnavailable(`The store answered with ${answer.statusCode} ${code ?? ''}`.trim());
  }

  return { sendOnce, succeed, close: () => pool.close() };
}

/** A connection that breaks may have been idle for too long; one that cannot be made, or waits, is not tried again. */
function isFinal(error: unknown): boolean {
  return !['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(codeOf(error));
}

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? 'no answer');

export function unavailable(error: unknown): StoreUnavailable {
  if (error instanceof StoreUnavailable) return error;
  return new StoreUnavailable(`The store cannot be reached: ${codeOf(error)}`, { cause: error });
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
