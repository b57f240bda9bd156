// Submits a protocol exactly once: status, PDF and events of both formats in one transaction.
import { PdfError } from '../../documents/pdf/pdf-error.ts';
import { isAllowed } from '../../model/orders/lifecycle.ts';
import type { Order } from '../../model/orders/order.ts';
import { applyCommand } from '../../orders/act/apply-command.ts';
import { type PreparedCommand, prepareCommand } from '../../orders/act/prepare-command.ts';
import { PreparationOutdated, runOnOrder } from '../../orders/act/run-on-order.ts';
import type { Core } from '../../orders/records/core.ts';
import { invalidFields } from '../../platform/call-errors.ts';
import type { Transaction } from '../../platform/db.ts';
import type { ActingDriver } from '../drivers/driver.ts';
import { actorOf } from '../drivers/driver.ts';
import { checkDoneInTime, getTripToSubmit, isFormerDriver } from './former-trip.ts';
import { loadPhotos } from './load-photos.ts';
import {
  COMMAND_NAMES,
  correctPerformedAt,
  EMPTY_PROTOCOL,
  missingParts,
  missingPhotos,
  type Protocol,
  type ProtocolKind,
  type Submission,
  signingTimes,
  toCommand,
  toProtocolContent,
  wasReportedWithout,
  withoutChecks,
} from './protocol.ts';
import { findProtocol, findSubmitted, listPhotos, markSubmitted } from './protocol-store.ts';
import { readProtocolRules } from './read-rules.ts';
import { refuseTrip } from './trip.ts';

interface Prepared extends PreparedCommand {
  /** The protocol after submission. */
  protocol: Protocol;
}

/** `recordPickup` writes the other rows of a pickup. Returns the order afterwards, also if the driver has changed; unchanged if the protocol was already submitted. */
export function submitProtocol(
  core: Core,
  driver: ActingDriver,
  tripId: string,
  kind: ProtocolKind,
  submission: Submission,
  recordPickup: (tx: Transaction, order: Order) => Promise<void>,
): Promise<Order> {
  return runOnOrder<Order, Prepared | null>(core, {
    find: (db) => getTripToSubmit(core, db, driver, tripId),
    async prepare(order) {
      const protocol = await findProtocol(core.sql, order, kind, driver.id);
      return protocol?.submittedAt ? null : prepare(core, driver, order, kind, protocol, submission);
    },
    async act(tx, order, prepared) {
      if (prepared === null) return order;
      const { protocol, command, documents } = prepared;
      const current = await findProtocol(tx, order, kind, driver.id);
      if (current?.submittedAt) return order;
      if (current?.version !== protocol.version) throw new PreparationOutdated();
      const actor = actorOf(driver);
      const changed = await applyCommand(core, tx, order, { actor, command, documents, refuse: refuseTrip });
      await markSubmitted(tx, protocol, core.clock.now());
      if (command.name === 'pick_up') await recordPickup(tx, changed);
      return changed;
    },
  });
}

async function prepare(
  core: Core,
  driver: ActingDriver,
  order: Order,
  kind: ProtocolKind,
  protocol: Protocol | null,
  submission: Submission,
): Promise<Prepared> {
  const { sql, clock } = core;
  const isFormer = isFormerDriver(order, driver);
  const late = wasReportedWithout(kind, order) && !(isFormer && (await findSubmitted(sql, order.id, kind)));
  if (!isFormer && !late && !isAllowed(COMMAND_NAMES[kind], order)) {
    throw refuseTrip(order, { name: COMMAND_NAMES[kind] });
  }
  const data = protocol?.data ?? EMPTY_PROTOCOL;
  const { clockOffsetSeconds } = submission;
  await checkDoneInTime(core, sql, driver, order, signingTimes(data), clockOffsetSeconds);
  const agreed = await readProtocolRules(core, sql, order.accountId);
  const rules = isFormer || late ? withoutChecks(agreed) : agreed;
  const taken = protocol ? await listPhotos(sql, protocol.id) : [];
  const missing = missingParts(order, kind, data, taken, rules);
  if (!protocol || missing.length > 0) throw invalidFields(missing);
  const now = clock.now();
  const at = correctPerformedAt(order, kind, data, now, clockOffsetSeconds);
  const step = toCommand(kind, data, at, submission);
  const fromFormerDriver = isFormer && !late;
  const name = fromFormerDriver
    ? ('add_protocol_of_former_driver' as const)
    : ('add_signed_protocol' as const);
  const command = fromFormerDriver || late ? { ...step, name, protocol: kind } : step;
  // The document names the driver who signed it.
  const signed = { ...order, driver: { id: driver.id, name: driver.name } };
  const photos = await loadPhotos(core, protocol);
  const content = toProtocolContent(
    signed,
    protocol,
    photos,
    missingPhotos(agreed, taken),
    at,
    now,
    clockOffsetSeconds,
  );
  const prepared = await prepareCommand(core, signed, command, content).catch(refuseUnusablePhoto);
  return { protocol: { ...protocol, fromFormerDriver }, ...prepared };
}

function refuseUnusablePhoto(error: unknown): never {
  if (!(error instanceof PdfError) || error.code !== 'IMAGE_UNREADABLE') throw error;
  throw invalidFields([
    { field: 'photos', code: 'invalid_format', message: error.message, reason: 'picture' },
  ]);
}
