// The final statuses of the SDK match the lifecycle of the service.
import { expect, test } from 'vitest';
import { COMMANDS } from '../../../server/src/model/orders/commands.ts';
import { type Status, v1Status } from '../../../server/src/model/orders/status.ts';
import { FINAL_STATUSES, ORDER_STATUSES } from '../src/index.ts';

test('a status is final when no command leads from it to another', () => {
  const shown = (status: Status) => v1Status({ status, statusBeforeComplaint: null });
  const left = new Set<string>();
  for (const [name, { from, to }] of Object.entries(COMMANDS)) {
    // Dispatch takes a mistake back within a day; waiting for the end does not include that day.
    if (name === 'reopen' || name.startsWith('undo_')) continue;
    // A complaint shows the status from before it.
    if (to === 'same' || to === 'COMPLAINT') continue;
    const before = from.filter((status) => status !== 'COMPLAINT' && status !== 'CONVERTED').map(shown);
    for (const status of before) if (status !== shown(to as Status)) left.add(status);
  }
  expect(ORDER_STATUSES.filter((status) => !left.has(status))).toEqual(FINAL_STATUSES);
});
