// One call of the driver API: returns the result as a value, and measures the phone's clock by the Date
// header.
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { readState, saveState } from '../local-store/state.ts';
import { canReportProgress, uploadFile } from './upload-file.ts';

const PREFIX = '/api/v1/driver';
const JSON_TIMEOUT_MS = 30_000;
const FILE_TIMEOUT_MS = MINUTE_MS;
/** Smaller differences are noise: the Date header has whole seconds, and the call takes time. */
export const MIN_CLOCK_OFFSET_SECONDS = 3;

export interface Answer {
  /** 0 if there was no response. */
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each caller knows the type of its response.
  body: any;
  retryAfterSeconds: number | null;
}

const NO_ANSWER: Answer = { status: 0, body: null, retryAfterSeconds: null };

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  token?: string;
  json?: unknown;
  file?: Blob;
}

export async function callApi({ method, path, token, json, file }: Call): Promise<Answer> {
  const headers = new Headers();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (json !== undefined) headers.set('Content-Type', 'application/json');
  if (file) headers.set('Content-Type', file.type || 'image/jpeg');
  const sentAt = Date.now();
  try {
    const response =
      file && canReportProgress()
        ? await uploadFile(method, PREFIX + path, headers, file)
        : await fetch(PREFIX + path, {
            method,
            headers,
            body: file ?? (json === undefined ? null : JSON.stringify(json)),
            credentials: 'omit',
            cache: 'no-store',
            signal: AbortSignal.timeout(file ? FILE_TIMEOUT_MS : JSON_TIMEOUT_MS),
          });
    await recordClockOffset(response, sentAt);
    const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
    return {
      status: response.status,
      body: await response.json().catch(() => null),
      retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
    };
  } catch {
    return NO_ANSWER;
  }
}

/** Uses the middle between request and response, so that a slow network does not look like a wrong clock. */
async function recordClockOffset(response: Response, sentAt: number): Promise<void> {
  const date = Date.parse(response.headers.get('Date') ?? '');
  if (Number.isNaN(date)) return;
  const offset = Math.round(((sentAt + Date.now()) / 2 - date) / 1000);
  const known = await readState('clockOffsetSeconds');
  if (known === undefined || Math.abs(known - offset) > MIN_CLOCK_OFFSET_SECONDS) {
    // On a full phone the response still counts.
    await saveState('clockOffsetSeconds', offset).catch(() => {});
  }
}
