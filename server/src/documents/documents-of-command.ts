// The documents that commands create: protocols, damage reports, invoices.
import { isDeepStrictEqual } from 'node:util';
import { uncheckedItems } from '../../../shared/vehicle/checklist.ts';
import type { EventName } from '../model/orders/event-catalog.ts';
import { type Command, documentsOf } from '../model/orders/lifecycle.ts';
import type { Order } from '../model/orders/order.ts';
import {
  type Damage,
  EMPTY_PROTOCOL_CONTENT,
  type ProtocolContent,
  type ProtocolPhoto,
} from '../model/orders/protocol.ts';
import { customerOf, frameOf, type Letterhead } from './letterhead.ts';
import { makeDocument, type RenderContext } from './make-document.ts';
import type { NewDocument } from './new-document.ts';
import type { PdfDamageReport, PdfPhoto } from './pdf/document.ts';

const ELECTRIC = new Set(['ELECTRIC', 'HYDROGEN']);

/** The input that the order does not contain. */
export interface DocumentInput {
  /** The driver's input; empty when dispatch reports the step. */
  content?: ProtocolContent;
  /** Whether the customer sees who drives. */
  showDriver: boolean;
}

interface Job {
  showDriver: boolean;
  context: RenderContext;
  letterhead: Letterhead;
  order: Order;
  content: ProtocolContent;
  now: Date;
}

/** The documents in the command's declaration, rendered before the transaction that stores them. */
export async function documentsOfCommand(
  context: RenderContext,
  letterhead: Letterhead,
  order: Order,
  command: Command,
  { content = EMPTY_PROTOCOL_CONTENT, showDriver }: DocumentInput,
): Promise<NewDocument[]> {
  const job = { context, letterhead, order, content, showDriver, now: context.clock.now() };
  const documents: NewDocument[] = [];
  for (const { kind, announcedBy } of documentsOf(command)) {
    const made = await make(job, command, kind, announcedBy);
    if (made) documents.push(made);
  }
  return documents;
}

/** Quotes and invoices are rendered where they are issued, because their content is not part of the order. */
async function make(
  job: Job,
  command: Command,
  kind: NewDocument['document']['kind'],
  announcedBy: EventName,
): Promise<NewDocument | null> {
  switch (command.name) {
    case 'pick_up':
      return protocol(job, 'PICKUP_PROTOCOL', command, announcedBy);
    case 'add_signed_protocol':
    case 'add_protocol_of_former_driver':
      if (command.protocol === 'PICKUP') return protocol(job, 'PICKUP_PROTOCOL', command, announcedBy);
      return atHandover(job, command, kind, announcedBy);
    case 'hand_over':
      return atHandover(job, command, kind, announcedBy);
    case 'complain': {
      const damages = [damageFrom(command.description)];
      const reportedBy = command.reportedBy ?? customerOf(job.letterhead.account).name;
      return damageReport(job, { found: 'AFTER_DELIVERY', damages, photos: [], reportedBy }, announcedBy);
    }
    default:
      return null;
  }
}

type AddedProtocol = 'add_signed_protocol' | 'add_protocol_of_former_driver';
type HandedOver = Command<'hand_over' | AddedProtocol>;

/** The protocol, and a damage report if there is new damage. */
function atHandover(
  job: Job,
  command: HandedOver,
  kind: NewDocument['document']['kind'],
  announcedBy: EventName,
): Promise<NewDocument> {
  if (kind === 'DELIVERY_PROTOCOL') return protocol(withAllDamages(job, command), kind, command, announcedBy);
  const found = { found: 'DELIVERY', damages: newDamages(job, command) } as const;
  const { photos } = job.content;
  return damageReport(
    withDelivery(job, command),
    { ...found, photos, reportedBy: driverOf(job) },
    announcedBy,
  );
}

const performedAt = ({ now }: Job, { at }: { at?: Date | undefined }) => (at && at < now ? at : now);

function withDelivery(job: Job, command: HandedOver): Job {
  return { ...job, order: { ...job.order, actualDelivery: performedAt(job, command) } };
}

function protocol(
  job: Job,
  kind: 'PICKUP_PROTOCOL' | 'DELIVERY_PROTOCOL',
  command: Command<'pick_up' | 'hand_over' | AddedProtocol>,
  announcedBy: EventName,
): Promise<NewDocument> {
  const { order, letterhead, now } = job;
  const at = performedAt(job, command);
  const withTime = { ...order, [kind === 'PICKUP_PROTOCOL' ? 'actualPickup' : 'actualDelivery']: at };
  const energy = ELECTRIC.has(order.vehicle.fuelType) ? ('chargeLevel' as const) : ('fuelLevel' as const);
  const percent = command.fuelLevelPercent;
  const content = contentFor(job);
  const document = {
    ...frameOf(letterhead, withTime, now),
    ...content,
    photos: content.photos.map((photo) => captionPhoto(photo, content.damages)),
    unchecked: uncheckedItems(order.vehicle, content.checklist),
    kind,
    performedAt: at,
    odometerKm: command.odometerKm ?? null,
    levels: percent === undefined ? [] : [{ energy, percent }],
  };
  return makeDocument(job.context, order, document, numberOf(order), announcedBy);
}

const driverOf = ({ order, showDriver }: Job) => (showDriver ? (order.driver?.name ?? null) : null);

/** The content for the customer: without the driver's name if the agreement does not show drivers. */
function contentFor({ content, showDriver }: Job): ProtocolContent {
  if (showDriver || content.driver === null) return content;
  return { ...content, driver: { ...content.driver, name: '' } };
}

/** Damages from pickup are listed as known, reported ones as new. */
function withAllDamages(job: Job, command: HandedOver): Job {
  const { content, order } = job;
  const fresh = newDamages(job, command);
  const noted = content.damages.filter(({ isNew }) => !isNew);
  const known = (order.vehicleAtPickup?.damages ?? []).map((damage) => ({ ...damage, isNew: false }));
  const missing = known.filter((damage) => !noted.some((other) => isDeepStrictEqual(other, damage)));
  return { ...job, content: { ...content, damages: [...missing, ...noted, ...fresh] } };
}

/** Dispatch describes new damage in one text, a driver as a list. */
function newDamages({ content }: Job, { hasDamage, damageDescription }: HandedOver): Damage[] {
  const listed = content.damages.filter(({ isNew }) => isNew);
  return hasDamage && listed.length === 0 ? [damageFrom(damageDescription)] : listed;
}

function damageFrom(description: string | undefined): Damage {
  return { position: null, type: null, description: description ?? '–', isNew: true };
}

/** Each document numbers its own damages; a damage that it does not list is named by its description. */
function captionPhoto({ damage, caption, ...photo }: ProtocolPhoto, damages: readonly Damage[]): PdfPhoto {
  const number = damage === null ? 0 : damages.indexOf(damage) + 1;
  if (number > 0) return { ...photo, caption, damageNumber: number };
  return { ...photo, caption: caption ?? damage?.description ?? null, damageNumber: null };
}

function damageReport(
  { context, letterhead, order, now }: Job,
  {
    damages,
    photos,
    ...reported
  }: Pick<PdfDamageReport, 'found' | 'reportedBy'> & {
    damages: Damage[];
    photos: ProtocolPhoto[];
  },
  announcedBy: EventName,
): Promise<NewDocument> {
  const photosOf = (damage: Damage | null): PdfPhoto[] =>
    photos
      .filter((photo) => (damages.find((listed) => listed === photo.damage) ?? null) === damage)
      .map((photo) => captionPhoto(photo, damages));
  const report: PdfDamageReport = {
    kind: 'DAMAGE_REPORT',
    ...frameOf(letterhead, order, now),
    ...reported,
    reportedAt: now,
    damages: damages.map((damage) => ({ ...damage, photos: photosOf(damage) })),
    photos: photosOf(null),
    remarks: null,
  };
  return makeDocument(context, order, report, numberOf(order), announcedBy);
}

function numberOf({ orderNumber, requestNumber }: Order): string {
  return orderNumber ?? requestNumber!;
}
