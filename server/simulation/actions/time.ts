// Time: minutes, hours, nights, weekends; everything that falls due is done before the next step.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time/durations.ts';
import { maintain } from '../../src/workers/maintain.ts';
import { finishDue, listChanged } from '../background.ts';
import type { Action } from '../world.ts';

const SPANS: [from: number, to: number][] = [
  [MINUTE_MS, 30 * MINUTE_MS],
  [MINUTE_MS, 30 * MINUTE_MS],
  [30 * MINUTE_MS, 3 * HOUR_MS],
  [30 * MINUTE_MS, 3 * HOUR_MS],
  [3 * HOUR_MS, 12 * HOUR_MS],
  [DAY_MS, 3 * DAY_MS],
];

export const TIME_ACTIONS: Action[] = [
  {
    name: 'time passes',
    weight: 14,
    async run(turn) {
      const [from, to] = turn.random.pick(SPANS);
      const ms = turn.random.between(from, to);
      // What is under way ends first: after a jump of the clock its lease would be over, and another process would repeat it.
      await finishDue(turn.world);
      turn.world.installation.clock.advance(ms);
      await finishDue(turn.world);
      if (ms > 3 * HOUR_MS) await maintain(turn.world.installation.services[0].services);
      for (const order of await listChanged(turn.world)) turn.touch(order);
    },
  },
];
