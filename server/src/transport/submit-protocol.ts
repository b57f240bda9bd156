// Handing in a protocol: status, PDF and events of both formats in one transaction, once.
import { loadLetterhead } from '../documents/frame.ts';
import type { NewDocument } from '../documents/new-document.ts';
import { PdfError } from '../documents/pdf/pdf-error.ts';
import { documentsOfStep } from '../documents/step-documents.ts';
import { invalidFields, ServiceError } from '../http/errors.ts';
import { type ChangeDeps, runCommand } from '../orders/change-order.ts';
import type { Command } from '../orders/model/command.ts';
import { isAllowed } from '../orders/model/lifecycle-table.ts';
import type { Order } from '../orders/model/order.ts';
import type { Driver } from './driver.ts';
import {
  COMMAND_OF,
  commandOf,
  contentOf,
  EMPTY_PROTOCOL,
  missingParts,
  type Protocol,
  type ProtocolKind,
  performedAt,
} from './protocol.ts';
import { findProtocol, markSubmitted, readPhotos } from './protocol-store.ts';
import { actorOf, findTrip, onTrip, refuseTrip } from './trip.ts';

/** Each failed attempt means that somebody else changed the trip meanwhile. */
const MOST_ATTEMPTS = 5;

interface Prepared {
  order: Order;
  protocol: Protocol;
  command: Command;
  documents: NewDocument[];
}

/** The trip afterwards. What was handed in before is answered as it is. */
export async function submitProtocol(
  deps: ChangeDeps,
  driver: Driver,
  tripId: string,
  kind: ProtocolKind,
): Promise<Order> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const order = await findTrip(deps.sql, driver, tripId);
    const protocol = await findProtocol(deps.sql, order.id, kind, driver.id);
    if (protocol?.submittedAt) return order;
    const prepared = await prepare(deps, order, kind, protocol);
    const changed = await handIn(deps, driver, prepared);
    if (changed) return changed;
  }
  throw new ServiceError('ORDER_NOT_CHANGEABLE', { message: 'The trip is being changed. Send again.' });
}

/** Rendering takes its time, so it happens before anything is locked. */
async function prepare(
  deps: ChangeDeps,
  order: Order,
  kind: ProtocolKind,
  protocol: Protocol | null,
): Promise<Prepared> {
  if (!isAllowed(COMMAND_OF[kind], order)) throw refuseTrip(order, { name: COMMAND_OF[kind] });
  const missing = missingParts(order, kind, protocol?.data ?? EMPTY_PROTOCOL);
  if (!protocol || missing.length > 0) throw invalidFields(missing);
  const now = deps.clock.now();
  const at = performedAt(order, kind, protocol.data, now);
  const command = commandOf(kind, protocol.data, at);
  const content = contentOf(order, protocol, await readPhotos(deps.sql, protocol.id), at, now);
  const letterhead = await loadLetterhead(deps.sql, order.accountId);
  const documents = await documentsOfStep(letterhead, order, command, now, content).catch(nameUnusablePhoto);
  return { order, protocol, command, documents };
}

function nameUnusablePhoto(error: unknown): never {
  if (!(error instanceof PdfError) || error.code !== 'IMAGE_UNREADABLE') throw error;
  throw invalidFields([{ field: 'photos', code: 'invalid_format', message: error.message }]);
}

/** Null when trip or protocol are no longer what the documents were made of. */
function handIn(deps: ChangeDeps, driver: Driver, prepared: Prepared): Promise<Order | null> {
  const { command, documents, protocol } = prepared;
  return onTrip(deps, driver, prepared.order.id, async (tx, order) => {
    const current = await findProtocol(tx, order.id, protocol.kind, driver.id);
    if (current?.submittedAt) return order;
    if (current?.version !== protocol.version || order.version !== prepared.order.version) return null;
    const actor = actorOf(driver);
    const changed = await runCommand(deps, tx, { actor, order, command, documents, refuse: refuseTrip });
    await markSubmitted(tx, protocol.id, deps.clock.now());
    return changed;
  });
}
