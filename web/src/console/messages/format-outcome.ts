// What became of a notice to a driver, in words: "told 09:14, read 09:16" or "not reached".
import type { MessagesTexts } from '../../../../shared/texts/generated/console/messages.ts';
import type { components } from '../../api/paths/operations.ts';
import type { Tone } from '../../ui/status.tsx';

export type DriverNotice = components['schemas']['DriverNotice'];

type Outcome = Pick<DriverNotice, 'state' | 'toldAt' | 'readAt' | 'mailedAt'>;

export function formatOutcome(
  { outcome }: Pick<MessagesTexts, 'outcome'>,
  { state, toldAt, readAt, mailedAt }: Outcome,
  clock: (at: string) => string,
): { text: string; tone: Tone } {
  switch (state) {
    case 'WAITING':
      return { text: outcome.waiting, tone: 'muted' };
    case 'TOLD':
      return { text: outcome.told({ at: clock(toldAt!) }), tone: 'muted' };
    case 'READ': {
      const read = clock(readAt!);
      return {
        text: toldAt ? outcome.toldRead({ told: clock(toldAt), read }) : outcome.read({ at: read }),
        tone: 'good',
      };
    }
    case 'MAILED': {
      const mailed = clock(mailedAt!);
      return {
        text: toldAt ? outcome.toldMailed({ told: clock(toldAt), mailed }) : outcome.mailed({ at: mailed }),
        tone: 'warn',
      };
    }
    case 'NOT_REACHED':
      return { text: outcome.notReached, tone: 'alert' };
    case 'OBSOLETE':
      return { text: outcome.obsolete, tone: 'muted' };
  }
}
