// Previews a command for several orders by the same decision, without writing anything.
import { countReceiversOf } from '../../../messages/webhooks/store.ts';
import { orderErrors } from '../../../model/orders/errors.ts';
import { EVENT_NAMES, type EventName } from '../../../model/orders/event-catalog.ts';
import { type Decision, decide } from '../../../model/orders/lifecycle.ts';
import type { Order } from '../../../model/orders/order.ts';
import type { Status } from '../../../model/orders/status.ts';
import { refuseByStatus } from '../../../orders/act/apply-command.ts';
import { changedConcurrently } from '../../../orders/act/run-on-order.ts';
import { type MailedChange, mailsToEndCustomers } from '../../../orders/notify/end-customer-mails.ts';
import type { Core } from '../../../orders/records/core.ts';
import { API_VERSION } from '../../../platform/api-version.ts';
import { ServiceError } from '../../../platform/errors.ts';
import { groupBy } from '../../../platform/group-by.ts';
import type { Receiver } from '../../conversations/receiver-store.ts';
import { type DispatchListItem, findDispatchListItems } from '../dispatch-store.ts';
import { type BuildCommand, type BulkCommand, bulkBuilder } from './bulk-command.ts';

export interface ChosenOrder {
  id: string;
  /** The version seen; if the order is newer, it is refused. */
  version?: number | undefined;
}

export interface OrderPreview {
  id: string;
  item: DispatchListItem | null;
  outcome: 'RUNS' | 'UNCHANGED' | 'REFUSED';
  error: ServiceError | null;
  leadsTo: Status | null;
  /** After a move. */
  after: Pick<Order, 'requestedPickup' | 'requestedDelivery'> | null;
  events: { type: EventName; receivers: number }[];
  mails: { to: string; subject: string }[];
  /** The driver who would get the message; null for commands. */
  tells: Receiver | null;
}

export async function previewBulk(
  core: Core,
  bulk: BulkCommand,
  chosen: readonly ChosenOrder[],
): Promise<OrderPreview[]> {
  const build = await bulkBuilder(core, bulk);
  const items = await findDispatchListItems(
    core.sql,
    chosen.map(({ id }) => id),
  );
  const byId = new Map(items.map((item) => [item.order.id, item]));
  const receiversOf = receiverCounts(core);
  const previews: Preview[] = [];
  for (const { id, version } of chosen) {
    previews.push(await previewOne(core, build, byId.get(id) ?? null, { id, version }, receiversOf));
  }
  const changes = previews.flatMap(({ change }) => change ?? []);
  const mails = groupBy(await mailsToEndCustomers(core, core.sql, changes), ({ orderId }) => orderId);
  return previews.map(({ change, ...preview }) => ({
    ...preview,
    mails: (mails.get(preview.id) ?? []).map(({ recipient, subject }) => ({ to: recipient, subject })),
  }));
}

/** The mails of all changes are written together afterwards. */
type Preview = Omit<OrderPreview, 'mails'> & { change: MailedChange | null };

type ReceiversOf = (order: Order) => Promise<Map<string, number>>;

/** The endpoints of an account are counted once. */
function receiverCounts({ sql }: Core): ReceiversOf {
  const known = new Map<string, Promise<Map<string, number>>>();
  return (order) => {
    const key = `${order.accountId} ${order.environment}`;
    const counts = known.get(key) ?? countReceiversOf(sql, order, EVENT_NAMES);
    known.set(key, counts);
    return counts;
  };
}

const NOTHING = { leadsTo: null, after: null, events: [], tells: null, change: null };

async function previewOne(
  core: Core,
  build: BuildCommand,
  item: DispatchListItem | null,
  { id, version }: ChosenOrder,
  receiversOf: ReceiversOf,
): Promise<Preview> {
  try {
    if (item === null) throw orderErrors.ORDER_NOT_FOUND();
    const { order } = item;
    if (version !== undefined && version !== order.version) throw changedConcurrently(order);
    const { terms } = await core.agreements.current(order.accountId);
    const context = { now: core.clock.now(), showDriver: terms.showDriver };
    const command = build(order);
    const decision = decide(order, command, context);
    if (decision === null) throw refuseByStatus(order, command);
    if (decision === 'unchanged') return { id, item, outcome: 'UNCHANGED', error: null, ...NOTHING };
    const effects = effectsOf(core, order, decision, terms.showDriver, await receiversOf(order));
    return { id, item, outcome: 'RUNS', error: null, ...effects, tells: null };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { id, item, outcome: 'REFUSED', error, ...NOTHING };
  }
}

function effectsOf(
  core: Core,
  before: Order,
  { after, announcements, mail: topic }: Decision,
  showDriver: boolean,
  receivers: ReadonlyMap<string, number>,
): Pick<Preview, 'leadsTo' | 'after' | 'events' | 'change'> {
  const policy = core.policies[before.environment];
  return {
    leadsTo: after.status,
    after: { requestedPickup: after.requestedPickup, requestedDelivery: after.requestedDelivery },
    events: announcements
      .filter((one) => one.format === API_VERSION && policy.announces(after, one))
      .map(({ type }) => ({ type: type as EventName, receivers: receivers.get(type) ?? 0 })),
    change: { order: after, before, showDriver, topic },
  };
}
