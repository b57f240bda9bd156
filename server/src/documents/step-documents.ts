// The documents that the steps of an order produce: protocols, damage report, invoice.

import type { Command } from '../orders/model/command.ts';
import type { EventName } from '../orders/model/event-catalog.ts';
import type { Order } from '../orders/model/order.ts';
import { amountsOf, fileNameOf, frameOf, type Letterhead } from './frame.ts';
import { type NewDocument, newDocument } from './new-document.ts';
import type { PdfDamage, PdfDamageReport, PdfDeliveryProtocol, PdfDocument } from './pdf/document.ts';
import { renderPdf } from './pdf/render.ts';

const DAY_MS = 86_400_000;
const PAYMENT_DAYS = 14;

/** What a driver recorded. Dispatch leaves it out, because it was not there. */
export type ProtocolContent = Pick<
  PdfDeliveryProtocol,
  'checklist' | 'damages' | 'remarks' | 'photos' | 'driver' | 'contact' | 'contactAbsence'
>;

const EMPTY_PROTOCOL: ProtocolContent = {
  checklist: [],
  damages: [],
  remarks: null,
  photos: [],
  driver: null,
  contact: null,
  contactAbsence: null,
};

const ELECTRIC = new Set(['ELECTRIC', 'HYDROGEN']);

async function renderDocument(
  order: Order,
  letterhead: Letterhead,
  document: PdfDocument,
  number: string,
  announcedIn: EventName,
): Promise<NewDocument> {
  const bytes = await renderPdf(document);
  const fileName = fileNameOf(document.kind, letterhead.account.language, number);
  const fields = { kind: document.kind, fileName, contentType: 'application/pdf', bytes, announcedIn };
  return newDocument(order, fields, document.createdAt);
}

/** Renders the documents of this command, before the transaction that stores them. */
export async function documentsOfStep(
  letterhead: Letterhead,
  order: Order,
  command: Command,
  now: Date,
  content: ProtocolContent = EMPTY_PROTOCOL,
): Promise<NewDocument[]> {
  const number = order.orderNumber ?? order.requestNumber!;
  if (command.name === 'pick_up' || command.name === 'hand_over') {
    return protocolDocuments(letterhead, order, command, now, content, number);
  }
  if (command.name === 'invoice') {
    return [await invoiceDocument(letterhead, order, command.invoiceNumber, now, 'invoice.created')];
  }
  if (command.name === 'complain') {
    const damages = [damageFrom(command.description)];
    return [await damageReport(letterhead, order, damages, 'AFTER_DELIVERY', now, number)];
  }
  return [];
}

async function protocolDocuments(
  letterhead: Letterhead,
  order: Order,
  command: Extract<Command, { name: 'pick_up' | 'hand_over' }>,
  now: Date,
  content: ProtocolContent,
  number: string,
): Promise<NewDocument[]> {
  const performedAt = command.at !== undefined && command.at < now ? command.at : now;
  const energy = ELECTRIC.has(order.vehicle.fuelType) ? ('CHARGE' as const) : ('FUEL' as const);
  const percent = command.fuelLevelPercent;
  const isPickup = command.name === 'pick_up';
  const withTimes = { ...order, [isPickup ? 'actualPickup' : 'actualDelivery']: performedAt };
  const common = {
    ...frameOf(letterhead, withTimes, now),
    ...content,
    performedAt,
    odometerKm: command.odometerKm ?? null,
    levels: percent === undefined ? [] : [{ energy, percent }],
  };
  if (isPickup) {
    return [
      await renderDocument(
        order,
        letterhead,
        { kind: 'PICKUP_PROTOCOL', ...common },
        number,
        'vehicle.picked_up',
      ),
    ];
  }
  const protocol = { kind: 'DELIVERY_PROTOCOL' as const, ...common };
  const documents = [await renderDocument(order, letterhead, protocol, number, 'vehicle.delivered')];
  if (command.hasDamage) {
    const newDamages = content.damages.filter((damage) => damage.isNew);
    const damages = newDamages.length > 0 ? newDamages : [damageFrom(command.damageDescription)];
    documents.push(await damageReport(letterhead, withTimes, damages, 'DELIVERY', now, number));
  }
  return documents;
}

function damageFrom(description: string | undefined): PdfDamage {
  return { position: null, type: null, description: description ?? '–', isNew: true };
}

async function damageReport(
  letterhead: Letterhead,
  order: Order,
  damages: PdfDamage[],
  found: PdfDamageReport['found'],
  now: Date,
  number: string,
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
  return renderDocument(order, letterhead, report, number, 'damage.reported');
}

export async function invoiceDocument(
  letterhead: Letterhead,
  order: Order,
  invoiceNumber: string,
  now: Date,
  announcedIn: EventName,
): Promise<NewDocument> {
  if (order.price === null) throw new Error(`Order ${order.id} has no price to invoice`);
  const invoice = {
    kind: 'INVOICE' as const,
    ...frameOf(letterhead, order, now),
    ...amountsOf(order.price),
    invoiceNumber,
    invoiceDate: now,
    serviceDate: order.actualDelivery ?? now,
    dueDate: new Date(now.getTime() + PAYMENT_DAYS * DAY_MS),
    note: null,
  };
  return renderDocument(order, letterhead, invoice, invoiceNumber, announcedIn);
}
