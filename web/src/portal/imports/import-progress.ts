// The progress of an import, as the sentence and the steps at the top of its page.

import type { Step } from '../../ui/progress.tsx';
import type { Import } from './import-types.ts';
import type { ImportsTexts } from './texts.ts';

export function createdRows({ counts }: Pick<Import, 'counts'>): number {
  return counts.CREATED + counts.REQUESTED;
}

export function remainingRows({ counts }: Pick<Import, 'counts'>): number {
  return counts.READY + counts.REQUEST;
}

export function wrongRows({ counts }: Pick<Import, 'counts'>): number {
  return counts.TO_CORRECT + counts.FAILED;
}

export function importTitle(imported: Import, texts: ImportsTexts, secondsLeft: number | null): string {
  const { head } = texts;
  const { state, rows, counts } = imported;
  const created = createdRows(imported);
  const left = remainingRows(imported);
  switch (state) {
    case 'CHECKING':
      return head.checking({ count: rows });
    case 'RUNNING': {
      const title = head.running({ done: created, all: created + left });
      return secondsLeft === null
        ? title
        : `${title}, ${texts.toGo({ isLong: secondsLeft >= 90, minutes: Math.round(secondsLeft / 60), seconds: Math.max(1, secondsLeft) })}`;
    }
    case 'PAUSED':
      return head.paused({ done: created, all: created + left });
    case 'DONE':
      return created === 0
        ? head.nothingNew
        : head.done({ orderCount: counts.CREATED, requestCount: counts.REQUESTED });
    case 'CANCELLED':
      return head.cancelled({ count: created });
    case 'READY':
      return readyTitle(imported, texts);
  }
}

function readyTitle(imported: Import, { head }: ImportsTexts): string {
  const left = remainingRows(imported);
  const wrong = wrongRows(imported);
  if (left === 0 && wrong === 0) return head.nothingNew;
  return left === imported.rows
    ? head.allReady({ count: left })
    : head.ready({ ready: left, all: imported.rows, wrong });
}

export function stepsOf(imported: Import, texts: ImportsTexts): Step[] {
  const { steps } = texts;
  const { columns, rows, counts, state, fileName, startedAt } = imported;
  const matched = columns.filter(({ field }) => field !== null).length;
  const created = createdRows(imported);
  const left = remainingRows(imported);
  const wrong = wrongRows(imported);
  const checked = rows - counts.UNCHECKED;
  const ready = state === 'DONE' || startedAt !== null;
  return [
    { label: steps.file, detail: fileName ?? texts.pasted, state: 'done' },
    { label: steps.columns, detail: steps.matched({ matched, all: columns.length }), state: 'done' },
    {
      label: steps.check,
      detail:
        state === 'CHECKING'
          ? steps.progress({ done: checked, all: rows })
          : wrong > 0
            ? steps.toCorrect({ count: wrong })
            : steps.ready({ count: created + left }),
      state: ready ? 'done' : rows === 0 ? 0 : (checked - wrong) / rows,
      ...(wrong > 0 && state !== 'CHECKING' && { tone: 'alert' as const }),
    },
    {
      label: steps.create,
      detail:
        startedAt === null
          ? steps.plan({ orderCount: counts.READY, requestCount: counts.REQUEST })
          : steps.progress({ done: created, all: created + left }),
      state: startedAt === null ? 'ahead' : state === 'DONE' ? 'done' : created / Math.max(1, created + left),
    },
  ];
}
