// The progress of an import, as the sentence and the steps at the top of its page.
import type { Step } from '../../ui/progress.tsx';
import type { ImportWords } from './en.ts';
import type { Import } from './import-types.ts';

export function createdRows({ counts }: Pick<Import, 'counts'>): number {
  return counts.CREATED + counts.REQUESTED;
}

export function remainingRows({ counts }: Pick<Import, 'counts'>): number {
  return counts.READY + counts.REQUEST;
}

export function wrongRows({ counts }: Pick<Import, 'counts'>): number {
  return counts.TO_CORRECT + counts.FAILED;
}

export function importTitle(imported: Import, words: ImportWords, secondsLeft: number | null): string {
  const { head } = words;
  const { state, rows, counts } = imported;
  const created = createdRows(imported);
  const left = remainingRows(imported);
  switch (state) {
    case 'CHECKING':
      return head.checking(rows);
    case 'RUNNING': {
      const title = head.running(created, created + left);
      return secondsLeft === null ? title : `${title}, ${words.toGo(secondsLeft)}`;
    }
    case 'PAUSED':
      return head.paused(created, created + left);
    case 'DONE':
      return created === 0 ? head.nothingNew : head.done(counts.CREATED, counts.REQUESTED);
    case 'CANCELLED':
      return head.cancelled(created);
    case 'READY':
      return readyTitle(imported, words);
  }
}

function readyTitle(imported: Import, { head }: ImportWords): string {
  const left = remainingRows(imported);
  const wrong = wrongRows(imported);
  if (left === 0 && wrong === 0) return head.nothingNew;
  return left === imported.rows ? head.allReady(left) : head.ready(left, imported.rows, wrong);
}

export function stepsOf(imported: Import, words: ImportWords): Step[] {
  const { steps } = words;
  const { columns, rows, counts, state, fileName, startedAt } = imported;
  const matched = columns.filter(({ field }) => field !== null).length;
  const created = createdRows(imported);
  const left = remainingRows(imported);
  const wrong = wrongRows(imported);
  const checked = rows - counts.UNCHECKED;
  const ready = state === 'DONE' || startedAt !== null;
  return [
    { label: steps.file, detail: fileName ?? words.pasted, state: 'done' },
    { label: steps.columns, detail: steps.matched(matched, columns.length), state: 'done' },
    {
      label: steps.check,
      detail:
        state === 'CHECKING'
          ? steps.progress(checked, rows)
          : wrong > 0
            ? steps.toCorrect(wrong)
            : steps.ready(created + left),
      state: ready ? 'done' : rows === 0 ? 0 : (checked - wrong) / rows,
      ...(wrong > 0 && state !== 'CHECKING' && { tone: 'alert' as const }),
    },
    {
      label: steps.create,
      detail:
        startedAt === null
          ? steps.plan(counts.READY, counts.REQUEST)
          : steps.progress(created, created + left),
      state: startedAt === null ? 'ahead' : state === 'DONE' ? 'done' : created / Math.max(1, created + left),
    },
  ];
}
