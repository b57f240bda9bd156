// Deletes prices, sessions and registrations of agents that are no longer needed.
import { DAY_MS } from '../../../../shared/time/durations.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { deleteUnusedClients } from './client-store.ts';
import { deleteExpiredPrices } from './priced-transfer-store.ts';
import { deleteEndedSessions } from './session-store.ts';

/** As long as the request log, which names the agents of calls. */
const SESSIONS_KEPT_DAYS = 90;
/** Programs remember their registration; one that is older registers again. */
const CLIENTS_KEPT_DAYS = 30;

export async function pruneAgents({ sql, clock }: Pick<BaseContext, 'sql' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await deleteExpiredPrices(sql, clock.now());
  await deleteEndedSessions(sql, before(SESSIONS_KEPT_DAYS), before(1));
  await deleteUnusedClients(sql, before(CLIENTS_KEPT_DAYS));
}
