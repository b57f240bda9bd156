// Sends stored positions in batches, oldest first, and deletes those that the service accepted or rejected.
import { inDatabase } from '../local-store/database.ts';
import type { Entry, Session, StoredPosition } from '../local-store/records.ts';
import { callApi } from './call-api.ts';
import { classifyResponse } from './classify-response.ts';
import { isOpen } from './queue.ts';

const BATCH = 200;

/** Returns whether the service ignored positions, because the trip ended or belongs to another driver. */
export async function sendPositions(session: Session): Promise<boolean> {
  let hasNews = false;
  for (;;) {
    const positions = await nextBatch();
    if (positions.length === 0) return hasNews;
    const json = { positions: positions.map(({ key: _, ...position }) => position) };
    const answer = await callApi({ method: 'POST', path: '/positions', token: session.token, json });
    const verdict = classifyResponse(answer);
    // A batch that the service cannot parse is deleted too, because it would block all later ones.
    if (verdict !== 'done' && verdict !== 'wrong') return hasNews;
    if (answer.body?.ignored?.length > 0) hasNews = true;
    await inDatabase('readwrite', ['positions'], async (transaction) => {
      for (const { key } of positions) await transaction.remove('positions', key);
    });
  }
}

type Waiting = StoredPosition & { key: number };

/** Positions of a trip whose start is not sent yet must wait, because the service would ignore them. */
function nextBatch(): Promise<Waiting[]> {
  return inDatabase('readonly', ['positions', 'outbox'], async (transaction) => {
    const starting = (await transaction.all<Entry>('outbox'))
      .filter((entry) => isOpen(entry) && entry.act.type === 'step' && entry.act.step === 'start')
      .map(({ tripId }) => tripId);
    const all = await transaction.all<Waiting>('positions');
    return all.filter(({ tripId }) => !starting.includes(tripId)).slice(0, BATCH);
  });
}
