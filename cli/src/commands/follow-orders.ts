// orders watch, advance and clock: follow an order, and run its steps in the sandbox.
import { FINAL_STATUSES, ORDER_STATUSES, type Order } from '@handover/sdk';
import { type Command, flag, text } from '../command.ts';
import { EXIT, usageError } from '../exit-codes.ts';
import { hasReached, SCENARIO_STEPS, STEP_NAMES } from '../order-progress.ts';
import { readChoice, readDuration, readNumber } from '../read-input.ts';
import { orderLine } from '../show-order.ts';
import { sleep, withTimeout } from '../timeouts.ts';
import { ORDER_ARGUMENT } from './orders.ts';

const watch: Command = {
  name: 'orders watch',
  summary: 'Follow an order to its end, or all orders',
  description: 'Writes a line for every change. Without an order, follows all of them until Ctrl-C.',
  arguments: [{ ...ORDER_ARGUMENT, optional: true }],
  options: {
    until: {
      type: 'string',
      value: 'status',
      description: 'End with success when the order has reached this status or passed it',
      choices: ORDER_STATUSES,
    },
    timeout: {
      type: 'string',
      value: 'seconds',
      description: `End with ${EXIT.timeout} when it takes longer`,
    },
    every: { type: 'string', value: 'seconds', description: 'Polling interval; 5 by default' },
  },
  examples: [
    'handover orders watch SBX-100001 --until DELIVERED --timeout 300',
    'handover orders watch --json',
  ],
  async run({ args, values, context }) {
    const until = text(values, 'until');
    if (until !== undefined) readChoice(until, ORDER_STATUSES, 'status');
    const everyMs = (readNumber(text(values, 'every'), 'every') ?? 5) * 1000;
    const wait = withTimeout(context.signal, readNumber(text(values, 'timeout'), 'timeout'));
    const client = context.client();
    const seen = (order: Order) => context.show(order, `${time(order.updatedAt)}  ${orderLine(order)}`);
    try {
      if (args[0] === undefined) {
        const sync = client.orders.sync({ since: new Date(), pollMs: everyMs, signal: wait.signal });
        for await (const order of sync) {
          seen(order);
          if (until !== undefined && hasReached(order, until)) return EXIT.ok;
        }
      }
      for (let last: string | undefined; ; ) {
        const order = await client.orders.get(args[0]!, { signal: wait.signal });
        if (order.updatedAt !== last) seen(order);
        last = order.updatedAt;
        if (until !== undefined && hasReached(order, until)) return EXIT.ok;
        if (FINAL_STATUSES.includes(order.status)) return ended(until, order, context.note);
        await sleep(everyMs, wait.signal);
      }
    } catch (error) {
      if (!wait.isOver()) throw error;
      context.note(`${until ?? 'The end'} was not reached in time.`);
      return EXIT.timeout;
    } finally {
      wait.close();
    }
  },
};

function ended(until: string | undefined, order: Order, note: (line: string) => void): number {
  if (until === undefined) return EXIT.ok;
  note(`The order ended as ${order.status}; it will not become ${until}.`);
  return EXIT.failed;
}

function time(at: string): string {
  return new Date(at).toISOString().slice(11, 19);
}

const advance: Command = {
  name: 'orders advance',
  summary: 'Run the next step of an order in the sandbox',
  arguments: [ORDER_ARGUMENT],
  options: {
    'to-end': { type: 'boolean', description: 'Run all remaining steps' },
    until: { type: 'string', value: 'step', description: 'Run up to this step', choices: STEP_NAMES },
  },
  examples: [
    'handover orders advance SBX-100001',
    'handover orders advance SBX-100001 --until VEHICLE_HANDED_OVER',
  ],
  async run({ args, values, context }) {
    const { sandbox } = context.client();
    const until = text(values, 'until');
    if (until !== undefined) readChoice(until, STEP_NAMES, 'step');
    for (;;) {
      const order = await sandbox.advance(
        args[0]!,
        { toEnd: flag(values, 'to-end') },
        { signal: context.signal },
      );
      const { last, step, steps, finished } = order.scenario;
      context.show(order, `${String(step).padStart(2)}/${steps}  ${last}  ${orderLine(order)}`);
      if (until === undefined || last === until) return EXIT.ok;
      const { name } = order.scenario;
      if (finished || !SCENARIO_STEPS[name].slice(step).includes(until)) {
        context.note(`The scenario ${name} has no step ${until} after ${last}.`);
        return EXIT.failed;
      }
    }
  },
};

const clock: Command = {
  name: 'orders clock',
  summary: 'Move the clock of an order in the sandbox, with everything that is due until then',
  description:
    'The driver picks up and delivers at the requested dates; without them two days after the creation. Records and events keep the real time.',
  arguments: [ORDER_ARGUMENT],
  options: {
    by: { type: 'string', value: 'duration', description: 'By how much: 2d, 90m, or P2D' },
    to: { type: 'string', value: 'time', description: 'To which moment: 2026-10-05T08:00:00Z' },
  },
  examples: [
    'handover orders clock SBX-100001 --by 2d',
    'handover orders clock SBX-100001 --to 2026-10-05T08:00:00Z',
  ],
  async run({ args, values, context }) {
    const [by, to] = [text(values, 'by'), text(values, 'to')];
    if ((by === undefined) === (to === undefined)) throw usageError('Where to?', 'Give --by or --to.');
    const move = by === undefined ? { to: to! } : { by: readDuration(by, 'by') };
    const order = await context.client().sandbox.moveClock(args[0]!, move, { signal: context.signal });
    const { now, ran, next } = order.clock;
    const lines = ran.map(({ name, at }) => `${at}  ${name}`);
    const after = next ? `next ${next.name} at ${next.at}` : 'no further step is planned';
    context.show(order, [...lines, `${now}  ${orderLine(order)}`, after].join('\n'));
    return EXIT.ok;
  },
};

export const followCommands = [watch, advance, clock];
