// The search of the documentation over its real pages: what developers type, and where they must land.
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { linksFrom } from '../../server/src/orders/model/links.ts';
import { searchEntries } from '../../server/src/pages/docs/search-index.ts';
import { buildSite } from '../../server/src/pages/docs/site.ts';
import { indexEntries } from '../src/docs/find-entries.ts';
import { FIRST, QUERIES } from './docs-queries.ts';

const publicUrl = 'http://localhost:8080';
const entries = searchEntries(await buildSite({ publicUrl, testKey: null, links: linksFrom(publicUrl) }));
const find = indexEntries(entries);

/** The place of the first result that leads to one of the pages, counted from 1; null if there is none. */
function placeOf(query: string, pages: string): number | null {
  const wanted = pages.split(' ');
  const at = find(query).findIndex(({ href }) => wanted.includes(href.replace(/^\/docs\/|#.*$/g, '')));
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
    const titles = find('vin').map(({ title }) => title);
    expect(titles).not.toContainEqual(expect.stringMatching(/mov/i));
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

  test('loads less than 60 KiB', () => {
    expect(brotliCompressSync(JSON.stringify(entries)).length).toBeLessThan(60 * 1024);
  });
});
