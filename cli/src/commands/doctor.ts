// doctor: checks everything that can break an integration, and suggests a remedy.
import {
  ConnectionError,
  type CurrentCredential,
  type Handover,
  HandoverError,
  proxyFetch,
} from '@handover/sdk';
import { DAY_MS, MINUTE_MS } from '../../../shared/time/durations.ts';
import type { Command } from '../command.ts';
import type { CommandContext } from '../command-context.ts';
import { configPath, isConfigOpen, readConfig, selectProfile } from '../config.ts';
import { EXIT } from '../exit-codes.ts';
import { explain } from '../explain-error.ts';

interface Finding {
  check: string;
  state: 'ok' | 'warning' | 'fault';
  message: string;
  /** The remedy. */
  advice?: string;
}

const SCOPES = ['orders:read', 'orders:write', 'tracking:read', 'documents:read', 'webhooks:manage'];
const MAX_CLOCK_OFFSET_MS = MINUTE_MS;
const EXPIRES_SOON_MS = 14 * DAY_MS;

export const doctor: Command = {
  name: 'doctor',
  summary: 'Find out what is wrong with this set-up',
  description: `Ends with ${EXIT.failed} when something is wrong; warnings alone do not count.`,
  async run({ context }) {
    const findings: Finding[] = [];
    for await (const finding of runChecks(context)) {
      findings.push(finding);
      if (context.json) continue;
      const mark = {
        ok: context.paint('green', '✓'),
        warning: context.paint('yellow', '!'),
        fault: context.paint('red', '✗'),
      };
      context.print(`${mark[finding.state]} ${finding.check}: ${finding.message}`);
      if (finding.advice) context.print(`  ${finding.advice}`);
    }
    const healthy = findings.every(({ state }) => state !== 'fault');
    context.show({ healthy, findings }, healthy ? 'All is well.' : 'Something is wrong.');
    return healthy ? EXIT.ok : EXIT.failed;
  },
};

async function* runChecks(context: CommandContext): AsyncGenerator<Finding> {
  yield* checkMachine(context.profile);
  let url: string;
  try {
    url = context.url();
  } catch (error) {
    yield faultOf('Service', error);
    return;
  }
  const answer = await proxyFetch(`${new URL(url).origin}/health/ready`, {
    signal: AbortSignal.timeout(10_000),
  }).catch((error: unknown) => error as Error);
  if (answer instanceof Error) {
    const code = (answer.cause as { code?: string })?.code ?? answer.message;
    const message =
      answer instanceof ConnectionError ? answer.message : `${url} cannot be reached (${code}).`;
    yield {
      check: 'Service',
      state: 'fault',
      message,
      advice: 'Check the address, the network and whether the service runs.',
    };
    return;
  }
  yield answer.ok
    ? { check: 'Service', state: 'ok', message: `${url} answers.` }
    : { check: 'Service', state: 'warning', message: `${url} answers ${answer.status}: it may be starting.` };
  yield clockFinding(answer);
  yield* checkCredential(context);
}

function* checkMachine(profile: string | undefined): Generator<Finding> {
  yield { check: 'Node', state: 'ok', message: process.version };
  const config = selectProfile(readConfig(), profile);
  if (isConfigOpen()) {
    const advice = `chmod 600 ${configPath()}`;
    yield { check: 'Config', state: 'fault', message: `Others can read the key in ${configPath()}.`, advice };
  } else {
    const message = config.apiKey
      ? `${configPath()}, readable for you alone.`
      : 'No key is stored; "handover login" stores one.';
    yield { check: 'Config', state: 'ok', message };
  }
  // A profile that is named for the command wins over the environment.
  const { HANDOVER_API_KEY: key, HANDOVER_URL: address } = profile === undefined ? process.env : {};
  if (key && config.apiKey && key !== config.apiKey) {
    yield {
      check: 'Environment',
      state: 'warning',
      message: 'HANDOVER_API_KEY is set to another key than the one kept, and wins.',
    };
  }
  if (address && config.url && address !== config.url) {
    yield {
      check: 'Environment',
      state: 'warning',
      message: 'HANDOVER_URL is set to another service than the one kept, and wins.',
    };
  }
}

/** Signatures are refused if their time is off by five minutes. */
function clockFinding(answer: Response): Finding {
  const offMs = Math.abs(Date.now() - Date.parse(answer.headers.get('date') ?? new Date().toUTCString()));
  if (offMs < MAX_CLOCK_OFFSET_MS)
    return { check: 'Clock', state: 'ok', message: 'It agrees with the clock of the service.' };
  const message = `It differs from the clock of the service by ${Math.round(offMs / 1000)} s.`;
  return {
    check: 'Clock',
    state: 'fault',
    message,
    advice: 'Set it: webhook messages that seem 5 minutes off are refused.',
  };
}

async function* checkCredential(context: CommandContext): AsyncGenerator<Finding> {
  let client: Handover;
  let me: CurrentCredential;
  try {
    client = context.client({ giveUpAfterMs: 0 });
    me = await client.me({ signal: context.signal });
  } catch (error) {
    yield faultOf('Key', error);
    return;
  }
  const { credential, environment, account } = me;
  yield {
    check: 'Key',
    state: 'ok',
    message: `${credential.name} (${credential.prefix}…) of ${account.name}, ${environment}.`,
  };
  const missing = SCOPES.filter((scope) => !(credential.scopes as string[]).includes(scope));
  yield missing.length === 0
    ? { check: 'Scopes', state: 'ok', message: credential.scopes.join(', ') }
    : {
        check: 'Scopes',
        state: 'warning',
        message: `Missing: ${missing.join(', ')}.`,
        advice: 'Calls that need them are refused. Add them in the portal.',
      };
  const { expiresAt } = credential;
  if (expiresAt !== null && Date.parse(expiresAt) - Date.now() < EXPIRES_SOON_MS) {
    yield {
      check: 'Key',
      state: 'warning',
      message: `It ends on ${expiresAt}.`,
      advice: 'Create a new one in the portal in time.',
    };
  }
  if (!missing.includes('webhooks:manage')) yield* checkEndpoints(client, context);
}

async function* checkEndpoints(client: Handover, context: CommandContext): AsyncGenerator<Finding> {
  try {
    const endpoints = await client.webhooks.list({ signal: context.signal });
    if (endpoints.length === 0)
      yield { check: 'Webhooks', state: 'ok', message: 'No endpoint; "handover listen" needs none.' };
    for (const { url, status, format } of endpoints) {
      if (status === 'PAUSED') {
        yield {
          check: 'Webhooks',
          state: 'warning',
          message: `${url} is paused and gets nothing.`,
          advice: 'Resume it with "handover webhooks resume", or in the portal.',
        };
      } else if (format === 'legacy') {
        yield {
          check: 'Webhooks',
          state: 'warning',
          message: `${url} gets the older format, which the SDK does not verify.`,
          advice: 'Switch it in the portal.',
        };
      } else yield { check: 'Webhooks', state: 'ok', message: url };
    }
  } catch (error) {
    if (!(error instanceof HandoverError)) throw error;
    yield faultOf('Webhooks', error);
  }
}

function faultOf(check: string, error: unknown): Finding {
  const { message, hint } = explain(error);
  return { check, state: 'fault', message, ...(hint && { advice: hint }) };
}
