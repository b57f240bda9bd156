// Answers requests that Node's HTTP parser refuses: broken lines, over-long headers, slow senders.

import type { Socket } from 'node:net';
import { REJECTED_SIGN_INS_PER_MINUTE } from '../../../http/limits.ts';
import { rateLimitHeaders } from '../../../http/trace.ts';
import { callErrors } from '../../../platform/call-errors.ts';
import type { ServiceError } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import type { Services } from '../../../services.ts';
import { apiOf } from '../../apis.ts';

type ParserError = Error & { code?: string | undefined; rawPacket?: unknown };

function explain(error: ParserError): ServiceError {
  const because = (message: string) =>
    callErrors.INVALID_REQUEST({
      message,
      details: { fields: [{ field: 'headers', code: 'invalid_format', message }] },
    });
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      return because('Request line and headers may have at most 16 KiB together.');
    case 'HPE_INVALID_METHOD':
      return callErrors.NOT_FOUND();
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return because('The request did not arrive in time.');
    default:
      return because('This is not a well-formed HTTP request.');
  }
}

export function answerMalformedRequest(services: Services, error: ParserError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = uuidv7(services.core.clock.now());
  const received = error.rawPacket instanceof Buffer ? error.rawPacket.toString('latin1', 0, 500) : '';
  const path = /^[A-Z]+ ([^ ?]+)/.exec(received)?.[1] ?? '';
  const { status, body } = apiOf(path).renderError(explain(error), requestId);
  const text = JSON.stringify(body);
  const limit = {
    limit: REJECTED_SIGN_INS_PER_MINUTE,
    remaining: REJECTED_SIGN_INS_PER_MINUTE,
    resetSeconds: 60,
  };
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    Connection: 'close',
    'X-Request-Id': requestId,
    'X-Service-Environment': 'production',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    ...rateLimitHeaders(limit),
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status} ${status === 404 ? 'Not Found' : 'Bad Request'}\r\n${head.join('')}\r\n${text}`,
  );
}
