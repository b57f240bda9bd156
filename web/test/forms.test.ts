// Forms: where an error of the API stands, that it is never empty, what the page checks before sending, and whose drafts it keeps.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errorFrom, noAnswer } from '../src/api/api-error.ts';
import { checkDraft } from '../src/orders/new/check-draft.ts';
import { EMPTY_DRAFT } from '../src/orders/new/draft.ts';
import { deleteOwnDrafts, keepDraftsOf, readDraft, saveDraft } from '../src/people/drafts.ts';
import { setRealm } from '../src/people/realm.ts';
import { withDefaults } from '../src/people/use-stored-draft.ts';
import { countryChoices } from '../src/places/country-choices.ts';
import { placeErrors } from '../src/ui/place-errors.ts';

const SOURCE = join(import.meta.dirname, '../src');

test('an error stands at its field, at the field around it, at the first one inside it, or at the top', () => {
  const fields = ['name', 'bank.name', 'bank.iban', 'metadata', 'lines'];
  const placed = ['bank.iban', 'metadata.cost', 'lines[2].net', 'bank', 'sender.email', '$'].map((field) => ({
    field,
    code: 'invalid_value',
    message: field,
  }));
  expect(placeErrors(placed, fields).map(({ field }) => field)).toEqual([
    'bank.iban',
    'metadata',
    'lines',
    'bank.name',
    'sender.email',
    '$',
  ]);
});

describe('a new order', () => {
  const NOW = new Date('2026-10-01T08:00:00Z');
  const checks = {
    required: (text: string) => (text.trim() ? null : 'required'),
    postalCode: (country: string, code: string) => (code.length === 5 ? null : `not in ${country}`),
  };
  const sentences = { vin: 'vin', pastPickup: 'past', deliveryFirst: 'first' };
  const place = { ...EMPTY_DRAFT.pickup, street: 'Weg 1', postalCode: '20539', city: 'Hamburg' };
  const problemsOf = (changes: object) =>
    checkDraft({ ...EMPTY_DRAFT, pickup: place, delivery: place, ...changes }, checks, sentences, NOW).map(
      ({ field, message }) => `${field} ${message}`,
    );

  test('is complete with two addresses', () => {
    expect(problemsOf({})).toEqual([]);
  });

  test('names each field that is empty or wrong', () => {
    expect(problemsOf({ pickup: EMPTY_DRAFT.pickup, delivery: { ...place, postalCode: '2053' } })).toEqual([
      'pickup.street required',
      'pickup.postalCode required',
      'pickup.city required',
      'delivery.postalCode not in DE',
    ]);
    expect(problemsOf({ vin: 'WVWZZZCD7RWO18842' })).toEqual(['vehicle.vin vin']);
  });

  test('is not picked up in the past or delivered before', () => {
    expect(problemsOf({ requestedPickup: '2026-09-30T08:00' })).toEqual(['requestedPickup past']);
    const dates = { requestedPickup: '2026-10-05T08:00', requestedDelivery: '2026-10-04T08:00' };
    expect(problemsOf(dates)).toEqual(['requestedDelivery first']);
  });

  test('offers the countries by name, Germany first, and the one that was chosen', () => {
    const choices = countryChoices('de', 'JP');
    expect(choices[0]).toEqual({ value: 'DE', label: 'Deutschland' });
    expect(choices.slice(1, 3).map(({ label }) => label)).toEqual(['Belgien', 'Bulgarien']);
    expect(choices.find(({ value }) => value === 'JP')).toEqual({ value: 'JP', label: 'Japan' });
  });
});

describe('drafts', () => {
  beforeEach(() => {
    const stored: Record<string, string> = {};
    const storage = {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => Object.assign(stored, { [key]: value }),
      removeItem: (key: string) => delete stored[key],
    };
    // Like the real one, it lists its entries as own keys.
    const listed = new Proxy(storage, {
      ownKeys: () => Object.keys(stored),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    });
    vi.stubGlobal('localStorage', listed);
    vi.stubGlobal('sessionStorage', { clear: () => {} });
    setRealm({ name: 'portal' } as never);
  });

  test('belong to one person: another who signs in, and a sign-out, delete them', () => {
    keepDraftsOf('anna');
    saveDraft('new-order.account.production', { value: { vin: 'X' } });
    expect(readDraft('new-order.account.production')).toEqual({ value: { vin: 'X' } });
    expect(readDraft('new-order.account.sandbox')).toBeNull();
    keepDraftsOf('ben');
    expect(readDraft('new-order.account.production')).toBeNull();
    keepDraftsOf('anna');
    expect(readDraft('new-order.account.production')).toBeNull();
    saveDraft('new-order.account.production', 1);
    deleteOwnDrafts();
    keepDraftsOf('anna');
    expect(readDraft('new-order.account.production')).toBeNull();
  });

  test('of an older page get the fields that they lack', () => {
    const empty = { a: '', b: { c: 'DE', d: '' }, e: true };
    expect(withDefaults({ a: 'x', b: { d: 'y' } } as never, empty)).toEqual({
      a: 'x',
      b: { c: 'DE', d: 'y' },
      e: true,
    });
    expect(withDefaults({ a: 1 } as never, empty)).toEqual(empty);
  });
});

describe('the error of a call', () => {
  const without = ['', '{}', '<html>Bad gateway</html>'];

  test.each(['en', 'de'])('has a sentence in %s, also without a network or behind a proxy', (language) => {
    vi.stubGlobal('document', { documentElement: { lang: language } });
    expect(noAnswer().message).toMatch(/(?:network|Netz)/);
    for (const body of without)
      expect(errorFrom(new Response(body, { status: 502 }), body).message).not.toBe('');
    vi.unstubAllGlobals();
  });

  test('is shown by forms, dialogs and ErrorState, never by a page itself', () => {
    // `change` is a required prop of forms and confirming dialogs, so a page cannot leave it out.
    const pages = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.tsx') && !/^(?:ui|driver|public|docs)\//.test(file),
    );
    expect(pages.length).toBeGreaterThan(300);
    const own = pages.flatMap((file) =>
      [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/>\s*\{[\w.?]*error\??\.message\}/g)].map(
        ([found]) => `${file}: ${found}`,
      ),
    );
    expect(own).toEqual([]);
  });
});
