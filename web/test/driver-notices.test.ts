// Messages with drivers in the console: what became of a notice, and which decisions are new.
import { expect, test } from 'vitest';
import { messagesTexts } from '../../shared/texts/generated/console/messages.ts';
import { formatOutcome } from '../src/console/messages/format-outcome.ts';
import { NOTHING_WATCHED, seenAll, watchDecisions } from '../src/console/today/new-decisions.ts';

const clock = (at: string) => at;
const outcome = (state: Parameters<typeof formatOutcome>[1]['state'], times: object = {}) =>
  formatOutcome(messagesTexts.en, { state, notifiedAt: null, readAt: null, mailedAt: null, ...times }, clock)
    .text;

test('a notice was sent and read, was mailed, or did not reach the driver', () => {
  const told = { notifiedAt: '09:14' };
  expect(outcome('WAITING')).toBe('not notified yet');
  expect(outcome('NOTIFIED', told)).toBe('notified 09:14');
  expect(outcome('READ', { ...told, readAt: '09:16' })).toBe('notified 09:14, read 09:16');
  expect(outcome('READ', { readAt: '09:16' })).toBe('read 09:16');
  expect(outcome('MAILED', { mailedAt: '09:44' })).toBe('not reached, mailed 09:44');
  expect(outcome('MAILED', { ...told, mailedAt: '09:44' })).toBe('notified 09:14, not read, mailed 09:44');
  expect(outcome('NOT_REACHED')).toBe('not reached');
  expect(outcome('OBSOLETE')).toBe('no longer needed');
  const read = { state: 'READ', notifiedAt: '09:14', readAt: '09:16', mailedAt: null } as const;
  expect(formatOutcome(messagesTexts.de, read, clock)).toEqual({
    text: 'mitgeteilt 09:14, gelesen 09:16',
    tone: 'good',
  });
});

test('what was there at the start is not new; what comes up rings, and is counted while another tab is in front', () => {
  const first = watchDecisions(NOTHING_WATCHED, ['a', 'b'], false);
  expect(first).toMatchObject({ rings: false, watched: { unseen: new Set() } });
  const hidden = watchDecisions(first.watched, ['a', 'b', 'c', 'd'], false);
  expect(hidden).toMatchObject({ rings: true, watched: { unseen: new Set(['c', 'd']) } });
  const decided = watchDecisions(hidden.watched, ['a', 'b', 'd'], false);
  expect(decided).toMatchObject({ rings: false, watched: { unseen: new Set(['d']) } });
  const seen = seenAll(decided.watched);
  const shown = watchDecisions(seen, ['a', 'b', 'd', 'e'], true);
  expect(shown).toMatchObject({ rings: true, watched: { unseen: new Set() } });
});
