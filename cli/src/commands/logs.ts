// logs tail: the calls that the account's systems make, from the request log of the service.
import type { Handover, OperationOutput } from '@handover/sdk';
import { MINUTE_MS } from '../../../shared/time/durations.ts';
import { type Command, flag, text } from '../command.ts';
import type { CommandContext } from '../command-context.ts';
import { EXIT } from '../exit-codes.ts';
import { readNumber } from '../read-input.ts';
import { sleep } from '../timeouts.ts';

/** The largest page of the service. */
const PAGE_SIZE = 100;
/** A call is written after its answer, so a long one appears behind later ones. */
const OVERLAP_MS = MINUTE_MS;

type LoggedCall = OperationOutput<'listLoggedCalls'>['data'][number];

interface LogQuery {
  only?: 'errors';
  from?: string;
  limit: number;
  cursor?: string;
}

export const tailLogs: Command = {
  name: 'logs tail',
  summary: "Follow the calls that the account's systems make",
  description:
    'Shows the calls of all keys of the account, in the environment of your key, which needs the scope webhooks:manage. The portal shows more of each call under "Request log".',
  options: {
    errors: { type: 'boolean', description: 'Only calls that failed' },
    limit: {
      type: 'string',
      value: 'number',
      description: 'Number of earlier calls to show, up to 100; 10 by default',
    },
    once: { type: 'boolean', description: 'Show the earlier calls and end' },
    every: { type: 'string', value: 'seconds', description: 'Polling interval; 2 by default' },
  },
  examples: ['handover logs tail --errors', 'handover logs tail --once --limit 100 --json'],
  async run({ values, context }) {
    const everyMs = (readNumber(text(values, 'every'), 'every') ?? 2) * 1000;
    const limit = readNumber(text(values, 'limit'), 'limit') ?? 10;
    const only = flag(values, 'errors') ? ({ only: 'errors' } as const) : {};
    const client = context.client();
    const earlier = (await readPage(client, { ...only, limit }, context)).data;
    /** Older calls were left out by --limit, so they are not shown later either. */
    const oldest = earlier.length === limit ? earlier.at(-1)!.at : '';
    let known: LoggedCall[] = [];
    const show = (calls: LoggedCall[]) => {
      const isNew = ({ requestId, at }: LoggedCall) =>
        at >= oldest && known.every((each) => each.requestId !== requestId);
      for (const call of calls.filter(isNew).reverse()) context.show(call, lineOf(call, context));
      known = calls;
    };
    show(earlier);
    while (!flag(values, 'once')) {
      await sleep(everyMs, context.signal);
      const from = known[0] && { from: new Date(Date.parse(known[0].at) - OVERLAP_MS).toISOString() };
      show(await readAll(client, { ...only, ...from, limit: PAGE_SIZE }, context));
    }
    return EXIT.ok;
  },
};

function readPage(client: Handover, query: LogQuery, { signal }: CommandContext) {
  return client.call('listLoggedCalls', { query }, { signal });
}

async function readAll(client: Handover, query: LogQuery, context: CommandContext): Promise<LoggedCall[]> {
  const calls: LoggedCall[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await readPage(client, { ...query, ...(cursor && { cursor }) }, context);
    calls.push(...page.data);
    cursor = page.nextCursor;
  }
  return calls;
}

function lineOf(
  { at, method, path, status, durationMs, errorCode, order }: LoggedCall,
  { paint }: CommandContext,
): string {
  const outcome = paint(status < 400 ? 'green' : 'red', String(status));
  const rest = [errorCode, order?.number].filter(Boolean).join('  ');
  return `${at.slice(11, 19)}  ${outcome}  ${method.padEnd(6)} ${path}  ${Math.round(durationMs)} ms  ${rest}`.trimEnd();
}
