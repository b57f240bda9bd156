// Opens an event stream, or refuses it with the reason when too many are open.
import {
  EVENT_STREAM_HEADERS,
  type EventStream,
  type EventStreams,
  type StreamHolder,
} from '../../../http/event-streams.ts';
import type { Answer } from '../../../http/route.ts';
import { callErrors, serviceBusy } from '../../../platform/call-errors.ts';

const RETRY_AFTER_SECONDS = 30;

export function openStream(streams: EventStreams, holder: StreamHolder): EventStream {
  const opened = streams.open(holder);
  if (opened === 'TOO_MANY_OF_HOLDER') {
    const whose = holder.user === undefined ? 'from this address' : 'for this user or from this address';
    const message = `Too many streams are open ${whose}. Close some, or wait for ${RETRY_AFTER_SECONDS} s.`;
    throw callErrors.RATE_LIMITED({ message, headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } });
  }
  if (opened === 'TOO_MANY') {
    const message =
      'Too many streams are open right now. Read the record instead, and retry after Retry-After seconds.';
    throw serviceBusy(RETRY_AFTER_SECONDS, { message });
  }
  return opened;
}

export function answerWith(stream: EventStream): Answer {
  return { status: 200, headers: EVENT_STREAM_HEADERS, body: stream.body };
}
