// Makes an event happen in the sandbox: by playing the scenario that has it, or by the test call of an endpoint.
import type { EventName, OrderCreation } from '@handover/sdk';
import { PLAYABLE_EVENTS, playUntilEvent } from '@handover/sdk/testing';
import { EXIT } from './exit-codes.ts';
import { orderLine } from './show-order.ts';
import type { Surroundings } from './surroundings.ts';
import { sendTestMessages } from './test-messages.ts';

/** The others no scenario sends, and a customer cannot make them. */
export const SANDBOX_EVENTS: readonly EventName[] = [...PLAYABLE_EVENTS, 'webhook.test'];

/** Answers the exit code. */
export async function makeHappen(
  event: EventName,
  around: Surroundings,
  order?: OrderCreation | undefined,
): Promise<number> {
  if (event === 'webhook.test') return sendTestMessages(around);
  let last: unknown;
  for await (const step of playUntilEvent(around.client(), event, { order, signal: around.signal })) {
    last = step;
    const done = 'scenario' in step ? step.scenario.last : null;
    around.say(`${orderLine(step)}  ${done ?? ''}`.trimEnd());
  }
  around.show({ event, order: last }, `${around.paint('green', '✓')} ${event}`);
  return EXIT.ok;
}
