// Fields that the service did not accept. A problem is open until the driver changes the field.
import { findText } from '../../../../shared/text/find-text.ts';
import type { FieldProblem, ProtocolDraft } from './draft.ts';
import type { PageName } from './page-names.ts';
import type { ProtocolTexts } from './texts.ts';

const PAGE_OF_FIELD: Record<string, PageName> = {
  odometerKm: 'readings',
  fuelLevelPercent: 'readings',
  checklist: 'readings',
  damages: 'damages',
  remarks: 'remarks',
  photos: 'photos',
  photosAbsence: 'photos',
  checklistAbsence: 'readings',
  photoId: 'photos',
  file: 'photos',
};

/** "damages" of "damages[2].description". */
function rootOf(field: string): string {
  return /^\w*/.exec(field)![0];
}

export function pageOfField(field: string): PageName {
  return PAGE_OF_FIELD[rootOf(field)] ?? 'signatures';
}

/** The value of a field as text, to notice that the driver changed it; null for a field that nobody enters. */
function fieldValue(draft: ProtocolDraft, field: string): string | null {
  const root = rootOf(field);
  if (root === 'odometerKm') return JSON.stringify([draft.odometerKm, draft.odometerConfirmed]);
  if (PAGE_OF_FIELD[root] === 'photos')
    return JSON.stringify([draft.photos.map(({ id }) => id), draft.photosAbsence ?? '']);
  if (root.startsWith('checklist')) return JSON.stringify([draft.checklist, draft.checklistAbsence ?? '']);
  const index = /^damages\[(\d+)\]/.exec(field)?.[1];
  if (index !== undefined) return JSON.stringify(draft.damages[Number(index)] ?? null);
  return root in draft ? JSON.stringify(draft[root as keyof ProtocolDraft]) : null;
}

export function toFieldProblems(
  draft: ProtocolDraft,
  fields: readonly { field: string; code?: string }[],
): FieldProblem[] {
  return fields.map(({ field, code = '' }) => ({ field, code, value: fieldValue(draft, field) }));
}

/** Problems that the driver must still correct; a field that nobody enters does not prevent another try. */
export function openProblems(draft: ProtocolDraft): FieldProblem[] {
  return (draft.problems ?? []).filter(
    ({ field, value }) => value !== null && fieldValue(draft, field) === value,
  );
}

export function isProblemAt({ field }: FieldProblem, root: string): boolean {
  return rootOf(field) === root;
}

export function describeProblem({ field, code }: FieldProblem, { problems }: ProtocolTexts): string {
  const root = rootOf(field);
  const label = findText(problems.labels, root);
  const text =
    root === 'odometerKm' && code === 'too_small'
      ? problems.lowerOdometer
      : (findText(problems.codes, code) ?? problems.other);
  return label ? `${label}: ${text}` : text;
}
