// Equal errors fold: the newest stands for itself, the others for all that came before it.
import type { LoggedCall } from './error-help.ts';

export interface GroupedCall {
  call: LoggedCall;
  /** How many this row stands for, itself included, and since when; null for a row that is only itself. */
  folded: { count: number; since: string } | null;
  /** Equal for alike errors; null for what never folds. */
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

/** Two of a kind are shown as they are; from three on the second row stands for the rest, unless it is unfolded. */
export function groupErrors(calls: readonly LoggedCall[], unfolded: ReadonlySet<string>): GroupedCall[] {
  const groups = new Map<string, LoggedCall[]>();
  for (const call of calls) {
    const group = groupOf(call);
    if (group !== null) groups.set(group, [...(groups.get(group) ?? []), call]);
  }
  return calls.flatMap((call): GroupedCall[] => {
    const group = groupOf(call);
    const alike = group === null ? [] : groups.get(group)!;
    const place = alike.indexOf(call);
    if (group === null || alike.length < 3 || unfolded.has(group) || place === 0) {
      return [{ call, folded: null, group }];
    }
    const since = alike[alike.length - 1]!.at;
    return place === 1 ? [{ call, folded: { count: alike.length - 1, since }, group }] : [];
  });
}
