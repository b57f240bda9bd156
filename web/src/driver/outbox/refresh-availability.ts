// Reads the driver's hours and absences: when a decision is new, and otherwise now and then.
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import type { Session, StoredAvailability } from '../local-store/records.ts';
import { readState, saveState } from '../local-store/state.ts';
import { callApi } from './call-api.ts';
import { classifyResponse } from './classify-response.ts';

const READ_EVERY_MS = 15 * MINUTE_MS;

export async function refreshAvailability(session: Session, unseen: number): Promise<void> {
  const known = await readState('availability');
  const isFresh = known && Date.now() - Date.parse(known.readAt) < READ_EVERY_MS;
  if (isFresh && known.unseen === unseen) return;
  await readAvailability(session, unseen);
}

async function readAvailability({ token }: Session, unseen: number): Promise<void> {
  const hours = await callApi({ method: 'GET', path: '/availability', token });
  const list = await callApi({ method: 'GET', path: '/absences?limit=50', token });
  if (classifyResponse(hours) !== 'done' || classifyResponse(list) !== 'done') return;
  await saveState('availability', {
    hours: hours.body,
    absences: list.body.data,
    unseen,
    readAt: new Date().toISOString(),
  } satisfies StoredAvailability);
}
