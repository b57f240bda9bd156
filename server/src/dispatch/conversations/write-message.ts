// Dispatch and the driver of a trip write to each other, and read what the other side wrote.

import type { QuickAnswer } from '../../../../shared/trips/quick-answers.ts';
import { insertDriverNotices, markNoticesRead } from '../../messages/driver-notices/notice-store.ts';
import { topicsOfMessages } from '../../model/change-topics.ts';
import { orderErrors } from '../../model/orders/errors.ts';
import type { Order } from '../../model/orders/order.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import { changedConcurrently, runOnOrder } from '../../orders/act/run-on-order.ts';
import { MESSAGE_ACTION } from '../../orders/history/history-actions.ts';
import { toNotice } from '../../orders/notify/driver-notices.ts';
import type { Core } from '../../orders/records/core.ts';
import { getAnyOrder } from '../../orders/records/find-order.ts';
import { invalidFields } from '../../platform/call-errors.ts';
import type { Db, Transaction } from '../../platform/db.ts';
import type { ServiceError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { correctDeviceTime } from '../drivers/device-time.ts';
import type { ActingDriver } from '../drivers/driver.ts';
import { actorOf } from '../drivers/driver.ts';
import { checkReport, type DeviceReport, endedSince, getTrip } from '../trips/trip.ts';
import { findTripOf } from '../trips/trip-store.ts';
import { MAX_MESSAGES, type TripMessage } from './message.ts';
import { countMessages, findMessage, insertMessage, markReadByDispatch } from './message-store.ts';

interface ToDriver {
  /** Chosen by the caller, so that the call can be repeated. */
  id?: string | undefined;
  text: string;
  isQuestion: boolean;
  /** The version that the writer saw: if the order is newer, it may have another driver. */
  version?: number | undefined;
}

/** Possible while the driver sees the trip. */
export async function canWriteToDriver(core: Core, db: Db, order: Order): Promise<boolean> {
  if (!order.driver) return false;
  return (await findTripOf(db, order.driver.id, order.id, endedSince(core))) !== null;
}

export function noReceiver({ status }: Order): ServiceError {
  const message = 'The order has no driver who sees it now.';
  return orderErrors.ORDER_NOT_CHANGEABLE({ message, details: { status } });
}

export async function writeToDriver(
  core: Core,
  actor: Actor,
  reference: string,
  { id = uuidv7(core.clock.now()), text, isQuestion, version }: ToDriver,
): Promise<TripMessage> {
  return runOnOrder(core, {
    find: (db) => getAnyOrder(db, reference),
    async act(tx, order) {
      const known = await findKnown(tx, order, id, 'DISPATCH');
      if (known) return known;
      if (version !== undefined && version !== order.version) throw changedConcurrently(order);
      if (!(await canWriteToDriver(core, tx, order))) throw noReceiver(order);
      const now = core.clock.now();
      const driverId = order.driver!.id;
      const content = { id, driverId, author: 'DISPATCH', text, isQuestion, answersId: null } as const;
      const message = await addMessage(core, tx, actor, order, { ...content, writtenAt: now });
      const owed = { driverId, kind: isQuestion ? 'QUESTION' : 'NOTE' } as const;
      await insertDriverNotices(tx, [toNotice(order, owed, now, id)]);
      return message;
    },
  });
}

interface FromDriver {
  /** Chosen by the phone. */
  id: string;
  text: string;
  /** The question that it answers. */
  answersId: string | null;
  quickAnswer?: QuickAnswer | null;
}

/** Possible as long as the driver sees the trip; a former driver no longer does. */
export async function writeAsDriver(
  core: Core,
  driver: ActingDriver,
  tripId: string,
  { id, text, answersId, quickAnswer = null }: FromDriver,
  report: DeviceReport = {},
): Promise<TripMessage> {
  checkReport(driver, report);
  return runOnOrder(core, {
    find: (db) => getTrip(core, db, driver, tripId),
    async act(tx, order) {
      const known = await findKnown(tx, order, id, 'DRIVER');
      if (known) return known;
      if (answersId !== null) await checkQuestion(tx, order, driver, answersId);
      const writtenAt = timeOf(core, order, report);
      const content = {
        id,
        driverId: driver.id,
        author: 'DRIVER',
        text,
        isQuestion: false,
        answersId,
        quickAnswer,
      } as const;
      return addMessage(core, tx, actorOf(driver), order, { ...content, writtenAt });
    },
  });
}

/** By the corrected clock of the phone, but not before the order and not in the future. */
export function timeOf({ clock }: Core, { createdAt }: Order, report: DeviceReport): Date {
  const now = clock.now();
  if (!report.performedAt) return now;
  const at = correctDeviceTime(report.performedAt, report.clockOffsetSeconds);
  return at > now ? now : at < createdAt ? createdAt : at;
}

export async function findKnown(
  tx: Transaction,
  order: Order,
  id: string,
  author: TripMessage['author'],
): Promise<TripMessage | null> {
  const known = await findMessage(tx, id);
  if (known && (known.orderId !== order.id || known.author !== author)) {
    const message = 'This id belongs to another message. Choose a new one.';
    throw invalidFields([{ field: 'id', code: 'invalid_value', message, reason: 'id_taken' }]);
  }
  return known;
}

async function checkQuestion(tx: Transaction, order: Order, driver: ActingDriver, id: string): Promise<void> {
  const question = await findMessage(tx, id);
  if (question?.isQuestion && question.orderId === order.id && question.driverId === driver.id) return;
  const message = 'There is no such question in this thread.';
  throw invalidFields([{ field: 'answersId', code: 'invalid_value', message, reason: 'question_unknown' }]);
}

type Written = Pick<
  TripMessage,
  'id' | 'driverId' | 'author' | 'text' | 'isQuestion' | 'answersId' | 'writtenAt'
> &
  Partial<Pick<TripMessage, 'quickAnswer' | 'problem' | 'problemReason' | 'arrivesAt'>>;

const NO_PROBLEM = { problem: null, problemReason: null, arrivesAt: null, handledAt: null };

/** The audit records author and time, not the text: text about people can be deleted, an audit entry cannot. */
export async function addMessage(
  core: Core,
  tx: Transaction,
  actor: Actor,
  { id: orderId, accountId }: Order,
  written: Written,
): Promise<TripMessage> {
  if ((await countMessages(tx, orderId)) >= MAX_MESSAGES) {
    const message = `An order has at most ${MAX_MESSAGES} messages.`;
    const params = { max: MAX_MESSAGES };
    throw invalidFields([{ field: 'text', code: 'too_big', message, reason: 'too_many', params }]);
  }
  const createdAt = core.clock.now();
  const message = {
    ...NO_PROBLEM,
    quickAnswer: null,
    ...written,
    accountId,
    orderId,
    writtenBy: actor.name,
    createdAt,
    readAt: null,
  };
  await insertMessage(tx, message);
  await recordAudit(tx, core.clock, actor, {
    action: MESSAGE_ACTION,
    accountId,
    subjectType: 'order',
    subjectId: orderId,
    details: {
      messageId: written.id,
      question: written.isQuestion,
      ...(message.problem && { problem: message.problem }),
    },
  });
  return message;
}

/** The phone names what it showed: with old data it cannot have shown the newest. */
export async function readAsDriver(
  core: Core,
  driver: ActingDriver,
  tripId: string,
  noticeIds: readonly string[],
  report: DeviceReport = {},
): Promise<void> {
  checkReport(driver, report);
  const trip = await getTrip(core, core.sql, driver, tripId);
  const of = { driverId: driver.id, orderId: trip.id };
  const read = await markNoticesRead(core.sql, of, noticeIds, timeOf(core, trip, report));
  if (read.length > 0) core.changes.publish(topicsOfMessages(trip.id));
}

/** One reader of dispatch reads for all colleagues. */
export async function readAsDispatch(core: Core, reference: string, lastId: string): Promise<void> {
  const { id } = await getAnyOrder(core.sql, reference);
  const last = await findMessage(core.sql, lastId);
  if (last?.orderId !== id) {
    const message = 'The order has no message with this id.';
    throw invalidFields([{ field: 'lastId', code: 'invalid_value', message }]);
  }
  const count = await markReadByDispatch(core.sql, last, core.clock.now());
  if (count > 0) core.changes.publish(topicsOfMessages(id));
}
