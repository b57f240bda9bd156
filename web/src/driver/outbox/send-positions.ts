// Sends stored positions in batches, oldest first, and deletes those that the service accepted or rejected.
import { inDatabase } from '../local-store/database.ts';
import type { Entry, Session, StoredPosition } from '../local-store/records.ts';
import { callApi } from './call-api.ts';
import { classifyResponse } from './classify-response.ts';
import { isOpen } from './queue.ts';

const BATCH = 200;

export async function sendPositions(session: Session): Promise<void> {
  for (;;) {
    const positions = await nextBatch();
    if (positions.length === 0) return;
    const json = { positions: positions.map(({ key: _, ...position }) => position) };
    const verdict = classifyResponse(
      await callApi({ method: 'POST', path: '/positions', token: session.token, json }),
    );
    // A batch that the service cannot parse is deleted too, because it would block all later ones.
    if (verdict !== 'done' && verdict !== 'wrong') return;
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
