// Triggers an event in the sandbox: by playing its scenario, or by the test call of an endpoint.
import type { EventName, OrderCreation } from '@handover/sdk';
import { PLAYABLE_EVENTS, playUntilEvent } from '@handover/sdk/testing';
import type { CommandContext } from './command-context.ts';
import { EXIT } from './exit-codes.ts';
import { orderLine } from './show-order.ts';
import { sendTestMessages } from './test-messages.ts';

/** No scenario sends the others, and a customer cannot cause them. */
export const SANDBOX_EVENTS: readonly EventName[] = [...PLAYABLE_EVENTS, 'webhook.test'];

/** Returns the exit code. */
export async function triggerEvent(
  event: EventName,
  context: CommandContext,
  order?: OrderCreation | undefined,
): Promise<number> {
  if (event === 'webhook.test') return sendTestMessages(context);
  let last: unknown;
  for await (const step of playUntilEvent(context.client(), event, { order, signal: context.signal })) {
    last = step;
    const done = 'scenario' in step ? step.scenario.last : null;
    context.print(`${orderLine(step)}  ${done ?? ''}`.trimEnd());
  }
  context.show({ event, order: last }, `${context.paint('green', '✓')} ${event}`);
  return EXIT.ok;
}
