// A service's pages over real HTTP, with a build that needs no Vite.
import { rmSync } from 'node:fs';
import { afterAll } from 'vitest';
import { buildApp } from '../../src/app.ts';
import type { PagesOptions } from '../../src/pages/register.ts';
import type { TestService } from '../harness/service.ts';
import { fakeDist } from './fake-dist.ts';
import { stopAnswering } from './second-app.ts';

export interface Page {
  status: number;
  html: string;
  headers: Headers;
  /** The headline of the page. */
  headline: string | undefined;
}

export async function pagesOf(service: TestService, options: PagesOptions = {}) {
  const dist = fakeDist();
  const app = buildApp(service.services, { webDist: dist, ...options });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  afterAll(async () => {
    await stopAnswering(app);
    rmSync(dist, { recursive: true, force: true });
  });
  const send = async (path: string, init: RequestInit = {}): Promise<Page> => {
    const answer = await fetch(url + path, { redirect: 'manual', ...init });
    // Non-breaking spaces become plain spaces.
    const html = (await answer.text()).replaceAll('\u00a0', ' ');
    const headline = /<h1>(.*?)<\/h1>/s
      .exec(html)?.[1]
      ?.replace(/<[^>]+>/g, '')
      .trim();
    return { status: answer.status, html, headers: answer.headers, headline };
  };
  return {
    url,
    open: (path: string, headers: Record<string, string> = {}) => send(path, { headers }),
    submit: (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
      send(path, { method: 'POST', body: new URLSearchParams(form), headers }),
  };
}
