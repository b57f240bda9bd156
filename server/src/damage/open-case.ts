// Opens damage cases: from the protocol of the handover, or from a complaint of the customer.

import { addDays } from '../../../shared/time/days.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import { findSubmitted } from '../dispatch/trips/protocol-store.ts';
import type { Order } from '../model/orders/order.ts';
import { AFTER_DELIVERY, isOneOf, statusBehindComplaint } from '../model/orders/status.ts';
import { type Actor, recordAudit } from '../operator/audit.ts';
import { findOperator } from '../operator/operator.ts';
import { applyCommand } from '../orders/act/apply-command.ts';
import { type PreparedCommand, prepareCommand } from '../orders/act/prepare-command.ts';
import { runOnOrder } from '../orders/act/run-on-order.ts';
import { DAMAGE_ACTION_PREFIX } from '../orders/history/history-actions.ts';
import type { Core } from '../orders/records/core.ts';
import { getAnyOrder } from '../orders/records/find-order.ts';
import type { Db, Transaction } from '../platform/db.ts';
import { uuidv7 } from '../platform/ids.ts';
import { dayOf } from '../platform/time-zones.ts';
import { insertCase, insertDismissal, takeCasePosition } from './case-store.ts';
import { type CaseDamage, caseSeries, type DamageCase, formatCaseNumber } from './damage-case.ts';
import { notPossible } from './errors.ts';
import { findNewDamages, toCaseDamage } from './new-damages.ts';
import { recordCaseAudit, refuseUnfinished } from './run-on-case.ts';
import { type DamageSettings, findDamageSettings } from './settings.ts';
import { insertTask } from './task-store.ts';

const DESCRIPTION_LENGTH = 500;

interface Report {
  description: string;
  damages: CaseDamage[];
}

export type NewCase = Report & Pick<DamageCase, 'origin' | 'reportedBy'>;

/** What a case needs in addition to the report, read before anything is locked. */
export interface CaseFrame {
  number: string;
  /** In the operator's time zone. */
  today: string;
  settings: DamageSettings;
  currency: string;
}

export async function prepareFrame(core: Core, order: Order): Promise<CaseFrame> {
  const { timeZone } = await findOperator(core.sql);
  const today = dayOf(timeZone, core.clock.now());
  const series = caseSeries(order, today.slice(0, 4));
  const { terms } = await core.agreements.current(order.accountId);
  return {
    number: formatCaseNumber(series, await takeCasePosition(core.sql, series)),
    today,
    settings: await findDamageSettings(core.sql),
    currency: order.price?.currency ?? terms.currency,
  };
}

/** Writes the case and its first task. The caller holds the order's lock. */
export async function insertNewCase(
  core: Core,
  tx: Transaction,
  actor: Actor,
  order: Order,
  { number, today, settings, currency }: CaseFrame,
  report: NewCase,
): Promise<DamageCase> {
  const now = core.clock.now();
  const { insurer, firstTask, firstTaskDays } = settings;
  const found: DamageCase = {
    id: uuidv7(now),
    accountId: order.accountId,
    environment: order.environment,
    orderId: order.id,
    number,
    ...report,
    state: 'OPEN',
    liability: 'OPEN',
    liabilityReason: null,
    estimateCents: null,
    currency,
    insurerName: insurer?.name ?? null,
    insurerAddress: insurer?.address ?? null,
    insurerEmail: insurer?.email ?? null,
    insurerNumber: null,
    remarks: null,
    createdBy: actor.name,
    version: 1,
    createdAt: now,
    updatedAt: now,
    decidedAt: null,
    closedAt: null,
  };
  await insertCase(tx, found);
  if (order.environment === 'production') {
    await insertTask(tx, {
      id: uuidv7(now),
      caseId: found.id,
      accountId: found.accountId,
      text: firstTask,
      dueOn: addDays(today, firstTaskDays),
      doneAt: null,
      doneBy: null,
      createdAt: now,
      createdBy: 'system',
    });
  }
  const { origin, reportedBy, damages } = report;
  await recordCaseAudit(core, tx, actor, 'opened', found, { origin, reportedBy, damages: damages.length });
  return found;
}

function isDelivered(order: Order): boolean {
  return isOneOf(AFTER_DELIVERY, { status: statusBehindComplaint(order) });
}

/** The new damages of the handover; without a driver's list, what dispatch described. */
async function reportOfProtocol(db: Db, order: Order): Promise<Report | null> {
  if (!order.hasDamage) return null;
  const [pickup, delivery] = await Promise.all([
    findSubmitted(db, order.id, 'PICKUP'),
    findSubmitted(db, order.id, 'DELIVERY'),
  ]);
  const atPickup = pickup?.data.damages ?? order.vehicleAtPickup?.damages ?? [];
  const found = findNewDamages(atPickup, delivery?.data.damages ?? []);
  const damages = found.map((damage) => toCaseDamage(order.vehicle.type, damage));
  const description = damages.map((damage) => damage.description).join('; ');
  return { damages, description: description.slice(0, DESCRIPTION_LENGTH) };
}

/** Dispatch opens a case for a damage of the handover protocol. */
export function openFromProtocol(
  core: Core,
  actor: Actor,
  reference: string,
  description: string | undefined,
): Promise<DamageCase> {
  return runOnOrder<DamageCase, CaseFrame>(core, {
    find: (db) => getAnyOrder(db, reference),
    async prepare(order) {
      if (order.environment !== 'production') throw notPossible('SANDBOX');
      if (!isDelivered(order)) throw notPossible('NOT_DELIVERED');
      if (!order.hasDamage) throw notPossible('NO_DAMAGE');
      await refuseUnfinished(core.sql, order.id);
      return prepareFrame(core, order);
    },
    async act(tx, order, frame) {
      await refuseUnfinished(tx, order.id);
      const report = await reportOfProtocol(tx, order);
      if (report === null) throw notPossible('NO_DAMAGE');
      const words = description ?? (report.description === '' ? '–' : report.description);
      const added: NewCase = { ...report, description: words, origin: 'PROTOCOL', reportedBy: null };
      return insertNewCase(core, tx, actor, order, frame, added);
    },
  });
}

export interface Complaint extends Report {
  reportedBy: NonNullable<DamageCase['reportedBy']>;
  /** The person who complained, as the damage report names it. */
  reporterName?: string | undefined;
}

/** Until when the customer can complain; null before the delivery and if complaints are switched off. */
export function complaintUntil(
  { actualDelivery }: Pick<Order, 'actualDelivery'>,
  { complaintDays }: Pick<DamageSettings, 'complaintDays'>,
): Date | null {
  if (actualDelivery === null || complaintDays === 0) return null;
  return new Date(actualDelivery.getTime() + complaintDays * DAY_MS);
}

/** Whether the customer can complain now, and why not. */
export function complaintRefusal(
  order: Order,
  settings: Pick<DamageSettings, 'complaintDays'>,
  now: Date,
): 'NOT_DELIVERED' | 'TOO_LATE' | null {
  if (!isDelivered(order)) return 'NOT_DELIVERED';
  const until = complaintUntil(order, settings);
  return until === null || now > until ? 'TOO_LATE' : null;
}

interface PreparedComplaint {
  frame: CaseFrame;
  /** Null if the order has a complaint already, and in the sandbox, where the scenario decides the status. */
  command: PreparedCommand | null;
}

/** Opens a case with what the customer says. In production the order gets the status COMPLAINT, too. */
export function complain(
  core: Core,
  actor: Actor,
  find: (db: Db) => Promise<Order>,
  { reporterName, ...report }: Complaint,
): Promise<DamageCase> {
  return runOnOrder<DamageCase, PreparedComplaint>(core, {
    find,
    async prepare(order) {
      await refuseComplaint(core, order, report.reportedBy);
      await refuseUnfinished(core.sql, order.id);
      const named = { name: 'complain', description: report.description, reportedBy: reporterName } as const;
      const isCommanded = order.environment === 'production' && order.status !== 'COMPLAINT';
      return {
        command: isCommanded ? await prepareCommand(core, order, named) : null,
        frame: await prepareFrame(core, order),
      };
    },
    async act(tx, order, { command, frame }) {
      await refuseUnfinished(tx, order.id);
      const changed = command ? await applyCommand(core, tx, order, { actor, ...command }) : order;
      return insertNewCase(core, tx, actor, changed, frame, { ...report, origin: 'COMPLAINT' });
    },
  });
}

async function refuseComplaint(core: Core, order: Order, by: Complaint['reportedBy']): Promise<void> {
  if (by === 'DISPATCH') {
    if (order.environment !== 'production') throw notPossible('SANDBOX');
    if (!isDelivered(order)) throw notPossible('NOT_DELIVERED');
    return;
  }
  const settings = await findDamageSettings(core.sql);
  const refusal = complaintRefusal(order, settings, core.clock.now());
  if (refusal) throw notPossible(refusal, complaintUntil(order, settings));
}

/** Dispatch decides that a damage at handover needs no case. Repeating it changes nothing. */
export async function dismissDamage(core: Core, actor: Actor, reference: string): Promise<void> {
  await runOnOrder(core, {
    find: (db) => getAnyOrder(db, reference),
    async act(tx, order) {
      if (!order.hasDamage) throw notPossible('NO_DAMAGE');
      const { id: orderId, accountId } = order;
      const now = core.clock.now();
      const dismissal = { orderId, accountId, dismissedAt: now, dismissedBy: actor.name };
      if (!(await insertDismissal(tx, dismissal))) return;
      await recordAudit(tx, core.clock, actor, {
        action: `${DAMAGE_ACTION_PREFIX}dismissed`,
        accountId,
        subjectType: 'order',
        subjectId: orderId,
        details: {},
      });
    },
  });
}
