// logs tail: the request log of the account, read through the portal in a temporary session of a user.

import { type Command, flag, text } from '../command.ts';
import type { CommandContext } from '../command-context.ts';
import { EXIT, Failure, usageError } from '../exit-codes.ts';
import { isInteractive, prompt } from '../prompt.ts';
import { readChoice, readNumber } from '../read-input.ts';
import { sleep } from '../timeouts.ts';

const ENVIRONMENTS = ['sandbox', 'production'] as const;

export const tailLogs: Command = {
  name: 'logs tail',
  summary: "Follow the calls that the account's systems make",
  description:
    'The request log belongs to people of the account (roles admin and developer), so it asks for e-mail and password of the portal, and a code if you use one. Nothing of it is kept: the session ends with the command.',
  options: {
    email: {
      type: 'string',
      value: 'address',
      description: 'Your e-mail address in the portal; HANDOVER_EMAIL by default',
    },
    code: { type: 'string', value: 'code', description: 'The one-time code, if you use one' },
    environment: { type: 'string', value: 'name', description: 'sandbox by default', choices: ENVIRONMENTS },
    errors: { type: 'boolean', description: 'Only calls that failed' },
    limit: {
      type: 'string',
      value: 'number',
      description: 'Number of earlier calls to show; 10 by default',
    },
    once: { type: 'boolean', description: 'Show the earlier calls and end' },
    every: { type: 'string', value: 'seconds', description: 'Polling interval; 2 by default' },
  },
  examples: ['HANDOVER_PASSWORD=… handover logs tail --email jana@dealer.example --errors'],
  async run({ values, context }) {
    const environment = readChoice(text(values, 'environment') ?? 'sandbox', ENVIRONMENTS, 'environment');
    const everyMs = (readNumber(text(values, 'every'), 'every') ?? 2) * 1000;
    const portal = await signIn(context, text(values, 'email'), text(values, 'code'));
    const shown = new Set<string>();
    const query = new URLSearchParams({ limit: String(readNumber(text(values, 'limit'), 'limit') ?? 10) });
    if (flag(values, 'errors')) query.set('only', 'errors');
    try {
      for (;;) {
        const { data } = await portal.get<{ data: LoggedCall[] }>(`/${environment}/request-log?${query}`);
        for (const call of data.reverse()) {
          if (shown.has(call.requestId)) continue;
          shown.add(call.requestId);
          context.show(call, lineOf(call, context));
        }
        if (flag(values, 'once')) return EXIT.ok;
        query.set('limit', '100');
        await sleep(everyMs, context.signal);
      }
    } finally {
      await portal.signOut();
    }
  },
};

interface LoggedCall {
  requestId: string;
  at: string;
  method: string;
  path: string;
  status: number;
  durationMs: number;
  errorCode: string | null;
  order: { number: string } | null;
}

function lineOf(
  { at, method, path, status, durationMs, errorCode, order }: LoggedCall,
  { paint }: CommandContext,
): string {
  const outcome = paint(status < 400 ? 'green' : 'red', String(status));
  const rest = [errorCode, order?.number].filter(Boolean).join('  ');
  return `${at.slice(11, 19)}  ${outcome}  ${method.padEnd(6)} ${path}  ${Math.round(durationMs)} ms  ${rest}`.trimEnd();
}

interface Portal {
  get<T>(path: string): Promise<T>;
  signOut(): Promise<void>;
}

async function signIn(
  context: CommandContext,
  given: string | undefined,
  code: string | undefined,
): Promise<Portal> {
  const email = given ?? process.env.HANDOVER_EMAIL ?? (isInteractive() ? await prompt('E-mail: ') : '');
  if (email === '') throw usageError('The e-mail address is missing.', 'Give --email.');
  const password =
    process.env.HANDOVER_PASSWORD || (isInteractive() ? await prompt('Password: ', { hidden: true }) : '');
  if (password === '')
    throw usageError('There is no password.', 'Set HANDOVER_PASSWORD, or run it at a terminal.');
  const base = `${new URL(context.url()).origin}/api/v1/portal`;
  const body = JSON.stringify({ email, password, ...(code && { code }) });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${base}/session`, { method: 'POST', headers, body, signal: context.signal });
  if (!answer.ok) throw await refusal(answer);
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return {
    async get(path) {
      const response = await fetch(base + path, { headers: { cookie }, signal: context.signal });
      if (!response.ok) throw await refusal(response);
      return (await response.json()) as never;
    },
    async signOut() {
      await fetch(`${base}/session`, { method: 'DELETE', headers: { cookie } }).catch(() => {});
    },
  };
}

const HINTS: Record<string, string> = {
  SECOND_FACTOR_REQUIRED: 'Give the code of your app with --code.',
  ROLE_NOT_SUFFICIENT: 'Admins and developers of the account may read the log.',
};

async function refusal(response: Response): Promise<Failure> {
  const { error } = (await response.json().catch(() => ({}))) as {
    error?: { code: string; message: string };
  };
  const hint = HINTS[error?.code ?? ''];
  return new Failure(error?.message ?? `The portal answered ${response.status}.`, {
    code: response.status === 401 || response.status === 403 ? EXIT.refused : EXIT.failed,
    ...(hint && { hint }),
  });
}
