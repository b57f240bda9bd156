// The first lines of a damage case: what, whose, who is liable, what is next or what came out.
import { expect, test } from 'vitest';
import { damageTexts } from '../../shared/texts/generated/console/damage.ts';
import { readCasesSearch } from '../src/console/damage/cases-search.ts';
import type { DamageCase, DamageSettings } from '../src/console/damage/damage-queries.ts';
import { formatStanding, formatTitle } from '../src/console/damage/format-case.ts';
import { toDraft, toSettings } from '../src/console/damage/settings-draft.ts';

const found = {
  state: 'IN_REVIEW',
  liability: 'OPEN',
  accountName: 'Nordlicht GmbH',
  description: 'Found when washing',
  order: { vehicle: 'VW Golf' },
  damages: [
    { part: 'doorFront', side: 'left', type: 'SCRATCH', description: '10 cm', position: null },
    { part: null, side: null, type: null, description: 'Aerial', position: null },
  ],
  tasks: [
    { text: 'Ask the driver', dueOn: '2026-11-19', doneAt: null },
    { text: 'Old', dueOn: '2026-11-10', doneAt: '2026-11-10T10:00:00Z' },
  ],
  outcomes: [],
} as unknown as DamageCase;

test('an open case says what is next, a closed one what came out', () => {
  const english = { texts: damageTexts.en, language: 'en' as const };
  expect(formatTitle(english, found)).toBe(
    'Scratch, Front door, left and 1 more part on the VW Golf of Nordlicht GmbH',
  );
  expect(formatStanding(english, found)).toBe(
    'It is not decided who is liable. Next: Ask the driver by 19 Nov 2026.',
  );
  expect(formatStanding({ texts: damageTexts.de, language: 'de' }, { ...found, tasks: [] })).toBe(
    'Wer haftet, ist nicht entschieden. Als Nächstes: entscheiden, wer haftet.',
  );
  const outcome = { kind: 'CREDIT', net: 40, currency: 'EUR', creditNoteNumber: 'INV-2026-00002' };
  const closed = { ...found, state: 'CLOSED', liability: 'OPERATOR', outcomes: [outcome] } as DamageCase;
  expect(formatStanding(english, closed)).toBe('We are liable. €40.00 net credited with INV-2026-00002.');
});

test('the settings keep their texts when they are edited, and no insurer stays none', () => {
  const letter = { subject: 'Case {case}', text: 'Hello' };
  const texts = { CUSTOMER_RECEIVED: { de: letter, en: letter } };
  const settings = {
    complaintDays: 14,
    firstTask: 'Look',
    firstTaskDays: 2,
    insurer: null,
    texts,
  } as unknown as DamageSettings;
  expect(toSettings(toDraft(settings), Number)).toEqual(settings);
});

test('the address bar keeps only known states', () => {
  expect(readCasesSearch({ state: 'OPEN', find: 4711 })).toEqual({ state: 'OPEN', find: '4711' });
  expect(readCasesSearch({ state: 'GONE', find: {} })).toEqual({});
});
