// The first sentence of a carrier's page, and what became of each offer. Pure.
import type { CarrierPageTexts } from '../../../../../shared/texts/generated/console/carrier-page.ts';
import type { CarriersTexts } from '../../../../../shared/texts/generated/console/carriers.ts';
import { MINUTE_MS } from '../../../../../shared/time/durations.ts';
import { formatDuration, inDative } from '../../../../../shared/time/format-duration.ts';
import type { Language } from '../../../messages/language.ts';
import { formatDayTimeInSentence } from '../../../ui/format.ts';
import type { Tone } from '../../../ui/status.tsx';
import type { CarrierPageData, CarrierPageOffer } from './carrier-page-queries.ts';

export interface Reading {
  texts: CarrierPageTexts;
  names: CarriersTexts;
  language: Language;
  nowMs: number;
}

export const endedOf = ({ accepted, declined, expired }: CarrierPageData['answers']) =>
  accepted + declined + expired;

export const formatAfter = (language: Language, minutes: number) =>
  inDative(formatDuration(language, minutes * MINUTE_MS));

export function describeCarrier({ texts, language, nowMs }: Reading, page: CarrierPageData): string {
  const { sentence: words } = texts;
  const { answers } = page;
  const all = endedOf(answers);
  const sentence =
    all === 0 || answers.medianMinutes === null
      ? words.noAnswers
      : words.answers({
          accepted: answers.accepted,
          all,
          time: formatAfter(language, answers.medianMinutes),
        });
  const waiting = page.offers.filter(({ state, endedAt }) => state === 'OFFERED' && endedAt === null);
  const first = waiting.map(({ deadline }) => deadline).sort()[0];
  if (first === undefined) return words.nothingWaits({ sentence });
  const when = formatDayTimeInSentence(language, new Date(first), nowMs);
  return words.waits({ sentence, count: waiting.length, when });
}

export interface OfferAnswer {
  tone: Tone;
  text: string;
  /** The person, or that dispatch noted it. */
  by: string | null;
  /** From the offer to the answer, or until now. */
  after: string;
  isWaiting: boolean;
}

export function describeAnswer(reading: Reading, offer: CarrierPageOffer): OfferAnswer {
  const { texts, language, nowMs } = reading;
  const { answeredAt, endedAt, createdAt, answeredBy } = offer;
  const isWaiting = offer.state === 'OFFERED' && endedAt === null;
  const end = answeredAt ?? endedAt;
  const passed = formatDuration(language, (end ? Date.parse(end) : nowMs) - Date.parse(createdAt));
  return {
    ...wordsOf(reading, offer),
    by: answeredAt === null ? null : (answeredBy ?? texts.byDispatch),
    after: isWaiting ? texts.soFar({ time: passed }) : passed,
    isWaiting,
  };
}

function wordsOf(
  { texts, names, language, nowMs }: Reading,
  { state, deadline, confirmSince, remarks, endReason }: CarrierPageOffer,
): Pick<OfferAnswer, 'tone' | 'text'> {
  const at = (time: string) => formatDayTimeInSentence(language, new Date(time), nowMs);
  switch (state) {
    case 'OFFERED':
      return { tone: 'warn', text: texts.waitsUntil({ when: at(deadline) }) };
    case 'ACCEPTED':
      return confirmSince === null
        ? { tone: 'good', text: texts.accepted }
        : { tone: 'warn', text: texts.asked({ when: at(confirmSince) }) };
    case 'DECLINED':
      return { tone: 'muted', text: remarks ? texts.declinedBecause({ reason: remarks }) : texts.declined };
    case 'EXPIRED':
      return { tone: 'alert', text: texts.expired };
    case 'WITHDRAWN':
      return {
        tone: 'muted',
        text: endReason ? texts.withdrawnBecause({ reason: names.endReasons[endReason] }) : texts.withdrawn,
      };
  }
}
