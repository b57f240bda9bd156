// Sends the positions that were gathered, oldest first, in batches; what the service took or does not want is forgotten.
import { inDatabase } from '../kept/database.ts';
import type { KeptPosition, Session } from '../kept/records.ts';
import { callService } from './call-service.ts';
import { judge } from './judge.ts';

const BATCH = 200;

export async function sendPositions(session: Session): Promise<void> {
  for (;;) {
    const positions = await inDatabase('readonly', ['positions'], (transaction) =>
      transaction.all<KeptPosition & { key: number }>('positions', BATCH),
    );
    if (positions.length === 0) return;
    const json = { positions: positions.map(({ key: _, ...position }) => position) };
    const verdict = judge(
      await callService({ method: 'POST', path: '/positions', token: session.token, json }),
    );
    // A batch that the service cannot read would stand in the way for ever.
    if (verdict !== 'done' && verdict !== 'wrong') return;
    await inDatabase('readwrite', ['positions'], async (transaction) => {
      for (const { key } of positions) await transaction.remove('positions', key);
    });
  }
}
