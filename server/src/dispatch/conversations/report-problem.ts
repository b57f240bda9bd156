// A driver reports a delay, a breakdown or an accident: a message that stays with dispatch until it is handled.

import { problemsTexts } from '../../../../shared/texts/generated/driver/problems.ts';
import type { ProblemKind, ProblemReason } from '../../../../shared/trips/problems.ts';
import { loadLetterhead } from '../../documents/letterhead.ts';
import { topicsOfMessages } from '../../model/change-topics.ts';
import { delayOnTheWay } from '../../model/orders/dates.ts';
import { isAllowed } from '../../model/orders/lifecycle.ts';
import type { Order } from '../../model/orders/order.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import { applyCommand } from '../../orders/act/apply-command.ts';
import { runOnOrder } from '../../orders/act/run-on-order.ts';
import type { Core } from '../../orders/records/core.ts';
import { getAnyOrder } from '../../orders/records/find-order.ts';
import { callErrors } from '../../platform/call-errors.ts';
import type { Transaction } from '../../platform/db.ts';
import { correctDeviceTime } from '../drivers/device-time.ts';
import { type ActingDriver, actorOf } from '../drivers/driver.ts';
import { checkReport, type DeviceReport, getTrip } from '../trips/trip.ts';
import { findMessage, markHandled } from './message-store.ts';
import { addMessage, findKnown, timeOf } from './write-message.ts';

export interface ReportedProblem {
  /** Chosen by the phone. */
  id: string;
  kind: ProblemKind;
  reason: ProblemReason;
  text: string;
  /** Of a delay, by the clock of the phone. */
  arrivesAt: Date | null;
}

/** Accepted whatever the state of the trip is: a phone may have been offline when it was reported. */
export async function reportProblem(
  core: Core,
  driver: ActingDriver,
  tripId: string,
  { id, kind, reason, text, arrivesAt: said }: ReportedProblem,
  report: DeviceReport = {},
): Promise<Order> {
  checkReport(driver, report);
  return runOnOrder(core, {
    find: (db) => getTrip(core, db, driver, tripId),
    async act(tx, order) {
      if (await findKnown(tx, order, id, 'DRIVER')) return order;
      const arrivesAt = said && correctDeviceTime(said, report.clockOffsetSeconds);
      const changed = arrivesAt ? await moveEstimate(core, tx, driver, order, arrivesAt, reason) : order;
      const content = { id, driverId: driver.id, author: 'DRIVER', text } as const;
      const problem = { problem: kind, problemReason: reason, arrivesAt, isQuestion: false, answersId: null };
      const writtenAt = timeOf(core, order, report);
      await addMessage(core, tx, actorOf(driver), order, { ...content, ...problem, writtenAt });
      return changed;
    },
  });
}

/** The words of the driver stay with dispatch: customers read only the kind of reason. */
async function moveEstimate(
  core: Core,
  tx: Transaction,
  driver: ActingDriver,
  order: Order,
  arrivesAt: Date,
  reason: ProblemReason,
): Promise<Order> {
  const delay = delayOnTheWay(order, arrivesAt, core.clock.now());
  if (delay === null || !isAllowed(delay.name, order)) return order;
  const { account } = await loadLetterhead(tx, order.accountId);
  const customersRead = reason === 'OTHER' ? undefined : problemsTexts[account.language].reasons[reason];
  const command = delay.name === 'report_delay' ? { ...delay, reason: customersRead } : delay;
  return applyCommand(core, tx, order, { actor: actorOf(driver), command });
}

/** For all of dispatch. A problem that was reported since stays open. */
export async function handleProblem(
  core: Core,
  actor: Actor,
  reference: string,
  messageId: string,
): Promise<void> {
  const { id: orderId, accountId } = await getAnyOrder(core.sql, reference);
  const problem = await findMessage(core.sql, messageId);
  if (problem?.orderId !== orderId || problem.problem === null) {
    throw callErrors.NOT_FOUND({ message: 'The order has no reported problem with this id.' });
  }
  const count = await core.sql.begin(async (tx) => {
    const handled = await markHandled(tx, problem, core.clock.now());
    if (handled === 0) return 0;
    await recordAudit(tx, core.clock, actor, {
      action: 'order.problem_handled',
      accountId,
      subjectType: 'order',
      subjectId: orderId,
      details: { messageId },
    });
    return handled;
  });
  if (count > 0) core.changes.publish(topicsOfMessages(orderId));
}
