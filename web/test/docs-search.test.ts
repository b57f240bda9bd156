// The search of the documentation over its real pages: what developers type, and where they must land.
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { linksFrom } from '../../server/src/model/orders/links.ts';
import { smallEntries } from '../../server/src/pages/docs/search-index.ts';
import { buildSite } from '../../server/src/pages/docs/site.ts';
import { translateSite } from '../../server/src/pages/docs/translate-site.ts';
import { indexEntries } from '../../shared/docs-search/find-entries.ts';
import { FIRST, GERMAN, QUERIES } from './docs-queries.ts';

/** Loaded when a reader opens the search: half a second on a slow mobile connection of 1.2 Mbit/s. */
const MAX_BYTES = 72 * 1024;

const publicUrl = 'http://localhost:8080';
const input = { publicUrl, testKey: null, links: linksFrom(publicUrl) };
const site = await buildSite(input);
const entries = smallEntries(site);
const find = await indexEntries(entries);
const germanEntries = smallEntries(await translateSite(site, input));
const findGerman = await indexEntries(germanEntries, 'de');

/** The place of the first result that leads to one of the pages, counted from 1; null if there is none. */
function placeOf(query: string, pages: string, search = find): number | null {
  const wanted = pages.split(' ');
  const at = search(query).findIndex(({ href }) => wanted.includes(href.replace(/^\/docs\/|#.*$/g, '')));
  return at === -1 ? null : at + 1;
}

describe('the search of the documentation', () => {
  test.each(Object.entries(FIRST))('"%s" puts %s first', (query, pages) => {
    expect(placeOf(query, pages)).toBe(1);
  });

  test('puts the right page among the first three for nine of ten queries', () => {
    const all = Object.entries(QUERIES);
    const missed = all.filter(([query, pages]) => (placeOf(query, pages) ?? 4) > 3).map(([query]) => query);
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(all.length / 10);
  });

  test.each([
    ['order.cancelled', '/docs/events#order.cancelled'],
    ['ORDER_NOT_CANCELLABLE', '/docs/error-codes#ORDER_NOT_CANCELLABLE'],
    ['order_not_cancel', '/docs/error-codes#ORDER_NOT_CANCELLABLE'],
    ['createOrder', '/docs/reference/orders#createOrder'],
    ['pagination', '/docs/orders#read-lists-page-by-page'],
    ['time zone', '/docs/orders#dates-and-time-zones'],
  ])('"%s" leads to the section %s', (query, href) => {
    expect(find(query)[0]?.href).toBe(href);
  });

  test('finds typing errors, beginnings and other forms of a word', () => {
    for (const query of ['idempotancy', 'idempot', 'idempotency keys', 'Idempotency-Key']) {
      expect([query, placeOf(query, 'retries')]).toEqual([query, 1]);
    }
  });

  test('does not find a word inside another one', () => {
    // "moving" contains it; the page about moving a clock has the field of that name.
    const found = find('vin').map(({ href }) => entries.find((entry) => entry.href === href)!);
    expect(found.length).toBeGreaterThan(0);
    for (const entry of found) expect(Object.values(entry).join(' ')).toMatch(/\bvin\b/i);
  });

  test('finds words of code, fields of answers and text at the end of a long section', () => {
    expect(placeOf('createHmac', 'verify-a-signature')).toBe(1);
    expect(placeOf('locationUnavailableReason', 'orders reference/orders')).toBe(1);
    expect(placeOf('verworfeneFelder', 'older-interface reference/older-interface')).toBe(1);
  });

  test('shows the text around the match, and at most three sections of a page', () => {
    expect(find('nginx')[0]?.excerpt).toMatch(/nginx/i);
    const paths = find('order').map(({ href }) => href.split('#')[0]);
    const counts = paths.map((path) => paths.filter((other) => other === path).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(3);
  });

  test('survives every input', () => {
    for (const query of [
      '',
      '   ',
      '…',
      '"',
      '(',
      'the',
      '$',
      '__proto__',
      'constructor',
      'a'.repeat(5000),
    ]) {
      expect(Array.isArray(find(query))).toBe(true);
    }
    expect(find('word '.repeat(10_000)).length).toBeLessThanOrEqual(12);
  });

  test('loads less than 72 KiB', () => {
    expect(brotliCompressSync(JSON.stringify(entries)).length).toBeLessThan(MAX_BYTES);
  });
});

describe('the search of the German documentation', () => {
  test('puts the right page among the first three for nine of ten queries', () => {
    const all = Object.entries(GERMAN);
    const missed = all.filter(([query, pages]) => (placeOf(query, pages, findGerman) ?? 4) > 3);
    expect(all.length).toBeGreaterThanOrEqual(20);
    expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(all.length / 10);
  });

  test('finds all forms of a word, with and without umlauts', () => {
    for (const query of ['Schlüssel', 'Schlüsseln', 'schlussel', 'Schluessel erneuern']) {
      expect([query, placeOf(query, 'de/authentication de/retries', findGerman)]).not.toEqual([query, null]);
    }
    expect(placeOf('Aufträge', 'de/orders', findGerman)).toBe(placeOf('Auftrag', 'de/orders', findGerman));
  });

  test('loads less than 72 KiB', () => {
    expect(brotliCompressSync(JSON.stringify(germanEntries)).length).toBeLessThan(MAX_BYTES);
  });
});
