// The log of the process: JSON lines with the request id of the call that they belong to.
import { type Logger, pino } from 'pino';
import { callLogFields } from './tracing/call-context.ts';

export function createLogger(level: string): Logger {
  // Logs go to standard error, so that standard output stays readable for people.
  const timestamp = pino.stdTimeFunctions.isoTime;
  return pino({ level, base: null, timestamp, mixin: callLogFields }, pino.destination(2));
}
