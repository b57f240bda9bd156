// A mistaken cancellation, delivery or completion is taken back, within limits.
import { DAY_MS } from '../../../../shared/time/durations.ts';
import { orderErrors } from '../../model/orders/errors.ts';
import { isAllowed, isOpenToDispatch } from '../../model/orders/lifecycle.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Status } from '../../model/orders/status.ts';
import { UNDO_NAMES, type UndoName } from '../../model/orders/undo-commands.ts';
import { type PreparedCommand, prepareCommand } from '../../orders/act/prepare-command.ts';
import { findLastStep } from '../../orders/history/timeline-store.ts';
import type { Core } from '../../orders/records/core.ts';
import { isAnonymized } from '../../orders/records/personal-data-store.ts';
import { findSubmitted } from './protocol-store.ts';
import { isOwnActiveDriver } from './undo-store.ts';

/** Longer ago, others have acted on it: drivers have other trips, customers other transport. */
const UNDO_WITHIN_MS = DAY_MS;

/** The actions that each command takes back. */
const UNDONE: Record<UndoName, { actions: string[]; withinMs: number }> = {
  reopen: { actions: ['order.cancel', 'order.trip_in_vain'], withinMs: UNDO_WITHIN_MS },
  undo_delivery: { actions: ['order.hand_over'], withinMs: UNDO_WITHIN_MS },
  undo_completion: { actions: ['order.complete'], withinMs: Number.POSITIVE_INFINITY },
};

interface Undoable {
  command: UndoName;
  to: Status;
}

/** The status that the command leads back to, or why it is not possible. */
async function checkUndo(core: Core, order: Order, name: UndoName): Promise<Status | { refused: string }> {
  const { actions, withinMs } = UNDONE[name];
  const step = await findLastStep(core.sql, order.id, actions);
  if (step === null) return { refused: 'There is no step that could be taken back.' };
  if (core.clock.now().getTime() - step.at.getTime() > withinMs) {
    return { refused: 'This was more than 24 hours ago. Make a new order or note a complaint instead.' };
  }
  if (await isAnonymized(core.sql, order.id)) return { refused: 'The order is anonymised.' };
  if (name === 'undo_delivery' && (await findSubmitted(core.sql, order.id, 'DELIVERY'))) {
    return { refused: 'The receiver signed the handover. Note a complaint instead.' };
  }
  return name === 'reopen' && !(await canHaveAgain(core, order)) ? WITHOUT_DRIVER : step.from;
}

/** As after a driver who dropped out. */
const WITHOUT_DRIVER: Status = 'OFFERED';

/** Since the cancellation the driver may have left, and an offer to a carrier has ended with it. */
async function canHaveAgain({ sql }: Core, { driver }: Order): Promise<boolean> {
  return driver === null || (await isOwnActiveDriver(sql, driver.id));
}

/** What can be taken back now. */
export async function listUndoable(core: Core, order: Order): Promise<Undoable[]> {
  const possible = UNDO_NAMES.filter((name) => isAllowed(name, order) && isOpenToDispatch(name, order));
  const found: Undoable[] = [];
  for (const command of possible) {
    const to = await checkUndo(core, order, command);
    if (typeof to === 'string') found.push({ command, to });
  }
  return found;
}

export async function prepareUndo(
  core: Core,
  order: Order,
  name: UndoName,
  reason: string,
): Promise<PreparedCommand> {
  if (isAllowed(name, order)) {
    const to = await checkUndo(core, order, name);
    if (typeof to !== 'string') {
      const details = { command: name, status: order.status, possible: [] };
      throw orderErrors.ORDER_NOT_CHANGEABLE({ message: to.refused, details });
    }
    if (name === 'reopen') return prepareCommand(core, order, { name, to, reason });
  }
  return prepareCommand(core, order, { name, reason } as Parameters<typeof prepareCommand>[2]);
}
