// What became of a notice to a driver, in words: "notified 09:14, read 09:16" or "not reached".
import type { MessagesTexts } from '../../../../shared/texts/generated/console/messages.ts';
import type { components } from '../../api/paths/operations.ts';
import type { Tone } from '../../ui/status.tsx';

export type DriverNotice = components['schemas']['DriverNotice'];

type Outcome = Pick<DriverNotice, 'state' | 'notifiedAt' | 'readAt' | 'mailedAt'>;

export function formatOutcome(
  { outcome }: Pick<MessagesTexts, 'outcome'>,
  { state, notifiedAt, readAt, mailedAt }: Outcome,
  clock: (at: string) => string,
): { text: string; tone: Tone } {
  switch (state) {
    case 'WAITING':
      return { text: outcome.waiting, tone: 'muted' };
    case 'NOTIFIED':
      return { text: outcome.notified({ at: clock(notifiedAt!) }), tone: 'muted' };
    case 'READ': {
      const read = clock(readAt!);
      return {
        text: notifiedAt
          ? outcome.notifiedRead({ notified: clock(notifiedAt), read })
          : outcome.read({ at: read }),
        tone: 'good',
      };
    }
    case 'MAILED': {
      const mailed = clock(mailedAt!);
      return {
        text: notifiedAt
          ? outcome.notifiedMailed({ notified: clock(notifiedAt), mailed })
          : outcome.mailed({ at: mailed }),
        tone: 'warn',
      };
    }
    case 'NOT_REACHED':
      return { text: outcome.notReached, tone: 'alert' };
    case 'OBSOLETE':
      return { text: outcome.obsolete, tone: 'muted' };
  }
}
