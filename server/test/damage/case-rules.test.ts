// The pure rules of damage cases: steps, new damages, photos side by side, credits and texts of letters.

import { describe, expect, test } from 'vitest';
import { LETTER_PLACEHOLDERS } from '../../../shared/damage/letter-placeholders.ts';
import { damageLetterTexts } from '../../../shared/texts/generated/documents/damage-letter.ts';
import { LANGUAGES } from '../../../shared/texts/generated/languages.ts';
import { CASE_STEP_NAMES, liabilityProblems, listPossibleSteps } from '../../src/damage/case-steps.ts';
import { CASE_STATES, type CaseDamage, caseSeries, formatCaseNumber } from '../../src/damage/damage-case.ts';
import {
  fillText,
  LETTER_KINDS,
  type LetterValues,
  unknownPlaceholders,
} from '../../src/damage/letter-texts.ts';
import { matchPhotos } from '../../src/damage/match-photos.ts';
import { findNewDamages, toCaseDamage } from '../../src/damage/new-damages.ts';
import { creditableCents, creditProblems, spreadCredit } from '../../src/damage/spread-credit.ts';
import type { PhotoInfo } from '../../src/dispatch/trips/protocol.ts';
import type { InvoiceLine } from '../../src/model/invoices/invoice.ts';
import type { Damage } from '../../src/model/orders/protocol.ts';

test('a case moves only along its steps, and every state has a way on', () => {
  expect(CASE_STATES.map((state) => [state, listPossibleSteps({ state })])).toEqual([
    ['OPEN', ['review', 'decide']],
    ['IN_REVIEW', ['decide']],
    ['DECIDED', ['close', 'reopen']],
    ['CLOSED', ['reopen']],
  ]);
  expect(CASE_STEP_NAMES).toEqual(['review', 'decide', 'close', 'reopen']);
});

test('a decision names who is liable, and why it is not ours', () => {
  const fields = (liability: Parameters<typeof liabilityProblems>[0]['liability'], reason: string | null) =>
    liabilityProblems({ liability, liabilityReason: reason }).map(({ field }) => field);
  expect(fields('OPEN', 'x')).toEqual(['liability']);
  expect(fields('NOT_OURS', null)).toEqual(['liabilityReason']);
  expect(fields('NOT_OURS', 'The scratch is on the photo of the pickup')).toEqual([]);
  expect(fields('DRIVER', null)).toEqual([]);
});

test('numbers have a series per year, and the sandbox its own', () => {
  expect(formatCaseNumber(caseSeries({ environment: 'production' }, '2026'), 1)).toBe('S-2026-0001');
  expect(formatCaseNumber(caseSeries({ environment: 'sandbox' }, '2026'), 12_345)).toBe('SBX-S-2026-12345');
});

const damage = (more: Partial<Damage>): Damage => ({
  position: { view: 'LEFT', x: 0.4, y: 0.5 },
  type: 'SCRATCH',
  description: 'Scratch',
  isNew: false,
  ...more,
});

describe('damages of the handover', () => {
  test('are new if the driver says so or the pickup has none at this place', () => {
    const known = damage({});
    const moved = damage({ position: { view: 'LEFT', x: 0.42, y: 0.5 }, description: 'Same scratch' });
    const elsewhere = damage({ position: { view: 'LEFT', x: 0.6, y: 0.5 } });
    const marked = damage({ isNew: true });
    expect(findNewDamages([known], [moved, elsewhere, marked])).toEqual([elsewhere, marked]);
    const texts = damage({ position: null });
    expect(findNewDamages([texts], [texts, damage({ position: null, description: 'Dent' })])).toHaveLength(1);
  });

  test('name the part at their mark', () => {
    expect(toCaseDamage('CAR', damage({}))).toMatchObject({ part: 'doorFront', side: 'left' });
    expect(toCaseDamage('CAR', damage({ position: null }))).toMatchObject({ part: null, side: null });
  });
});

describe('photos side by side', () => {
  const photo = (id: string, caption: string | null, damageNumber: number | null = null): PhotoInfo => ({
    id,
    contentType: 'image/jpeg',
    size: 1,
    caption,
    damageNumber,
    takenAt: null,
  });
  const ids = (photos: readonly { id: string }[]) => photos.map(({ id }) => id);
  const fresh = damage({ description: 'New dent', isNew: true });
  const inCase: CaseDamage = toCaseDamage('CAR', fresh);

  test('match by part; a part without a photo of its own shows the photo of its angle', () => {
    const pairs = matchPhotos('CAR', [inCase], {
      pickup: { damages: [], photos: [photo('p-left', 'Links'), photo('p-front', 'Vorn')] },
      delivery: { damages: [fresh], photos: [photo('d-front', 'Vorn'), photo('d-dent', null, 1)] },
      reported: [
        { id: 'r-1', source: 'CUSTOMER', damageNumber: 1, createdAt: new Date(0) },
        { id: 'r-2', source: 'CUSTOMER', damageNumber: null, createdAt: new Date(0) },
      ],
    });
    expect(
      pairs.map(({ damageNumber, caption, pickup, delivery, reported }) => [
        damageNumber,
        caption,
        ids(pickup),
        ids(delivery),
        ids(reported),
      ]),
    ).toEqual([
      [1, null, ['p-left'], ['d-dent'], ['r-1']],
      [null, null, [], [], ['r-2']],
      [null, 'Vorn', ['p-front'], ['d-front'], []],
      [null, 'Links', ['p-left'], [], []],
    ]);
  });

  test('a damage of the pickup at the same part is shown beside it', () => {
    const [pair] = matchPhotos('CAR', [inCase], {
      pickup: { damages: [damage({})], photos: [photo('p-old', null, 1)] },
      delivery: { damages: [fresh], photos: [photo('d-new', null, 1)] },
      reported: [],
    });
    expect([ids(pair!.pickup), ids(pair!.delivery)]).toEqual([['p-old'], ['d-new']]);
  });

  test('without protocols only what was reported remains', () => {
    expect(matchPhotos('CAR', [], { pickup: null, delivery: null, reported: [] })).toEqual([]);
  });
});

describe('a credit', () => {
  const line = (netCents: number, orderId: string | null = 'o'): InvoiceLine => ({
    orderId,
    extraId: null,
    kind: 'TRANSPORT',
    description: 'Transport',
    quantity: 1,
    unit: 'C62',
    unitNet: '1',
    netCents,
    vatCategory: 'S',
    vatRate: 19,
  });
  const lines = [line(2000), line(30_000), line(9000, 'other'), line(-500)];

  test('takes the largest lines of the order first, without what was credited before', () => {
    expect(spreadCredit(lines, 'o', new Map(), 12_000)).toEqual([{ position: 2, netCents: 12_000 }]);
    expect(spreadCredit(lines, 'o', new Map([[2, 25_000]]), 6000)).toEqual([
      { position: 2, netCents: 5000 },
      { position: 1, netCents: 1000 },
    ]);
  });

  test('takes back no more than the lines of the order have left', () => {
    expect(creditableCents(lines, 'o', new Map([[2, 25_000]]))).toBe(7000);
    expect(creditProblems(7000, 7000)).toEqual([]);
    expect(creditProblems(7001, 7000)).toMatchObject([{ field: 'net', params: { max: '70.00' } }]);
  });
});

describe('texts of letters', () => {
  const values = Object.fromEntries(LETTER_PLACEHOLDERS.map((name) => [name, `<${name}>`])) as LetterValues;

  test('get every value once; a value cannot bring another placeholder', () => {
    const hostile = { ...values, vehicle: '{vin} <b>$&</b>\u0000', vin: 'W0L' };
    expect(fillText('{vehicle} and {vin}, {unknown}', hostile)).toBe('vin <b>$&</b> and W0L, {unknown}');
  });

  test('the standard texts use known placeholders only, in both languages', () => {
    const texts = LETTER_KINDS.flatMap((kind) =>
      LANGUAGES.map((language) => damageLetterTexts[language].letters[kind]),
    );
    for (const { subject, text } of texts) expect(unknownPlaceholders(subject + text)).toEqual([]);
    expect(unknownPlaceholders('{case} {constructor} {}')).toEqual(['constructor', '']);
  });
});
