// The author of a change: the channel, and the name if the reader may see it.

import type { Order } from '../../model/orders/order.ts';
import { type PublicDriver, publicDriver } from '../../model/orders/public-driver.ts';
import type { Db } from '../../platform/db.ts';
import type { Core } from '../records/core.ts';
import { readCredentialNames, readDriverNames } from './history-store.ts';
import type { TimelineRow } from './timeline-store.ts';

export const SHOWN_CHANNELS = ['API', 'PORTAL', 'DISPATCH', 'DRIVER', 'LINK', 'SANDBOX', 'SERVICE'] as const;

export interface Author {
  channel: (typeof SHOWN_CHANNELS)[number];
  /** The name of the credential, the person or the driver; null if there is none to show. */
  name: string | null;
}

/** The channel of a carrier's people, who act for the operator. */
export const CARRIER_CHANNEL = 'carrier';
const CHANNEL_OF: Record<string, Author['channel']> = {
  'api-v1': 'API',
  mcp: 'API',
  older: 'API',
  portal: 'PORTAL',
  ops: 'DISPATCH',
  console: 'DISPATCH',
  // Customers do not learn of carriers.
  [CARRIER_CHANNEL]: 'DISPATCH',
  driver: 'DRIVER',
  public: 'LINK',
  sandbox: 'SANDBOX',
};

export interface HistoryReader {
  /** Whether this reader may see calls and deliveries. */
  technical: boolean;
  /** Whether the reader is the operator, who sees every step, all names, mails and notes. */
  operator?: true;
  namesOfUsers(db: Db, ids: readonly string[]): Promise<Map<string, string>>;
}

export function shownChannel(channel: string): Author['channel'] {
  return CHANNEL_OF[channel] ?? 'SERVICE';
}

export function authorOf({ channel, actor }: TimelineRow, nameOf: (actor: string) => string | null): Author {
  return { channel: shownChannel(channel!), name: nameOf(actor!) };
}

export async function readNames(
  core: Core,
  order: Order,
  changes: readonly TimelineRow[],
  reader: HistoryReader,
) {
  const idsOf = (kind: string) => [
    ...new Set(changes.map(({ actor }) => idOfActor(actor!, kind)).filter((id) => id !== null)),
  ];
  const { terms } = await core.agreements.current(order.accountId);
  const [credentials, users, drivers] = await Promise.all([
    readCredentialNames(core.sql, order.accountId, idsOf('credential')),
    reader.namesOfUsers(core.sql, idsOf('user')),
    terms.showDriver || reader.operator
      ? readDriverNames(core.sql, idsOf('driver'))
      : new Map<string, string>(),
  ]);
  return (actor: string): string | null => {
    const [kind, id = ''] = actor.split(':');
    if (kind === 'credential') return credentials.get(id) ?? null;
    if (kind === 'user') return users.get(id) ?? null;
    const driver = drivers.get(id);
    if (reader.operator) return driver ?? null;
    return driver === undefined ? null : shortName(publicDriver({ id, name: driver }, true)!);
  };
}

function shortName({ firstName, initial }: PublicDriver): string {
  return initial === '' ? firstName : `${firstName} ${initial}.`;
}

export function idOfActor(actor: string, kind: string): string | null {
  return actor.startsWith(`${kind}:`) ? actor.slice(kind.length + 1) : null;
}
