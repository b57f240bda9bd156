// The documentation: every page exists, and the generated parts contain all that the service declares.
import { beforeAll, describe, expect, test } from 'vitest';
import { ERRORS } from '../../src/api/shared/errors/error-catalog.ts';
import { V1_ERROR_CODES } from '../../src/api/v1/api.ts';
import { EVENTS } from '../../src/model/orders/event-catalog.ts';
import { readChangelog, readLibrary } from '../../src/pages/docs/library.ts';
import { sharedService } from '../harness/shared-service.ts';
import { pagesOf } from './pages.ts';

const service = await sharedService();
let pages: Awaited<ReturnType<typeof pagesOf>>;
beforeAll(async () => {
  pages = await pagesOf(service);
});

const written = readLibrary().flatMap((group) => group.pages);

describe('the documentation', () => {
  test('starts with the quick start', async () => {
    const answer = await pages.open('/docs');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/docs/quick-start']);
    const page = await pages.open('/docs/quick-start');
    expect([page.status, page.headline]).toEqual([200, 'First order in two minutes']);
    expect(page.html).toContain('svc_test_YOUR_KEY');
  });

  test.each(written.map(({ name, title }) => [name, title]))('has the page %s', async (name, title) => {
    const page = await pages.open(`/docs/${name}`);
    expect([page.status, page.headline]).toEqual([200, title]);
    expect(page.html).not.toMatch(/\{\{\w/);
    const text = await pages.open(`/docs/${name}.md`);
    expect([text.status, text.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
  });

  test('describes every operation with a sample call', async () => {
    const api = await pages.open('/openapi.json');
    const { paths, tags } = JSON.parse(api.html);
    const html = await Promise.all(
      tags.map(async ({ name }: { name: string }) => {
        const page = await pages.open(`/docs/reference/${name.toLowerCase().replaceAll(' ', '-')}`);
        expect([name, page.status]).toEqual([name, 200]);
        return page.html;
      }),
    );
    const operations = Object.values<Record<string, { operationId: string }>>(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(operations.filter((id) => !html.join('').includes(`id="${id}"`))).toEqual([]);
  });

  test('has every event with a sample', async () => {
    const { html } = await pages.open('/docs/events');
    const names = Object.keys(EVENTS);
    expect(names.filter((name) => !html.includes(`id="${name}"`))).toEqual([]);
    // A test message is documented by sending one.
    expect(html.match(/class="language-json"/g)).toHaveLength(names.length - 1);
  });

  test('has every error code that an answer can contain', async () => {
    const { html: api } = await pages.open('/openapi.json');
    const { html } = await pages.open('/docs/error-codes');
    const named = Object.keys(ERRORS).filter((code) => api.includes(`"${code}":{"$ref"`));
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((code) => !html.includes(`id="${code}"`))).toEqual([]);
  });

  test('can be searched, subscribed to and read by machines', async () => {
    const found: { href: string; names: string }[] = JSON.parse((await pages.open('/docs/search.json')).html);
    expect(found).toContainEqual(expect.objectContaining({ href: '/docs/error-codes#ORDER_NOT_FOUND' }));
    const listing = found.find(({ href }) => href === '/docs/reference/orders#listOrders');
    expect(listing?.names.split(' ')).toEqual(expect.arrayContaining(['nextCursor', 'vin']));
    const feed = await pages.open('/docs/changelog.xml');
    expect(feed.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(feed.html).toMatch(/<entry><id>\S+\/docs\/changelog#[^<]+<\/id>/);
    const llms = await pages.open('/llms.txt');
    expect(llms.html).toContain('/docs/quick-start.md');
    expect(llms.html).toContain('/openapi.json');
    expect(llms.html).toContain('/llms-full.txt');
  });

  test('has every page as Markdown at its address with .md, and all of them in one text', async () => {
    const { html: list } = await pages.open('/llms.txt');
    const addresses = [...list.matchAll(/\]\(\S+(\/docs\/[^)]+)\.md\)/g)].map(([, address]) => address!);
    const { html: contents } = await pages.open('/docs/quick-start');
    const nav = contents.slice(
      contents.indexOf('docs-nav'),
      contents.indexOf('</nav>', contents.indexOf('docs-nav')),
    );
    const shown = [...nav.matchAll(/href="(\/docs\/[^"]+)"/g)].map(([, address]) => address!);
    expect([...new Set(shown)].filter((address) => !addresses.includes(address))).toEqual([]);
    const full = await pages.open('/llms-full.txt');
    expect(full.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    for (const address of addresses) {
      const { status, html: text } = await pages.open(`${address}.md`);
      expect([address, status, text.startsWith('# ')]).toEqual([address, 200, true]);
      expect(full.html).toContain(text.trimEnd());
      expect(text).not.toMatch(/\{\{\w/);
    }
  });

  test('describes each operation in Markdown: fields, values, errors and seven samples', async () => {
    const { html: text } = await pages.open('/docs/reference/orders.md');
    const [, creation = ''] = text.split('## Create an order or a request\n');
    const [own = ''] = creation.split(/^## /m);
    expect(own).toContain('`POST /api/v1/extern/orders` (`createOrder`)');
    expect(own).toMatch(/^ {2}- `street` \(string, 1 to 500 characters; required\): Street/m);
    expect(own).toMatch(/^ {2}- `DRIVEN`: A driver drives/m);
    expect(own).toContain('- 409 [EXTERNAL_ORDER_ID_EXISTS](/docs/error-codes#EXTERNAL_ORDER_ID_EXISTS): ');
    expect([...own.matchAll(/^```\S+ tab=(.+)$/gm)].map(([, tab]) => tab)).toEqual([
      'curl',
      'TypeScript',
      'Python',
      'PHP',
      'Java',
      'C#',
      'Go',
    ]);
  });

  test('says of each error which operations raise it, what its details hold, and shows a sample', async () => {
    const { html: text } = await pages.open('/docs/error-codes.md');
    const parts = new Map(text.split(/^## /m).map((part) => [/^\w+/.exec(part)?.[0], part]));
    const codes = V1_ERROR_CODES.filter((code) => {
      const part = parts.get(code) ?? '';
      const fields = Object.keys(ERRORS[code].entry.detailTexts ?? {});
      return !(
        /^Raised by/m.test(part) &&
        /^- \S/m.test(part) &&
        part.includes(`"code": "${code}"`) &&
        fields.every((field) => part.includes(`| \`details.${field}\` |`))
      );
    });
    expect(codes).toEqual([]);
    expect(parts.get('INSUFFICIENT_SCOPE')).toContain(
      'Raised by every operation except: [Test the connection]',
    );
    expect(parts.get('RATE_LIMITED')).toContain('Raised by every operation.');
    expect(parts.get('QUOTE_EXPIRED')).toContain('(/docs/reference/quotes#acceptQuote)');
    expect(parts.get('invalid_client')).toContain('[Obtain an access token]');
  });

  test('has each page as text, with its samples, its tables and the address of the service', async () => {
    for (const [name, part] of [
      ['verify-a-signature', 'createHmac('],
      ['events', '## vehicle.delivered'],
      ['error-codes', '## ORDER_NOT_FOUND (404)'],
      ['authentication', '| `webhooks:manage` |'],
      ['sandbox', '| `DELAY` | `DELAY_REPORTED` | `IN_TRANSIT` | [transport.delayed]'],
    ]) {
      const { html } = await pages.open(`/docs/${name}.md`);
      expect(html).toContain(part);
      expect(html).not.toMatch(/\{\{\w+|file=samples/);
    }
  });

  test('answers an unknown path with its table of contents', async () => {
    for (const path of [
      '/docs/nothing',
      '/docs/events.md',
      '/docs/../package.json',
      '/docs/%2e%2e/x',
      '/docs/',
    ]) {
      const page = await pages.open(path);
      expect([path, page.status]).not.toEqual([path, 500]);
    }
    const page = await pages.open('/docs/nothing');
    expect([page.status, page.headline]).toEqual([404, 'There is no such page']);
    expect(page.html).toContain('href="/docs/quick-start"');
  });

  test('is German for readers whose browser is, and by the switch of each page', async () => {
    const german = { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' };
    for (const [path, headers, to] of [
      ['/docs', german, '/docs/de/quick-start'],
      ['/docs/reference', german, '/docs/de/reference/orders'],
      ['/docs?lang=en', german, '/docs/quick-start'],
      ['/docs/de', {}, '/docs/de/quick-start'],
      ['/docs/webhooks?lang=de', {}, '/docs/de/webhooks'],
      ['/docs/de/webhooks?lang=en', {}, '/docs/webhooks'],
      ['/docs/de/reference', {}, '/docs/de/reference/orders'],
      ['/docs/events?lang=de', {}, '/docs/de/events'],
    ] as const) {
      const answer = await pages.open(path, headers);
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, to]);
    }
    const english = await pages.open('/docs/webhooks', german);
    expect(english.html).toContain('<html lang="en">');
    expect(english.html).toMatch(/<a class="quiet language" href="\/docs\/de\/webhooks" hreflang="de"/);
    const page = await pages.open('/docs/de/webhooks');
    expect(page.html).toContain('<html lang="de">');
    for (const { html } of [english, page]) {
      expect(html).toMatch(/<link rel="alternate" hreflang="de" href="http[^"]+\/docs\/de\/webhooks">/);
      expect(html).toMatch(/<link rel="alternate" hreflang="en" href="http[^"]+[^e]\/docs\/webhooks">/);
    }
    const unknown = await pages.open('/docs/de/nothing');
    expect([unknown.status, unknown.headline]).toEqual([404, 'Diese Seite gibt es nicht']);
  });

  test('has in German the anchors and the code of the English pages, and leads to German pages', async () => {
    const anchors = (html: string) => html.match(/<h\d id="[^"]*"/g);
    const code = (html: string) => html.match(/<code class="language-[\s\S]*?<\/code>/g);
    for (const { name } of [...written, readChangelog()]) {
      const [english, german] = await Promise.all([
        pages.open(`/docs/${name}`),
        pages.open(`/docs/de/${name}`),
      ]);
      expect([name, german.status]).toEqual([name, 200]);
      expect([name, anchors(german.html), code(german.html)]).toEqual([
        name,
        anchors(english.html),
        code(english.html),
      ]);
      expect(german.html).not.toMatch(/\{\{\w/);
    }
    const { html } = await pages.open('/docs/de/orders');
    expect(html).toContain('href="/docs/de/webhooks"');
    expect(html).toContain('href="/docs/de/reference/orders#createOrder"');
    expect((await pages.open('/docs/de/sandbox.md')).html).toContain(
      '| Szenario | Was geschieht | Schritte |',
    );
    const found: { href: string }[] = JSON.parse((await pages.open('/docs/de/search.json')).html);
    const paths = found.map(({ href }) => href);
    expect(paths).toEqual(
      expect.arrayContaining(['/docs/de/orders#status', '/docs/de/events#order.created']),
    );
    expect(paths.filter((path) => !path.startsWith('/docs/de/'))).toEqual([]);
  });

  test('has the reference, the events and the errors in German, with the same names and samples', async () => {
    // The ids of sample messages count on.
    const namesIn = (page: string) => partsIn(page.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id'));
    const partsIn = (html: string) => ({
      ids: html.match(/ id="[^"]*"/g),
      code: html.match(/<code class="language-[\s\S]*?<\/code>/g),
      fields: html.match(/<li><div class="field-head"><code>\w+/g),
      values: html.match(/<dt><code>[^<]*/g),
    });
    const { html: list } = await pages.open('/llms.txt');
    const generated = [...list.matchAll(/\/docs\/(reference\/[\w-]+|events|error-codes)\.md/g)].map(
      ([, name]) => name!,
    );
    expect(generated.length).toBeGreaterThan(8);
    for (const name of generated) {
      const [english, german] = await Promise.all([
        pages.open(`/docs/${name}`),
        pages.open(`/docs/de/${name}`),
      ]);
      expect([name, german.status, namesIn(german.html)]).toEqual([name, 200, namesIn(english.html)]);
      expect(german.html).not.toMatch(/href="\/docs\/(?!de\/)[\w/-]+[#"](?! hreflang)/);
      expect((await pages.open(`/docs/de/${name}.md`)).html).not.toMatch(/\]\(\/docs\/(?!de\/)/);
    }
    const { html: orders, headline } = await pages.open('/docs/de/reference/orders');
    expect(headline).toBe('Aufträge');
    expect(orders).toContain('Auftrag oder Anfrage anlegen</a></h2>');
    expect(orders).toContain('<h3>Antworten</h3>');
    expect(orders).toContain('<span class="field-required">Pflicht</span>');
    const { html: text } = await pages.open('/docs/de/reference/orders.md');
    expect(text).toMatch(/^ {2}- `street` \(string, 1 bis 500 Zeichen; Pflicht\): Straße/m);
    const { html: errors } = await pages.open('/docs/de/error-codes.md');
    expect(errors).toContain('Möglich bei jeder Operation außer: [Verbindung prüfen](/docs/de/reference/');
    const { html: events } = await pages.open('/docs/de/events');
    expect(events).toContain('Der Auftrag wurde angenommen und freigegeben.');
  });

  test('is sent compressed, with the policy of all pages', async () => {
    const page = await pages.open('/docs/reference/orders', { 'accept-encoding': 'br' });
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.html).not.toMatch(/<[^>]+\s(style|on\w+)=|<style/);
  });
});
