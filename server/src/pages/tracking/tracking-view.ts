// The input of the tracking page: the record, and the texts and time formats of its reader.

import type { RecipientLanguage } from '../../../../shared/texts/generated/languages.ts';
import { type TrackingTexts, trackingTexts } from '../../../../shared/texts/generated/pages/tracking.ts';
import type { PublicTracking } from '../../dispatch/tracking/public-tracking.ts';
import { type TimeFormatter, timeFormatter } from '../../platform/format-time.ts';

export interface TrackingView {
  record: PublicTracking;
  texts: TrackingTexts;
  times: TimeFormatter;
  now: Date;
  /** The names of both places; a dash if a name was removed. */
  from: string;
  to: string;
}

export function trackingViewOf(
  record: PublicTracking,
  language: RecipientLanguage,
  timeZone: string,
  now: Date,
): TrackingView {
  return {
    record,
    texts: trackingTexts[language],
    times: timeFormatter(language, timeZone, now),
    now,
    from: record.from?.city ?? '–',
    to: record.to?.city ?? '–',
  };
}
