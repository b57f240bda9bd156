// Entries of the audit log read as sentences with names, and their changes as values before and after.
import { expect, test } from 'vitest';
import { formatDetails, formatSentence } from '../src/console/journal/format-entry.ts';
import { journalTexts } from '../src/console/journal/texts.ts';

const DRIVER = '01a1c0c2-7c4e-7000-8000-000000000020';
const entry = {
  action: 'order.assign_driver',
  actor: 'user:1',
  actorName: 'Anna Lindner',
  accountName: 'Nordlicht GmbH',
  number: 'VT-100029',
  subjectId: '01a1c0c2-7c4e-7000-8000-000000000010',
  details: { from: 'OPEN', to: 'ASSIGNED', driverId: DRIVER } as Record<string, unknown>,
  names: { [DRIVER]: 'Jonas Weber' } as Record<string, string>,
  values: null,
};

test('an assignment names who, what and to whom', () => {
  expect(formatSentence(journalTexts.en, entry)).toBe('Anna Lindner assigned VT-100029 to Jonas Weber');
  expect(formatSentence(journalTexts.de, entry)).toBe('Anna Lindner hat VT-100029 an Jonas Weber vergeben');
  expect(formatDetails(journalTexts.en, 'en', entry)).toEqual([
    { name: 'Status', before: 'Released', after: 'Assigned' },
    { name: 'Driver', before: null, after: 'Jonas Weber' },
  ]);
  expect(formatDetails(journalTexts.de, 'de', entry)[0]).toEqual({
    name: 'Status',
    before: 'Freigegeben',
    after: 'Zugewiesen',
  });
});

test('changes are shown as values before and after, of nested objects only what differs', () => {
  const changes = {
    active: { before: true, after: false },
    phone: { before: null, after: '+49 151 1' },
    contractingParty: {
      before: { name: 'A', email: 'a@x.example' },
      after: { name: 'A', email: 'b@x.example' },
    },
    events: { before: ['order.created'], after: [] },
  };
  const changed = { ...entry, action: 'account.changed', number: null, details: { changes } };
  expect(formatSentence(journalTexts.en, changed)).toBe('Anna Lindner changed the account of Nordlicht GmbH');
  expect(formatDetails(journalTexts.en, 'en', changed)).toEqual([
    { name: 'Active', before: 'yes', after: 'no' },
    { name: 'Phone', before: null, after: '+49 151 1' },
    { name: 'Contracting party, Email', before: 'a@x.example', after: 'b@x.example' },
    { name: 'Events', before: 'order.created', after: 'empty' },
  ]);
});

test('no sentence of a known action shows an id, a brace or the name of a field', () => {
  const { [DRIVER]: _, ...names } = entry.names;
  for (const texts of [journalTexts.en, journalTexts.de]) {
    for (const action of Object.keys(texts.sentences)) {
      const text = formatSentence(texts, { ...entry, action, names });
      expect(text, action).not.toMatch(/[{}]|01a1c0c2|driverId|undefined/);
    }
  }
});
