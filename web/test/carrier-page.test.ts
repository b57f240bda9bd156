// The first sentence of a carrier's page, and what became of an offer.
import { expect, test } from 'vitest';
import { carrierPageTexts } from '../../shared/texts/generated/console/carrier-page.ts';
import { carriersTexts } from '../../shared/texts/generated/console/carriers.ts';
import type { CarrierPageData, CarrierPageOffer } from '../src/console/carriers/page/carrier-page-queries.ts';
import { describeAnswer, describeCarrier } from '../src/console/carriers/page/describe-carrier.ts';

const nowMs = Date.parse('2026-11-19T09:00:00Z');
const reading = { texts: carrierPageTexts.en, names: carriersTexts.en, language: 'en', nowMs } as const;
const OFFER = {
  state: 'OFFERED',
  endReason: null,
  remarks: null,
  answeredBy: null,
  deadline: '2026-11-21T09:00:00Z',
  createdAt: '2026-11-19T08:30:00Z',
  answeredAt: null,
  endedAt: null,
  confirmSince: null,
} as unknown as CarrierPageOffer;
const answers = { accepted: 3, declined: 1, expired: 0, waiting: 0, acceptedPercent: 75, medianMinutes: 31 };
const pageWith = (changes: object) => ({ answers, offers: [], ...changes }) as unknown as CarrierPageData;

/** Numbers and their units have a space that does not break. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('the sentence says how it answers, and which offer waits', () => {
  expect(plain(describeCarrier(reading, pageWith({})))).toBe(
    'It accepts 3 of 4 offers and answers after 31 min.',
  );
  expect(describeCarrier(reading, pageWith({ offers: [OFFER] }))).toMatch(/; one offer waits until .+\.$/);
  const none = { ...answers, accepted: 0, declined: 0, medianMinutes: null };
  expect(describeCarrier(reading, pageWith({ answers: none }))).toBe('It has not answered an offer yet.');
});

test.each<[object, string]>([
  [
    { state: 'ACCEPTED', answeredAt: '2026-11-19T08:39:00Z', answeredBy: 'Sabine Köhler' },
    'good: Accepted, Sabine Köhler, 9 min',
  ],
  [
    { state: 'DECLINED', answeredAt: '2026-11-19T08:40:00Z', remarks: 'No driver' },
    'muted: Declined: No driver, noted by dispatch, 10 min',
  ],
  [{ state: 'EXPIRED', endedAt: '2026-11-19T08:50:00Z' }, 'alert: No answer, null, 20 min'],
  [
    { state: 'WITHDRAWN', endedAt: '2026-11-19T08:50:00Z', endReason: 'TAKEN' },
    'muted: Withdrawn: another carrier was first, null, 20 min',
  ],
])('%j', (changes, expected) => {
  const { tone, text, by, after } = describeAnswer(reading, { ...OFFER, ...changes });
  expect(plain(`${tone}: ${text}, ${by}, ${after}`)).toBe(expected);
});

test('a waiting offer says how long it has waited so far', () => {
  const { tone, isWaiting, after } = describeAnswer(reading, OFFER);
  expect([tone, isWaiting, plain(after)]).toEqual(['warn', true, '30 min so far']);
});
