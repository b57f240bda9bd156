import { CONFIRM_ERRORS } from './confirm-call.ts';
import type { Route } from './route.ts';

// biome-ignore lint/suspicious/noExplicitAny: reads only what all routes have.
type AnyRoute = Route<any, any, any>;

export function errorCodesOf(
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  commonErrors: (access: any, hasBody: boolean) => readonly string[],
  route: AnyRoute,
): string[] {
  const common = commonErrors(route.access, route.body !== undefined);
  // A path id that cannot exist, see `readInput`.
  const impossibleId = route.params ? [route.notFound ?? 'NOT_FOUND'] : [];
  const confirmation = route.confirm ? CONFIRM_ERRORS : [];
  return [...new Set([...common, ...route.errors, ...confirmation, ...impossibleId])];
}
