// What became of a notice to a driver, in words: "told 09:14, read 09:16" or "not reached".
import type { components } from '../../api/paths/operations.ts';
import type { Tone } from '../../ui/status.tsx';
import type { MessagesWords } from './en.ts';

export type DriverNotice = components['schemas']['DriverNotice'];

type Outcome = Pick<DriverNotice, 'state' | 'notifiedAt' | 'readAt' | 'mailedAt'>;

export function formatOutcome(
  { outcome }: Pick<MessagesWords, 'outcome'>,
  { state, notifiedAt, readAt, mailedAt }: Outcome,
  clock: (at: string) => string,
): { text: string; tone: Tone } {
  switch (state) {
    case 'WAITING':
      return { text: outcome.waiting, tone: 'muted' };
    case 'NOTIFIED':
      return { text: outcome.told(clock(notifiedAt!)), tone: 'muted' };
    case 'READ': {
      const read = clock(readAt!);
      return {
        text: notifiedAt ? outcome.toldRead(clock(notifiedAt), read) : outcome.read(read),
        tone: 'good',
      };
    }
    case 'MAILED': {
      const mailed = clock(mailedAt!);
      return {
        text: notifiedAt ? outcome.toldMailed(clock(notifiedAt), mailed) : outcome.mailed(mailed),
        tone: 'warn',
      };
    }
    case 'NOT_REACHED':
      return { text: outcome.notReached, tone: 'alert' };
    case 'OBSOLETE':
      return { text: outcome.obsolete, tone: 'muted' };
  }
}
