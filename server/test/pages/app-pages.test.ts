// The HTML documents of the apps: a strict policy, nothing inline, and a clear answer without a build.
import { rmSync } from 'node:fs';
import { fastify } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { setPageHeaders } from '../../src/pages/page-headers.ts';
import { sharedService } from '../harness/shared-service.ts';
import { fakeDist } from './fake-dist.ts';
import { stopAnswering } from './second-app.ts';

const service = await sharedService();
const dist = fakeDist();
const built = buildApp(service.services, { webDist: dist });
const unbuilt = buildApp(service.services, { webDist: `${dist}/none` });
const url = await built.listen({ port: 0, host: '127.0.0.1' });
const unbuiltUrl = await unbuilt.listen({ port: 0, host: '127.0.0.1' });
afterAll(async () => {
  await Promise.all([stopAnswering(built), stopAnswering(unbuilt)]);
  rmSync(dist, { recursive: true, force: true });
});

describe('the document of an app', () => {
  test.each([
    ['/console', 'console'],
    ['/console/ui', 'console'],
    ['/console/orders/VT-204858?tab=mails', 'console'],
    ['/portal', 'portal'],
    ['/portal/sandbox/orders', 'portal'],
    ['/driver', 'driver'],
    ['/driver/', 'driver'],
  ])('%s loads the entry %s', async (path, entry) => {
    const answer = await fetch(url + path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain(`<script type="module" src="/assets/${entry}-A1.js"></script>`);
    expect(html).toContain('<link rel="stylesheet" href="/assets/shared-B1.css">');
    expect(html).toContain('<link rel="modulepreload" href="/assets/shared-B1.js">');
    const font = entry === 'driver' ? 'inter-plain-A1' : 'inter-latin-A1';
    expect(html).toContain(`href="/assets/${font}.woff2"`);
    expect(html.includes('rel="manifest"')).toBe(entry === 'driver');
  });

  test('is never cached, never framed, and sends no referrer', async () => {
    const { headers } = await fetch(`${url}/console`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('microphone=()');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('allows only our own scripts and style sheets', async () => {
    const policy = (await fetch(`${url}/console`)).headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  test('holds nothing inline', async () => {
    const html = await (await fetch(`${url}/console`)).text();
    expect(html).not.toMatch(/<style|style=|\son\w+=|<script(?![^>]*\ssrc=)/);
  });
});

test('a page may add the source of its map, and no style element is allowed', async () => {
  const app = fastify();
  app.get('/', (_request, reply) => {
    setPageHeaders(reply, { mapOrigins: ['https://tiles.example'] });
    return reply.send('');
  });
  const policy = (await app.inject('/')).headers['content-security-policy'];
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.example;");
  expect(policy).toContain("connect-src 'self' https://tiles.example;");
  expect(policy).toContain("script-src 'self';");
});

describe('without a build', () => {
  test('pages explain how to build, with the same policy', async () => {
    const answer = await fetch(`${unbuiltUrl}/portal/production/orders`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-security-policy')).toContain("style-src 'self';");
    expect(await answer.text()).toContain('npm run build');
  });

  test('the API works', async () => {
    const { key } = await service.customer();
    const answer = await fetch(`${unbuiltUrl}/api/v1/extern/me`, { headers: { 'X-API-Key': key } });
    expect(answer.status).toBe(200);
  });
});
