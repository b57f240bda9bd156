// webhook.test to every endpoint of the sandbox; where there is none, to an inbox that is made for it and removed.
import type { WebhookSubscription } from '@handover/sdk';
import { EXIT, Failure } from './exit-codes.ts';
import type { Surroundings } from './surroundings.ts';

type Target = Pick<WebhookSubscription, 'id' | 'url'>;

export async function sendTestMessages(around: Surroundings): Promise<number> {
  const { webhooks, me } = around.client();
  const { environment } = await me({ signal: around.signal });
  if (environment !== 'sandbox') {
    throw new Failure('This key works in production; a trigger is for the sandbox.', {
      code: EXIT.refused,
      hint: 'Use a test key, svc_test_….',
    });
  }
  const known = (await webhooks.list({ signal: around.signal })).filter(({ status }) => status === 'ACTIVE');
  if (known.length > 0) return sendTo(known, around);
  around.note('You have no endpoint in the sandbox, so a test inbox takes the message and is removed again.');
  const inbox = await newInboxEndpoint(around);
  try {
    return await sendTo([inbox], around);
  } finally {
    await webhooks.delete(inbox.id);
  }
}

async function newInboxEndpoint(around: Surroundings): Promise<Target> {
  const { webhooks, sandbox } = around.client();
  const options = { signal: around.signal };
  const { url } = await sandbox.createInbox(options);
  return webhooks.create({ url, events: ['webhook.test'], description: 'handover trigger' }, options);
}

async function sendTo(targets: readonly Target[], around: Surroundings): Promise<number> {
  let code: number = EXIT.ok;
  for (const { id, url } of targets) {
    const result = await around.client().webhooks.test(id, { signal: around.signal });
    const answer = result.error ?? `${result.status} in ${result.durationMs} ms`;
    const mark = result.delivered ? around.paint('green', '✓') : around.paint('red', '✗');
    around.show({ event: 'webhook.test', url, ...result }, `${mark} webhook.test  ${url}  → ${answer}`);
    if (!result.delivered) code = EXIT.failed;
  }
  return code;
}
