// The context of a command: the client, its output, and its progress messages.
import { styleText } from 'node:util';
import { type AnsweredCall, type Handover, type HandoverOptions, handover, type Retry } from '@handover/sdk';
import { type Profile, readConfig, selectProfile } from './config.ts';
import { EXIT, Failure } from './exit-codes.ts';

export interface CommandContext {
  /** Set with --json: only JSON goes to standard output. */
  json: boolean;
  /** Aborts on Ctrl-C. */
  signal: AbortSignal;
  /** The profile that was given for this command. */
  profile: string | undefined;
  /** The URL of the service. */
  url(): string;
  /** The key for that service. */
  apiKey(): string;
  client(options?: Partial<HandoverOptions>): Handover;
  /** A line for people; with --json nothing. */
  print(line?: string): void;
  /** A record: JSON with --json, else this text. */
  show(record: unknown, line: string): void;
  /** A note to standard error, separate from the results. */
  note(line: string): void;
  /** A line that the next one overwrites, only on a terminal. */
  progress(line: string | null): void;
  paint: typeof paint;
}

type Colour = 'green' | 'red' | 'yellow' | 'dim' | 'bold' | 'cyan';

const hasColour = process.stdout.isTTY && !process.env.NO_COLOR;

function paint(colour: Colour, line: string): string {
  return hasColour ? styleText(colour, line) : line;
}

export function createContext(given: {
  json: boolean;
  url: string | undefined;
  profile: string | undefined;
  isVerbose: boolean;
  signal: AbortSignal;
}): CommandContext {
  const { json, signal, profile, isVerbose } = given;
  const stored = () => selectProfile(readConfig(), profile);
  /** A profile that is named for the command wins over the environment. */
  const environment = profile === undefined ? process.env : {};
  const url = () => addressOf(given.url ?? (environment.HANDOVER_URL || undefined), stored());
  const apiKey = () => environment.HANDOVER_API_KEY || keyOf(stored(), url());
  const isTerminal = process.stderr.isTTY && !json;
  const note = (line: string) => {
    process.stderr.write(`${line}\n`);
  };
  const onRetry = ({ error, pauseMs }: Retry) => {
    note(`${error.message} Trying again in ${Math.ceil(pauseMs / 1000)} s.`);
  };
  const onResponse = ({ call, status, requestId, durationMs }: AnsweredCall) => {
    note(`${call} → ${status} in ${Math.round(durationMs)} ms, request ${requestId ?? 'unknown'}`);
  };
  return {
    json,
    signal,
    profile,
    url,
    apiKey,
    paint,
    note,
    client: (options) =>
      handover({
        url: url(),
        apiKey: apiKey(),
        onRetry,
        ...(isVerbose && { onResponse }),
        ...options,
      }),
    print(line = '') {
      if (!json) process.stdout.write(`${line}\n`);
    },
    show(record, line) {
      process.stdout.write(json ? `${JSON.stringify(record)}\n` : `${line}\n`);
    },
    progress(line) {
      if (isTerminal) process.stderr.write(`\r\x1b[K${line ?? ''}`);
    },
  };
}

function addressOf(given: string | undefined, stored: Profile): string {
  const url = given ?? stored.url;
  if (url) return url;
  throw new Failure('No service is configured.', {
    code: EXIT.usage,
    hint: 'Run "handover login", set HANDOVER_URL, or pass --url.',
  });
}

function keyOf({ apiKey, url: storedFor }: Profile, url: string): string {
  if (!apiKey) {
    throw new Failure('There is no API key.', {
      code: EXIT.refused,
      hint: 'Run "handover login", or set HANDOVER_API_KEY to a key from the portal (svc_test_… for the sandbox).',
    });
  }
  // A key is sent only to the service that it was stored for.
  if (storedFor !== url) {
    throw new Failure(`The stored key belongs to ${storedFor}, not to ${url}.`, {
      code: EXIT.refused,
      hint: `Run "handover login --url ${url}", or set HANDOVER_API_KEY.`,
    });
  }
  return apiKey;
}
