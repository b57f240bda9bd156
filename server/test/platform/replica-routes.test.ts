// Which routes a replica may answer: every list with pages, and never a change.
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { APIS } from '../../src/api/apis.ts';

const routes = APIS.flatMap(({ name, routes }) => routes.map((route) => ({ ...route, api: name })));
const nameOf = ({ api, operationId }: { api: string; operationId: string }) => `${api} ${operationId}`;

test('every list with pages may come from a replica', () => {
  const paged = routes.filter(({ query }) => 'cursor' in ((query as z.ZodObject | undefined)?.shape ?? {}));
  expect(paged.length).toBeGreaterThan(20);
  expect(paged.filter(({ fromReplica }) => !fromReplica).map(nameOf)).toEqual([]);
});

test('only reading calls come from a replica', () => {
  const marked = routes.filter(({ fromReplica }) => fromReplica);
  expect(marked.filter(({ method }) => method !== 'GET').map(nameOf)).toEqual([]);
  const streams = marked.filter(({ responses }) => responses[200]?.contentType === 'text/event-stream');
  expect(streams.map(nameOf)).toEqual([]);
});
