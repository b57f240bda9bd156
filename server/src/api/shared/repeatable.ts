// Every creating POST accepts an Idempotency-Key, so that a caller who got no answer can repeat it.
import { createHash } from 'node:crypto';
import type { Route } from '../../http/route.ts';
import { answerOnce } from '../../orders/records/idempotency/call-answers.ts';
import type { Services } from '../../services.ts';
import { idempotencyHeader, makeCallKey } from './orders/idempotency-key.ts';

const ERRORS = ['INVALID_IDEMPOTENCY_KEY', 'IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_REQUEST_IN_PROGRESS'];

// biome-ignore lint/suspicious/noExplicitAny: an API has routes of several kinds of callers.
type AnyRoute = Route<any, any, Services>;

/** Routes with headers of their own store the key with the order they create. */
function isCreating({ method, responses, headers }: AnyRoute): boolean {
  return method === 'POST' && 201 in responses && headers === undefined;
}

/** `callerOf` names whose key it is. Calls without a signed-in caller are left as they are. */
export function repeatable<Caller, Access>(
  routes: readonly AnyRoute[],
  callerOf: (caller: Caller) => string,
  isSignedIn: (access: Access) => boolean = () => true,
): AnyRoute[] {
  return routes.map((route) =>
    isCreating(route) && isSignedIn(route.access) ? withKey(route, callerOf) : route,
  );
}

function withKey<Caller>(route: AnyRoute, callerOf: (caller: Caller) => string): AnyRoute {
  return {
    ...route,
    headers: idempotencyHeader,
    errors: [...route.errors, ...ERRORS],
    async handler(input) {
      const { headers, rawBody, caller, services, request } = input;
      const content =
        rawBody instanceof Buffer ? createHash('sha256').update(rawBody).digest('hex') : rawBody;
      const endpoint = `${route.method} ${request.url}`;
      const key = makeCallKey(endpoint, headers['idempotency-key'], null, content ?? null);
      if (!key) return route.handler(input);
      return answerOnce(services.core, callerOf(caller), key, async () => {
        const { status, body } = await route.handler(input);
        return { status, body: typeof body === 'string' ? body : JSON.stringify(body ?? null) };
      });
    },
  };
}
