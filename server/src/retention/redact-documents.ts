// Redacts the documents of an anonymized order: they are rendered without people, or deleted; invoices stay.

import { type ProtocolKind, toProtocolContent, withoutSignatures } from '../dispatch/trips/protocol.ts';
import { findSubmitted } from '../dispatch/trips/protocol-store.ts';
import { documentsOfCommand } from '../documents/documents-of-command.ts';
import { type Letterhead, loadLetterhead } from '../documents/letterhead.ts';
import type { NewDocument } from '../documents/new-document.ts';
import { deleteDocument, listDocuments, replaceBytes } from '../documents/store.ts';
import type { Command } from '../model/orders/lifecycle.ts';
import type { Order } from '../model/orders/order.ts';
import { renderQuote } from '../orders/quotes/render-quote.ts';
import { findQuote } from '../orders/quotes/store.ts';
import type { Core } from '../orders/records/core.ts';
import { getAnyOrder } from '../orders/records/find-order.ts';
import { findAnnouncedDocuments } from '../orders/records/personal-data-store.ts';
import type { Db } from '../platform/db.ts';

/** A document's id and its replacement; null if it is deleted. */
export interface Replacement {
  id: string;
  made: NewDocument | null;
}

type Announced = Awaited<ReturnType<typeof findAnnouncedDocuments>>[number];

/** `order` is already anonymized. */
export async function redactDocuments(core: Core, order: Order): Promise<Replacement[]> {
  const letterhead = await loadLetterhead(core.sql, order.accountId);
  const announced = await findAnnouncedDocuments(core.sql, order.id);
  const replacements: Replacement[] = [];
  for (const { id, kind } of await listDocuments(core.sql, order.id)) {
    if (kind === 'INVOICE') continue;
    const event = announced.find(({ data }) => data.document.id === id);
    const made = event ? await renderRedacted(core, letterhead, order, event) : null;
    replacements.push({ id, made });
  }
  return replacements;
}

/** The order keeps its contacts; only the person who accepted its quote is removed. */
export async function redactSignedQuotes(core: Core, orderIds: readonly string[]): Promise<Replacement[]> {
  const replacements: Replacement[] = [];
  for (const orderId of orderIds) {
    const order = await getAnyOrder(core.sql, orderId);
    const letterhead = await loadLetterhead(core.sql, order.accountId);
    const announced = await findAnnouncedDocuments(core.sql, orderId);
    for (const { id, kind } of await listDocuments(core.sql, orderId)) {
      if (kind !== 'SIGNED_QUOTE') continue;
      const event = announced.find(({ data }) => data.document.id === id);
      const made = event ? await quote(core, letterhead, order, event) : null;
      replacements.push({ id, made });
    }
  }
  return replacements;
}

export async function storeReplacements(db: Db, replacements: readonly Replacement[]): Promise<void> {
  for (const { id, made } of replacements) {
    await (made === null ? deleteDocument(db, id) : replaceBytes(db, id, made));
  }
}

function renderRedacted(core: Core, letterhead: Letterhead, order: Order, event: Announced) {
  switch (event.type) {
    case 'vehicle.picked_up':
      return protocol(core, letterhead, order, 'PICKUP', { name: 'pick_up', ...readingsOf(event) });
    case 'vehicle.delivered':
      return protocol(core, letterhead, order, 'DELIVERY', {
        name: 'hand_over',
        ...readingsOf(event),
        hasDamage: event.data.hasDamage === true,
      });
    case 'quote.offered':
    case 'order.created':
      return quote(core, letterhead, order, event);
    default:
      return null;
  }
}

/** The readings from the event of the step. */
function readingsOf({ data }: Announced) {
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
  return {
    at: new Date(String(data.actualDelivery ?? data.actualPickup)),
    odometerKm: number(data.odometerKm),
    fuelLevelPercent: number(data.fuelLevelPercent),
  };
}

async function protocol(
  core: Core,
  letterhead: Letterhead,
  order: Order,
  kind: ProtocolKind,
  command: Command<'pick_up' | 'hand_over'>,
): Promise<NewDocument | null> {
  const submitted = await findSubmitted(core.sql, order.id, kind);
  const now = core.clock.now();
  const signed = submitted && { ...submitted, data: withoutSignatures(submitted.data) };
  const content = signed ? toProtocolContent(order, signed, [], [], command.at ?? now, now) : undefined;
  const input = { ...(content && { content }), showDriver: false };
  const documents = await documentsOfCommand(core, letterhead, order, command, input);
  return documents.find(({ document }) => document.kind === `${kind}_PROTOCOL`) ?? null;
}

/** Only the last version can be rendered again; earlier ones are deleted. */
async function quote(
  core: Core,
  letterhead: Letterhead,
  order: Order,
  { type, data }: Announced,
): Promise<NewDocument | null> {
  const found = await findQuote(core.sql, order.id);
  if (!found || (type === 'quote.offered' && found.documentId !== data.document.id)) return null;
  const signedAt = type === 'order.created' ? found.decidedAt : null;
  const acceptance = signedAt && { name: '–', signedAt, mark: { method: 'API' as const } };
  return renderQuote(core, letterhead, order, found, core.clock.now(), acceptance);
}
