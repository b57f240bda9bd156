// A cell with an invalid value: it marks the wrong part and can be corrected in place.

import { useEffect, useRef, useState } from 'react';
import { findText } from '../../../../shared/text/find-text.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { join } from '../../ui/classes.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text, textClass } from '../../ui/text.tsx';
import { usePortal } from '../session.tsx';
import type { ImportField, ImportRow, Problem } from './import-types.ts';
import importsCss from './imports.module.css';
import { sentenceOf } from './problem-sentence.ts';
import type { useCorrectRow } from './queries.ts';
import { importsTexts } from './texts.ts';
import { valueTexts } from './value-texts.ts';

export type Correction = ReturnType<typeof useCorrectRow>;

export function CorrectCell({
  row,
  problem,
  adjacent,
  correction,
}: {
  row: ImportRow;
  problem: Problem;
  /** Text shown next to the invalid value: the city of a postal code. */
  adjacent?: string | undefined;
  correction: Correction;
}) {
  const texts = useTexts(importsTexts);
  const values = useTexts(valueTexts);
  const language = useLanguage();
  const { may } = usePortal();
  const field = problem.field as ImportField;
  const name = findText(texts.fields, field);
  const text = row.values[field] ?? '';
  const busy = correction.isPending && correction.variables?.row === row.row;
  const put = (value: string) => correction.mutate({ row: row.row, values: { [field]: value } });
  const isCorrectable = name !== undefined && may('orderers');
  return (
    <Stack gap="0-5" className={importsCss.correction}>
      {isCorrectable ? (
        <CorrectionBox
          label={texts.table.correct({ field: name, row: row.row })}
          text={text}
          mark={markOf(problem, text)}
          adjacent={adjacent}
          code={field === 'vehicle.vin'}
          busy={busy}
          onPut={put}
        />
      ) : (
        text && <span className={importsCss.correctionBox}>{text}</span>
      )}
      <Row as="span" wrap size="meta" className={importsCss.correctionLine}>
        <Text tone="alert" size="meta" className={importsCss.correctionProblem}>
          {sentenceOf(language, problem, texts.fields, values)}
        </Text>
        {isCorrectable && problem.suggestion !== null && (
          <Button kind="text" disabled={busy} onClick={() => put(problem.suggestion!)}>
            {texts.table.use({ text: shortCorrection(problem) })}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** For a wrong letter, only the digit that replaces it: the rest of the VIN stays. */
function shortCorrection({ reason, about, suggestion }: Problem): string {
  return reason === 'LETTER' ? String(about.digit) : suggestion!;
}

function markOf({ reason, about }: Problem, text: string): [from: number, to: number] | null {
  if (reason === 'LETTER' && /^[A-Z0-9]{17}$/i.test(text)) return [Number(about.at) - 1, Number(about.at)];
  return reason === 'DIGITS' ? [0, text.length] : null;
}

interface BoxProps {
  label: string;
  text: string;
  mark: [from: number, to: number] | null;
  adjacent: string | undefined;
  code: boolean;
  busy: boolean;
  onPut: (text: string) => void;
}

/** A button that shows the text with its mark, and becomes an input when it is pressed. */
function CorrectionBox({ label, text, mark, adjacent, code, busy, onPut }: BoxProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const editing = draft !== null;
  useEffect(() => {
    if (editing) input.current?.select();
  }, [editing]);
  const done = (next: string | null) => {
    setDraft(null);
    if (next !== null && next !== text) onPut(next);
  };
  const look = join(importsCss.correctionBox, textClass({ mono: code }));
  if (draft !== null) {
    return (
      <input
        ref={input}
        className={look}
        aria-label={label}
        value={draft}
        size={Math.max(8, draft.length)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => done(draft)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') done(draft);
          if (event.key === 'Escape') done(null);
        }}
      />
    );
  }
  return (
    <button
      type="button"
      className={look}
      aria-label={`${label}: ${[text || '–', adjacent].filter(Boolean).join(' ')}`}
      aria-busy={busy}
      onClick={() => setDraft(text)}
    >
      {mark ? (
        <span>
          {text.slice(0, mark[0])}
          <mark>{text.slice(...mark)}</mark>
          {text.slice(mark[1])}
        </span>
      ) : (
        <span>{text || '–'}</span>
      )}
      {adjacent && <> {adjacent}</>}
    </button>
  );
}
