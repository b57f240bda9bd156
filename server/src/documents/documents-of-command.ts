// The documents that commands make: protocols, damage reports, invoices.
import type { EventName } from '../orders/model/event-catalog.ts';
import { type Command, documentsOf } from '../orders/model/lifecycle.ts';
import type { Order } from '../orders/model/order.ts';
import { type Damage, EMPTY_PROTOCOL_CONTENT, type ProtocolContent } from '../orders/model/protocol.ts';
import { invoiceDocument } from './invoice-document.ts';
import { frameOf, type Letterhead } from './letterhead.ts';
import { makeDocument, type RenderContext } from './make-document.ts';
import type { NewDocument } from './new-document.ts';
import type { PdfDamageReport } from './pdf/document.ts';

const ELECTRIC = new Set(['ELECTRIC', 'HYDROGEN']);

interface Job {
  context: RenderContext;
  letterhead: Letterhead;
  order: Order;
  content: ProtocolContent;
  now: Date;
}

/** As the lifecycle declares them, rendered before the transaction that stores them. */
export async function documentsOfCommand(
  context: RenderContext,
  letterhead: Letterhead,
  order: Order,
  command: Command,
  content: ProtocolContent = EMPTY_PROTOCOL_CONTENT,
): Promise<NewDocument[]> {
  const job = { context, letterhead, order, content, now: context.clock.now() };
  const documents: NewDocument[] = [];
  for (const { kind, announcedBy } of documentsOf(command)) {
    const made = await make(job, command, kind, announcedBy);
    if (made) documents.push(made);
  }
  return documents;
}

/** Quotes are made by whoever issues or accepts them: their content is not the order's. */
async function make(
  job: Job,
  command: Command,
  kind: NewDocument['document']['kind'],
  announcedBy: EventName,
): Promise<NewDocument | null> {
  switch (command.name) {
    case 'pick_up':
      return protocol(job, 'PICKUP_PROTOCOL', command, announcedBy);
    case 'hand_over':
      return kind === 'DELIVERY_PROTOCOL'
        ? protocol(job, kind, command, announcedBy)
        : damageReport(withDelivery(job, command), damagesAtHandover(job, command), 'DELIVERY', announcedBy);
    case 'complain':
      return damageReport(job, [damageFrom(command.description)], 'AFTER_DELIVERY', announcedBy);
    case 'invoice': {
      const { context, letterhead, order } = job;
      return invoiceDocument(context, letterhead, order, command.invoiceNumber, announcedBy);
    }
    default:
      return null;
  }
}

const performedAt = ({ now }: Job, { at }: { at?: Date | undefined }) => (at && at < now ? at : now);

function withDelivery(job: Job, command: Command<'hand_over'>): Job {
  return { ...job, order: { ...job.order, actualDelivery: performedAt(job, command) } };
}

function protocol(
  job: Job,
  kind: 'PICKUP_PROTOCOL' | 'DELIVERY_PROTOCOL',
  command: Command<'pick_up' | 'hand_over'>,
  announcedBy: EventName,
): Promise<NewDocument> {
  const { order, letterhead, content, now } = job;
  const at = performedAt(job, command);
  const withTime = { ...order, [kind === 'PICKUP_PROTOCOL' ? 'actualPickup' : 'actualDelivery']: at };
  const energy = ELECTRIC.has(order.vehicle.fuelType) ? ('CHARGE' as const) : ('FUEL' as const);
  const percent = command.fuelLevelPercent;
  const document = {
    ...frameOf(letterhead, withTime, now),
    ...content,
    kind,
    performedAt: at,
    odometerKm: command.odometerKm ?? null,
    levels: percent === undefined ? [] : [{ energy, percent }],
  };
  return makeDocument(job.context, order, document, numberOf(order), announcedBy);
}

function damagesAtHandover({ content }: Job, { damageDescription }: Command<'hand_over'>): Damage[] {
  const fresh = content.damages.filter(({ isNew }) => isNew);
  return fresh.length > 0 ? fresh : [damageFrom(damageDescription)];
}

function damageFrom(description: string | undefined): Damage {
  return { position: null, type: null, description: description ?? '–', isNew: true };
}

function damageReport(
  { context, letterhead, order, now }: Job,
  damages: Damage[],
  found: PdfDamageReport['found'],
  announcedBy: EventName,
): Promise<NewDocument> {
  const report: PdfDamageReport = {
    kind: 'DAMAGE_REPORT',
    ...frameOf(letterhead, order, now),
    reportedAt: now,
    reportedBy: order.driver?.name ?? null,
    found,
    damages: damages.map((damage) => ({ ...damage, photos: [] })),
    remarks: null,
  };
  return makeDocument(context, order, report, numberOf(order), announcedBy);
}

function numberOf({ orderNumber, requestNumber }: Order): string {
  return orderNumber ?? requestNumber!;
}
