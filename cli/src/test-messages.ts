// Sends webhook.test to every endpoint of the sandbox; if there is none, to a temporary inbox.
import type { WebhookSubscription } from '@handover/sdk';
import type { CommandContext } from './command-context.ts';
import { EXIT, Failure } from './exit-codes.ts';

type Target = Pick<WebhookSubscription, 'id' | 'url'>;

export async function sendTestMessages(context: CommandContext): Promise<number> {
  const { webhooks, me } = context.client();
  const { environment } = await me({ signal: context.signal });
  if (environment !== 'sandbox') {
    throw new Failure('This key works in production; a trigger is for the sandbox.', {
      code: EXIT.refused,
      hint: 'Use a test key, svc_test_….',
    });
  }
  const known = (await webhooks.list({ signal: context.signal })).filter(({ status }) => status === 'ACTIVE');
  if (known.length > 0) return sendTo(known, context);
  context.note(
    'You have no endpoint in the sandbox, so a test inbox receives the message and is deleted afterwards.',
  );
  const inbox = await newInboxEndpoint(context);
  try {
    return await sendTo([inbox], context);
  } finally {
    await webhooks.delete(inbox.id);
  }
}

async function newInboxEndpoint(context: CommandContext): Promise<Target> {
  const { webhooks, sandbox } = context.client();
  const options = { signal: context.signal };
  const { url } = await sandbox.createInbox(options);
  return webhooks.create({ url, events: ['webhook.test'], description: 'handover trigger' }, options);
}

async function sendTo(targets: readonly Target[], context: CommandContext): Promise<number> {
  let code: number = EXIT.ok;
  for (const { id, url } of targets) {
    const result = await context.client().webhooks.test(id, { signal: context.signal });
    const answer = result.error ?? `${result.status} in ${result.durationMs} ms`;
    const mark = result.delivered ? context.paint('green', '✓') : context.paint('red', '✗');
    context.show({ event: 'webhook.test', url, ...result }, `${mark} webhook.test  ${url}  → ${answer}`);
    if (!result.delivered) code = EXIT.failed;
  }
  return code;
}
