// Groups equal errors: one row shows the newest, a second row represents all earlier ones.
import type { LoggedCall } from './error-help.ts';

export interface GroupedCall {
  call: LoggedCall;
  /** How many calls this row represents, itself included, and since when; null for a single call. */
  folded: { count: number; since: string } | null;
  /** The same for equal errors; null for calls that are never grouped. */
  group: string | null;
}

function groupOf(call: LoggedCall): string | null {
  if (call.status < 400) return null;
  const { method, path, status, errorCode, refusal, credential, order, externalOrderId } = call;
  return JSON.stringify([
    method,
    path,
    status,
    errorCode,
    refusal,
    credential?.id,
    order?.id,
    externalOrderId,
  ]);
}

/**
 * Two equal errors are shown as they are; from three on the second row represents the rest, unless it is
 * expanded.
 */
export function groupErrors(calls: readonly LoggedCall[], unfolded: ReadonlySet<string>): GroupedCall[] {
  const groups = new Map<string, LoggedCall[]>();
  for (const call of calls) {
    const group = groupOf(call);
    if (group !== null) groups.set(group, [...(groups.get(group) ?? []), call]);
  }
  return calls.flatMap((call): GroupedCall[] => {
    const group = groupOf(call);
    const equalCalls = group === null ? [] : groups.get(group)!;
    const place = equalCalls.indexOf(call);
    if (group === null || equalCalls.length < 3 || unfolded.has(group) || place === 0) {
      return [{ call, folded: null, group }];
    }
    const since = equalCalls[equalCalls.length - 1]!.at;
    return place === 1 ? [{ call, folded: { count: equalCalls.length - 1, since }, group }] : [];
  });
}
