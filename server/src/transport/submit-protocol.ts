// Submits a protocol exactly once: status, PDF and events of both formats in one transaction.
import { PdfError } from '../documents/pdf/pdf-error.ts';
import { invalidFields } from '../http/errors.ts';
import { applyCommand } from '../orders/apply-command.ts';
import type { Core } from '../orders/core.ts';
import { isAllowed } from '../orders/model/lifecycle.ts';
import type { Order } from '../orders/model/order.ts';
import { type PreparedCommand, prepareCommand } from '../orders/prepare-command.ts';
import { PreparationOutdated, runOnOrder } from '../orders/run-on-order.ts';
import type { Driver } from './driver.ts';
import {
  COMMAND_NAMES,
  clampPerformedAt,
  EMPTY_PROTOCOL,
  missingParts,
  type Protocol,
  type ProtocolKind,
  type Submission,
  toCommand,
  toProtocolContent,
  wasReportedWithout,
} from './protocol.ts';
import { findProtocol, markSubmitted, readPhotos } from './protocol-store.ts';
import { actorOf, getTrip, refuseTrip } from './trip.ts';

interface Prepared extends PreparedCommand {
  protocol: Protocol;
}

/** Returns the trip afterwards; unchanged if the protocol was already submitted. */
export function submitProtocol(
  core: Core,
  driver: Driver,
  tripId: string,
  kind: ProtocolKind,
  submission: Submission = {},
): Promise<Order> {
  return runOnOrder<Order, Prepared | null>(core, {
    find: (db) => getTrip(core, db, driver, tripId),
    async prepare(order) {
      const protocol = await findProtocol(core.sql, order.id, kind, driver.id);
      return protocol?.submittedAt ? null : prepare(core, order, kind, protocol, submission);
    },
    async act(tx, order, prepared) {
      if (prepared === null) return order;
      const { protocol, command, documents } = prepared;
      const current = await findProtocol(tx, order.id, kind, driver.id);
      if (current?.submittedAt) return order;
      if (current?.version !== protocol.version) throw new PreparationOutdated();
      const actor = actorOf(driver);
      const changed = await applyCommand(core, tx, order, { actor, command, documents, refuse: refuseTrip });
      await markSubmitted(tx, protocol.id, core.clock.now());
      return changed;
    },
  });
}

async function prepare(
  core: Core,
  order: Order,
  kind: ProtocolKind,
  protocol: Protocol | null,
  submission: Submission,
): Promise<Prepared> {
  const late = wasReportedWithout(kind, order);
  if (!late && !isAllowed(COMMAND_NAMES[kind], order)) throw refuseTrip(order, { name: COMMAND_NAMES[kind] });
  const missing = missingParts(order, kind, protocol?.data ?? EMPTY_PROTOCOL);
  if (!protocol || missing.length > 0) throw invalidFields(missing);
  const now = core.clock.now();
  const at = clampPerformedAt(order, kind, protocol.data, now);
  const step = toCommand(kind, protocol.data, at, submission);
  const command = late ? ({ ...step, name: 'add_signed_protocol', protocol: kind } as const) : step;
  const content = toProtocolContent(order, protocol, await readPhotos(core.sql, protocol.id), at, now);
  const prepared = await prepareCommand(core, order, command, content).catch(refuseUnusablePhoto);
  return { protocol, ...prepared };
}

function refuseUnusablePhoto(error: unknown): never {
  if (!(error instanceof PdfError) || error.code !== 'IMAGE_UNREADABLE') throw error;
  throw invalidFields([{ field: 'photos', code: 'invalid_format', message: error.message }]);
}
