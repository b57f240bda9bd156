// The complete damage case for the operator: photos, tasks, letters, outcomes and history.
import { z } from 'zod';
import { formatVehicleName } from '../../../../../shared/vehicle/vehicle-name.ts';
import { findAccountIncludingDeleted } from '../../../customers/accounts/store.ts';
import { readPhotoPairs } from '../../../damage/add-photo.ts';
import type { ListedCase } from '../../../damage/case-list-store.ts';
import { CASE_STEP_NAMES, listPossibleSteps } from '../../../damage/case-steps.ts';
import { listCaseHistory, listOutcomes } from '../../../damage/case-store.ts';
import { readCreditable } from '../../../damage/close-case.ts';
import {
  type DamageCase,
  LIABILITIES,
  OUTCOMES,
  type Outcome,
  PHOTO_SOURCES,
  RECIPIENT_TYPES,
  type Task,
} from '../../../damage/damage-case.ts';
import { type DamageLetter, listLetters } from '../../../damage/letter-store.ts';
import { LETTER_KINDS } from '../../../damage/letter-texts.ts';
import { vehicleName } from '../../../damage/letter-values.ts';
import type { PhotoPair } from '../../../damage/match-photos.ts';
import { listTasks } from '../../../damage/task-store.ts';
import { ALL_STATUSES } from '../../../model/orders/status.ts';
import { centsToAmount } from '../../../model/prices/price.ts';
import { DAMAGE_ACTION_PREFIX } from '../../../orders/history/history-actions.ts';
import type { Core } from '../../../orders/records/core.ts';
import { getAnyOrder } from '../../../orders/records/find-order.ts';
import { timestamp } from '../../../platform/schemas.ts';
import { caseShape, damageRecord, toCaseRecord, toDamageRecord } from '../../shared/damage/damage-record.ts';
import { namesOfActors } from '../../shared/people/actor-names.ts';

const amount = z.number().nullable();
const author = z.string().nullable().describe('The person; null for the operator token and the service');

const shownDamage = damageRecord
  .extend({
    position: z
      .object({ view: z.enum(['LEFT', 'RIGHT', 'TOP', 'FRONT', 'REAR']), x: z.number(), y: z.number() })
      .nullable()
      .describe('The mark of the protocol on the drawing'),
  })
  .meta({ id: 'MarkedDamage' });

const summaryShape = {
  ...caseShape,
  damages: z.array(shownDamage),
  liability: z.enum(LIABILITIES).describe('NOT_OURS: the damage did not happen during the transfer'),
  liabilityReason: z.string().nullable().describe('The customer sees it once the case is decided'),
  estimate: amount.describe('What the damage may cost, net'),
  currency: z.string(),
  version: z.int(),
};

export const caseSummary = z.object(summaryShape).meta({ id: 'DamageCaseSummary' });

export const listedCase = caseSummary
  .extend({
    orderNumber: z.string(),
    accountId: z.uuid(),
    accountName: z.string(),
    vehicle: z.string(),
    licensePlate: z.string().nullable(),
    nextTask: z.object({ text: z.string().nullable(), dueOn: z.iso.date() }).nullable(),
  })
  .meta({ id: 'ListedDamageCase' });

const shownPhoto = z.object({
  id: z.uuid(),
  caption: z.string().nullable(),
  takenAt: timestamp.nullable(),
});

const photoPair = z
  .object({
    damageNumber: z.int().nullable().describe('In `damages`, from 1; null for the whole vehicle'),
    caption: z.string().nullable().describe('What photos of the whole vehicle show'),
    pickup: z.array(shownPhoto).describe('From the pickup protocol'),
    delivery: z.array(shownPhoto).describe('From the handover protocol'),
    reported: z.array(
      z.object({
        id: z.uuid(),
        source: z.enum(PHOTO_SOURCES),
        damageNumber: z.int().nullable(),
        createdAt: timestamp,
      }),
    ),
  })
  .meta({ id: 'PhotoPair' });

export const taskRecord = z
  .object({
    id: z.uuid(),
    text: z.string().nullable(),
    dueOn: z.iso.date().describe('In the operator’s time zone'),
    doneAt: timestamp.nullable(),
    doneBy: author,
  })
  .meta({ id: 'DamageTask' });

export const letterRecord = z
  .object({
    id: z.uuid(),
    kind: z.enum(LETTER_KINDS),
    recipientType: z.enum(RECIPIENT_TYPES),
    recipient: z.string().nullable().describe('Null after the personal data of the order was deleted'),
    subject: z.string().nullable(),
    hasDocument: z.boolean(),
    createdAt: timestamp,
    createdBy: author,
  })
  .meta({ id: 'DamageLetter' });

const outcomeRecord = z
  .object({
    kind: z.enum(OUTCOMES),
    net: amount,
    currency: z.string(),
    creditNoteNumber: z.string().nullable(),
    reason: z.string().nullable(),
    createdAt: timestamp,
    createdBy: author,
  })
  .meta({ id: 'DamageOutcome' });

export const caseRecord = caseSummary
  .extend({
    accountId: z.uuid(),
    accountName: z.string(),
    order: z.object({
      id: z.uuid(),
      number: z.string(),
      status: z.enum(ALL_STATUSES).describe('The internal status'),
      vehicle: z.string(),
      vehicleType: z.string(),
      licensePlate: z.string().nullable(),
      driverName: z.string().nullable(),
      from: z.string(),
      to: z.string(),
      deliveredAt: timestamp.nullable(),
    }),
    insurer: z.object({
      name: z.string().nullable(),
      address: z.string().nullable(),
      email: z.string().nullable(),
      number: z.string().nullable().describe('The number of the claim at the insurer'),
    }),
    remarks: z.string().nullable().describe('For colleagues; customers never see it'),
    createdBy: author,
    possible: z.array(z.enum(CASE_STEP_NAMES)).describe('The steps that are possible now'),
    creditable: z
      .object({ invoiceNumber: z.string(), max: z.number(), currency: z.string() })
      .nullable()
      .describe('What a credit note can take back, net; null if the order has no invoice'),
    photos: z.array(photoPair).describe('Pickup and handover side by side, damaged parts first'),
    tasks: z.array(taskRecord).describe('Open ones first'),
    letters: z.array(letterRecord).describe('Oldest first'),
    outcomes: z.array(outcomeRecord).describe('Oldest first; a case opened again may have several'),
    history: z
      .array(
        z.object({
          id: z.uuid(),
          at: timestamp,
          action: z.string().describe('Such as damage.opened'),
          by: author,
          channel: z.string(),
          details: z.record(z.string(), z.unknown()),
        }),
      )
      .describe('Oldest first'),
  })
  .meta({ id: 'DamageCase' });

const toAmount = (cents: number | null) => (cents === null ? null : centsToAmount(cents));

export function toCaseSummary(found: DamageCase) {
  const { liability, liabilityReason, estimateCents, currency, version, damages } = found;
  return {
    ...toCaseRecord(found),
    damages: damages.map((damage) => ({ ...toDamageRecord(damage), position: damage.position })),
    liability,
    liabilityReason,
    estimate: toAmount(estimateCents),
    currency,
    version,
  };
}

export function toListedCase(found: ListedCase) {
  const { orderNumber, accountId, accountName, licensePlate, nextTask, nextTaskOn } = found;
  return {
    ...toCaseSummary(found),
    orderNumber,
    accountId,
    accountName,
    vehicle: formatVehicleName(found.vehicle),
    licensePlate,
    nextTask: nextTaskOn === null ? null : { text: nextTask, dueOn: nextTaskOn },
  };
}

type NameOf = (actor: string) => string | null;

export function toTaskRecord({ id, text, dueOn, doneAt, doneBy }: Task, nameOf: NameOf) {
  return { id, text, dueOn, doneAt: doneAt?.toISOString() ?? null, doneBy: doneBy && nameOf(doneBy) };
}

export function toLetterRecord(letter: DamageLetter, nameOf: NameOf) {
  const { id, kind, recipientType, recipient, subject, documentId, createdAt, createdBy } = letter;
  const sent = { createdAt: createdAt.toISOString(), createdBy: nameOf(createdBy) };
  return { id, kind, recipientType, recipient, subject, hasDocument: documentId !== null, ...sent };
}

function toOutcomeRecord(outcome: Outcome, nameOf: NameOf) {
  const { kind, netCents, currency, creditNoteNumber, reason, createdAt, createdBy } = outcome;
  const done = { createdAt: createdAt.toISOString(), createdBy: nameOf(createdBy) };
  return { kind, net: toAmount(netCents), currency, creditNoteNumber, reason, ...done };
}

function toPairRecord({ reported, pickup, delivery, ...pair }: PhotoPair) {
  const shown = (photos: PhotoPair['pickup']) =>
    photos.map(({ takenAt, ...photo }) => ({ ...photo, takenAt: takenAt?.toISOString() ?? null }));
  return {
    ...pair,
    pickup: shown(pickup),
    delivery: shown(delivery),
    reported: reported.map(({ id, source, damageNumber, createdAt }) => ({
      id,
      source,
      damageNumber,
      createdAt: createdAt.toISOString(),
    })),
  };
}

export async function toFullRecord(core: Core, found: DamageCase) {
  const { sql } = core;
  const order = await getAnyOrder(sql, found.orderId);
  const [account, pairs, tasks, letters, outcomes, history, creditable] = await Promise.all([
    findAccountIncludingDeleted(sql, found.accountId),
    readPhotoPairs(sql, found, order),
    listTasks(sql, found.id),
    listLetters(sql, found.id),
    listOutcomes(sql, found.id),
    listCaseHistory(sql, found, DAMAGE_ACTION_PREFIX),
    readCreditable(sql, order),
  ]);
  const actors = [found, ...letters, ...outcomes].map(({ createdBy }) => createdBy);
  const doers = [...tasks.flatMap(({ doneBy }) => doneBy ?? []), ...history.map(({ actor }) => actor)];
  const nameOf = await namesOfActors(sql, [...actors, ...doers]);
  return {
    ...toCaseSummary(found),
    accountId: found.accountId,
    accountName: account!.name,
    order: {
      id: order.id,
      number: order.orderNumber!,
      status: order.status,
      vehicle: vehicleName(order),
      vehicleType: order.vehicle.type,
      licensePlate: order.vehicle.registration.licensePlate,
      driverName: order.driver?.name ?? null,
      from: order.pickup.city,
      to: order.delivery.city,
      deliveredAt: order.actualDelivery?.toISOString() ?? null,
    },
    insurer: {
      name: found.insurerName,
      address: found.insurerAddress,
      email: found.insurerEmail,
      number: found.insurerNumber,
    },
    remarks: found.remarks,
    createdBy: nameOf(found.createdBy),
    possible: listPossibleSteps(found),
    creditable: creditable && {
      invoiceNumber: creditable.invoiceNumber,
      max: centsToAmount(creditable.maxCents),
      currency: creditable.currency,
    },
    photos: pairs.map(toPairRecord),
    tasks: tasks.map((task) => toTaskRecord(task, nameOf)),
    letters: letters.map((letter) => toLetterRecord(letter, nameOf)),
    outcomes: outcomes.map((outcome) => toOutcomeRecord(outcome, nameOf)),
    history: history.map(({ actor, at, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      by: nameOf(actor),
    })),
  };
}
