// Typed calls of the JSON APIs: a call returns the body; a response outside 2xx becomes an ApiError.
import createClient, { type FetchResponse, type MaybeOptionalInit, type Middleware } from 'openapi-fetch';
import { errorFrom, noAnswer } from './api-error.ts';
import { isConfirmed, needsConfirmation } from './confirm-call.ts';
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
    if (!needsConfirmation(error)) recordFailure(error);
    throw error;
  },
  onError: ({ error }) =>
    error instanceof DOMException && error.name === 'AbortError' ? undefined : noAnswer(),
};

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths that have an operation of the method. */
type PathOf<Paths, M extends Method> = {
  [Path in keyof Paths]: Paths[Path] extends Record<M, unknown> ? Path : never;
}[keyof Paths];

type BodyOf<Operation, Init> = Extract<
  FetchResponse<Operation & Record<never, never>, Init, `${string}/${string}`>,
  { data: unknown }
>['data'];

/** A call of openapi-fetch, but it returns the body, because every response without one is thrown. */
type Call<Paths, M extends Method> = <
  Path extends PathOf<Paths, M>,
  Init extends MaybeOptionalInit<Paths[Path], M & keyof Paths[Path]>,
>(
  path: Path,
  ...init: undefined extends Init ? [Init?] : [Init]
) => Promise<BodyOf<Paths[Path][M & keyof Paths[Path]], Init>>;

interface Calls<Paths> {
  GET: Call<Paths, 'get'>;
  POST: Call<Paths, 'post'>;
  PUT: Call<Paths, 'put'>;
  PATCH: Call<Paths, 'patch'>;
  DELETE: Call<Paths, 'delete'>;
}

function clientOf<Paths extends object>(baseUrl: string): Calls<Paths> {
  const client = createClient<Paths>({ baseUrl, credentials: 'same-origin' });
  client.use(throwErrors);
  const bodyOf =
    (send: (...args: never[]) => Promise<{ data?: unknown }>) =>
    async (...args: never[]) => {
      try {
        return (await send(...args)).data;
      } catch (error) {
        if (!(await isConfirmed(error))) throw error;
        return (await send(...args)).data;
      }
    };
  return {
    GET: bodyOf(client.GET),
    POST: bodyOf(client.POST),
    PUT: bodyOf(client.PUT),
    PATCH: bodyOf(client.PATCH),
    DELETE: bodyOf(client.DELETE),
  } as Calls<Paths>;
}

export const operations = clientOf<OperationsPaths>('/api/v1/ops');
export const portal = clientOf<PortalPaths>('/api/v1/portal');
