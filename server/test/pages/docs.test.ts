// The documentation: every page exists, and the generated parts contain all that the service declares.
import { beforeAll, describe, expect, test } from 'vitest';
import { ERRORS } from '../../src/api/shared/errors/error-catalog.ts';
import { EVENTS } from '../../src/orders/model/event-catalog.ts';
import { readLibrary } from '../../src/pages/docs/library.ts';
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

  test('shows the key of the demo until it is revoked', async () => {
    const { accountId, key } = await service.customer({ environment: 'sandbox' });
    const demoAccess = { apiKey: key, clientId: '', clientSecret: '' };
    const { open } = await pagesOf(service, { demoAccess });
    expect((await open('/docs/quick-start')).html).toContain(key);
    const { data } = (await service.ops('GET', `/accounts/${accountId}/credentials`)).json;
    await service.ops('DELETE', `/credentials/${data[0].id}`);
    const { html } = await open('/docs/quick-start');
    expect(html).not.toContain(key);
    expect(html).toContain('svc_test_YOUR_KEY');
    expect((await open('/docs/quick-start.md')).html).not.toContain(key);
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

  test('is sent compressed, with the policy of all pages', async () => {
    const page = await pages.open('/docs/reference/orders', { 'accept-encoding': 'br' });
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.html).not.toMatch(/<[^>]+\s(style|on\w+)=|<style/);
  });
});
