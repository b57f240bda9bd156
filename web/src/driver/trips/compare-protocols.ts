// What the protocol of this phone and the accepted one have in common, and what only this one has. Pure.
import type { DraftChecklistItem, DraftDamage, ProtocolDraft } from '../protocol/draft.ts';

/** The accepted protocol as the service answers it. */
export interface AcceptedProtocol {
  odometerKm: number | null;
  fuelLevelPercent: number | null;
  checklist: Pick<DraftChecklistItem, 'item' | 'ok' | 'count'>[];
  damages: Pick<DraftDamage, 'position' | 'type' | 'description'>[];
}

export interface Comparison {
  readings: 'same' | 'differ';
  equipment: 'same' | 'differ';
  /** Damages that only this phone has. */
  onlyHere: DraftDamage[];
}

export function compareProtocols(
  mine: Pick<ProtocolDraft, 'odometerKm' | 'fuelLevelPercent' | 'checklist' | 'damages'>,
  accepted: AcceptedProtocol,
): Comparison {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const listOf = (list: AcceptedProtocol['checklist']) =>
    list.map(({ item, ok, count }) => [item, ok, count ?? null]).toSorted();
  const markOf = ({ position, type }: AcceptedProtocol['damages'][number]) =>
    JSON.stringify([type, position && [position.view, position.x, position.y]]);
  const theirs = new Set(accepted.damages.map(markOf));
  return {
    readings:
      mine.odometerKm === accepted.odometerKm && mine.fuelLevelPercent === accepted.fuelLevelPercent
        ? 'same'
        : 'differ',
    equipment: isSame(listOf(mine.checklist), listOf(accepted.checklist)) ? 'same' : 'differ',
    onlyHere: mine.damages.filter((damage) => !theirs.has(markOf(damage))),
  };
}
