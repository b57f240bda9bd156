// The history of an order: every change with its author, call, events, deliveries and mails.

import type { Order } from '../../model/orders/order.ts';
import { isVisibleToCustomer } from '../../model/orders/recorded-changes.ts';
import { namesOfUsers } from '../../people/user-store.ts';
import type { Core } from '../records/core.ts';
import { INTERNAL_STEPS, isChange, NOTE_ACTION, reasonIn } from './history-actions.ts';
import { type Author, authorOf, type HistoryReader, idOfActor, readNames } from './history-authors.ts';
import {
  type HistoryCall,
  type HistoryDelivery,
  type HistoryMail,
  readCallsBehind,
  readDeliveriesOfEvents,
  readDriverNames,
  readMailsOfOrder,
  readNotesOfOrder,
} from './history-store.ts';
import { readTimeline, type TimelineRow } from './timeline-store.ts';

interface OrderHistoryEvent {
  id: string;
  type: string;
  at: Date;
  /** What the event adds to the common part; the customer also gets it by webhook. */
  data: Record<string, unknown>;
  deliveries: HistoryDelivery[];
}

interface HistoryFieldChange {
  field: string;
  /** Null after the personal data of the order was erased. */
  values: { before: unknown; after: unknown } | null;
}

export interface OrderHistoryEntry {
  at: Date;
  action: string;
  by: Author;
  /** Why what was ordered or its price changed; null for other changes. */
  reason: string | null;
  changes: HistoryFieldChange[];
  call: HistoryCall | null;
  events: OrderHistoryEvent[];
}

/** The history entry for the operator. */
export interface DispatchHistoryEntry extends OrderHistoryEntry {
  /** The text of a colleague's note; null for a change. */
  note: string | null;
  /** The full name of the assigned driver. */
  driverName: string | null;
  /** The time on the driver's phone, and how far that phone's clock was ahead. */
  onDevice: { at: Date; clockOffsetSeconds: number | null } | null;
  mails: HistoryMail[];
}

export async function readOrderHistory(
  core: Core,
  order: Order,
  reader: HistoryReader,
): Promise<OrderHistoryEntry[]> {
  return (await readChanges(core, order, reader)).map(({ entry }) => entry);
}

interface HistoryChange {
  change: TimelineRow;
  entry: OrderHistoryEntry;
}

async function readChanges(core: Core, order: Order, reader: HistoryReader): Promise<HistoryChange[]> {
  const rows = await readTimeline(core.sql, order.id);
  const changes = rows.filter(isChange);
  const announced = rows.filter(({ type }) => type !== null);
  const [deliveries, calls, nameOf] = await Promise.all([
    reader.technical
      ? readDeliveriesOfEvents(
          core.sql,
          order,
          announced.map(({ id }) => id),
        )
      : [],
    reader.technical ? readCalls(core, order, changes) : changes.map(() => null),
    readNames(core, order, changes, reader),
  ]);
  const deliveriesOf = (eventId: string) => deliveries.filter((each) => each.eventId === eventId);
  return changes
    .map((change, i): HistoryChange => {
      const until = changes[i + 1]?.at;
      const own = announced.filter(({ at }) => at >= change.at && (until === undefined || at < until));
      const entry = {
        at: change.at,
        action: change.action!,
        by: authorOf(change, nameOf),
        reason: reasonIn(change),
        changes: fieldChangesIn(change, reader),
        call: calls[i] ?? null,
        events: own
          .map((event) => toEvent(event, deliveriesOf(event.id)))
          .filter(({ deliveries: sent }, at) => own[at]!.format !== 'legacy' || sent.length > 0),
      };
      return { change, entry };
    })
    .filter(
      ({ entry: { action, events } }) =>
        reader.operator || !INTERNAL_STEPS.includes(action) || events.length > 0,
    );
}

const OPERATOR: HistoryReader = {
  technical: true,
  operator: true,
  namesOfUsers: (db, ids) => namesOfUsers(db, null, ids),
};

/** The same for the operator: every step with all names, its mails, and the notes of colleagues. */
export async function readDispatchHistory(core: Core, order: Order): Promise<DispatchHistoryEntry[]> {
  const [entries, mails, notes] = await Promise.all([
    readChanges(core, order, OPERATOR),
    readMailsOfOrder(core.sql, order.id),
    readNotesOfOrder(core.sql, order.id),
  ]);
  const writers = notes.map(({ actor }) => idOfActor(actor, 'user')).filter((id) => id !== null);
  const assigned = entries.map(({ change }) => assignedIn(change)).filter((id) => id !== null);
  const [names, drivers] = await Promise.all([
    namesOfUsers(core.sql, null, writers),
    readDriverNames(core.sql, assigned),
  ]);
  const history = entries.map(({ entry }) => entry);
  const placed = mails.map((mail) => ({ mail, entry: entryOfMail(history, mail) }));
  const changes = entries.map(({ change, entry }) => ({
    ...entry,
    note: null,
    driverName: drivers.get(assignedIn(change) ?? '') ?? null,
    onDevice: onDeviceIn(change),
    mails: placed.filter((each) => each.entry === entry).map(({ mail }) => mail),
  }));
  const noted = notes.map(({ at, actor, text }) => ({
    at,
    action: NOTE_ACTION,
    by: { channel: 'DISPATCH' as const, name: names.get(idOfActor(actor, 'user') ?? '') ?? null },
    reason: null,
    changes: [],
    call: null,
    events: [],
    note: text,
    driverName: null,
    onDevice: null,
    mails: [],
  }));
  return [...changes, ...noted].sort((one, other) => one.at.getTime() - other.at.getTime());
}

function fieldChangesIn({ details, changes }: TimelineRow, reader: HistoryReader): HistoryFieldChange[] {
  const fields = (details?.fields as string[] | undefined) ?? [];
  return fields
    .filter((field) => reader.operator || isVisibleToCustomer(field))
    .map((field) => ({ field, values: changes?.[field] ?? null }));
}

function assignedIn({ details }: TimelineRow): string | null {
  return (details?.driverId as string | undefined) ?? null;
}

function onDeviceIn({ channel, details }: TimelineRow): DispatchHistoryEntry['onDevice'] {
  if (channel !== 'driver' || typeof details?.at !== 'string') return null;
  const { at, clockOffsetSeconds = null } = details as { at: string; clockOffsetSeconds?: number };
  return { at: new Date(at), clockOffsetSeconds };
}

/** A mail is written shortly before its change gets a time. */
const WRITTEN_WITHIN_MS = 2000;

function entryOfMail(
  history: readonly OrderHistoryEntry[],
  { createdAt }: HistoryMail,
): OrderHistoryEntry | undefined {
  const next = history.find(({ at }) => at >= createdAt);
  if (next && next.at.getTime() - createdAt.getTime() < WRITTEN_WITHIN_MS) return next;
  return history.findLast(({ at }) => at < createdAt) ?? next;
}

export interface ChangeSince {
  at: Date;
  action: string;
  by: Author;
}

/** The changes of an order since this version; each change increases the version by one. */
export async function readChangesSince(core: Core, order: Order, version: number): Promise<ChangeSince[]> {
  const changes = (await readTimeline(core.sql, order.id)).filter(isChange);
  const since = changes.slice(Math.max(changes.length - Math.max(order.version - version, 0), 0));
  const nameOf = await readNames(core, order, since, OPERATOR);
  return since.map((change) => ({ at: change.at, action: change.action!, by: authorOf(change, nameOf) }));
}

function toEvent(row: TimelineRow, deliveries: HistoryDelivery[]): OrderHistoryEvent {
  return { id: row.id, type: row.type!, at: row.at, data: row.data ?? {}, deliveries };
}

const CALLED_CHANNELS = ['api-v1', 'mcp', 'older', 'portal'];

/** Customers see only their own calls. */
async function readCalls(core: Core, order: Order, changes: readonly TimelineRow[]) {
  const called = changes.filter(({ channel }) => CALLED_CHANNELS.includes(channel!));
  const calls = await readCallsBehind(
    core.sql,
    order.accountId,
    order.id,
    called.map(({ at, actor }) => ({ at, credentialId: idOfActor(actor!, 'credential') })),
  );
  return changes.map((change) => calls[called.indexOf(change)] ?? null);
}
