// A protocol that came second is compared with the accepted one: what is the same, and which damages only it has.
import { expect, test } from 'vitest';
import { type AcceptedProtocol, compareProtocols } from '../../src/driver/trips/compare-protocols.ts';
import { damageOf, draftOf } from './protocol-drafts.ts';

const place = { view: 'LEFT', x: 0.4, y: 0.5 } as const;
const mine = draftOf({
  odometerKm: 45_432,
  fuelLevelPercent: 78,
  checklist: [
    { item: 'KEYS', ok: true, count: 2 },
    { item: 'SERVICE_BOOK', ok: false, count: null },
  ],
  damages: [damageOf('d', { position: place, type: 'DENT', description: 'Rear left' })],
});
const accepted = ({ damages, ...changes }: Partial<AcceptedProtocol> = {}): AcceptedProtocol => ({
  odometerKm: 45_432,
  fuelLevelPercent: 78,
  checklist: mine.checklist.toReversed(),
  damages: damages ?? mine.damages,
  ...changes,
});

test('the order of the checklist and other words for the same damage make no difference', () => {
  const theirs = accepted({ damages: [{ position: place, type: 'DENT', description: 'Dent' }] });
  expect(compareProtocols(mine, theirs)).toEqual({ readings: 'same', equipment: 'same', onlyHere: [] });
});

test('other readings, another answer and another damage are differences', () => {
  expect(compareProtocols(mine, accepted({ fuelLevelPercent: 70 })).readings).toBe('differ');
  const oneKey = [{ item: 'KEYS', ok: true, count: 1 }, mine.checklist[1]!];
  expect(compareProtocols(mine, accepted({ checklist: oneKey })).equipment).toBe('differ');
  expect(compareProtocols(mine, accepted({ damages: [] })).onlyHere).toEqual(mine.damages);
  const elsewhere = [{ ...mine.damages[0]!, position: { ...place, x: 0.6 } }];
  expect(compareProtocols(mine, accepted({ damages: elsewhere })).onlyHere).toEqual(mine.damages);
});
