// Typed calls of the JSON APIs; a response outside 2xx becomes an ApiError.
import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { errorFrom, noAnswer } from './api-error.ts';
import type { paths as OperationsPaths } from './paths/operations.ts';
import type { paths as PortalPaths } from './paths/portal.ts';
import { recordFailure } from './recent-failures.ts';

const throwErrors: Middleware = {
  async onResponse({ response }) {
    if (response.ok) return;
    const body = await response
      .clone()
      .json()
      .catch(() => undefined);
    const error = errorFrom(response, body);
    recordFailure(error);
    throw error;
  },
  onError: ({ error }) =>
    error instanceof DOMException && error.name === 'AbortError' ? undefined : noAnswer(),
};

function clientOf<Paths extends object>(baseUrl: string): Client<Paths> {
  const client = createClient<Paths>({ baseUrl, credentials: 'same-origin' });
  client.use(throwErrors);
  return client;
}

export const operations = clientOf<OperationsPaths>('/api/v1/ops');
export const portal = clientOf<PortalPaths>('/api/v1/portal');
