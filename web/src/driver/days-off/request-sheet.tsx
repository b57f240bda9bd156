// Asks for days off or reports sick: the kind, the days, and a remark for dispatch.

import { useState } from 'react';
import { drivingTexts } from '../../../../shared/texts/generated/names/driving.ts';
import { useAppTexts } from '../../messages/use-texts.ts';
import { join } from '../../ui/classes.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { toLocal } from '../../ui/local-time.ts';
import layoutCss from '../layout.module.css';
import type { AbsenceInput } from '../local-store/records.ts';
import { saveRequest } from '../local-store/store-absences.ts';
import { TapButton } from '../parts/button.tsx';
import { FullProblem } from '../parts/full-problem.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useKeptForm } from '../parts/use-kept-form.ts';
import { useSave } from '../parts/use-save.ts';
import partsCss from '../parts.module.css';
import { useDaysOffTexts } from './use-days-off-texts.ts';

const KINDS = ['DAY_OFF', 'HOLIDAY', 'SICKNESS'] as const;

export function RequestSheet({ today, onClose }: { today: string | null; onClose: () => void }) {
  const texts = useDaysOffTexts();
  const first = today ?? toLocal(new Date().toISOString()).slice(0, 10);
  const {
    values: form,
    change,
    drop,
  } = useKeptForm('days-off', () => ({
    kind: 'DAY_OFF' as AbsenceInput['kind'],
    firstDay: first,
    lastDay: first,
    remark: '',
  }));
  const { save, isFull, isBusy } = useSave();
  const { absenceKinds } = useAppTexts(drivingTexts);
  const [problem, setProblem] = useState<string | null>(null);
  const send = () => {
    const { kind, firstDay, lastDay } = form;
    if (lastDay < firstDay) return setProblem(texts.wrongDays);
    if (kind !== 'SICKNESS' && firstDay < first) return setProblem(texts.past);
    const remark = form.remark.trim() || null;
    void save(
      () => saveRequest({ kind, firstDay, lastDay, remark }),
      () => {
        void drop();
        onClose();
      },
    );
  };
  const day = (name: 'firstDay' | 'lastDay') => (
    <Stack as="label" gap="1-5" className={partsCss.sheetField}>
      {texts[name]}
      <input
        type="date"
        value={form[name]}
        onChange={({ target: { value } }) => {
          if (value === '') return;
          const isLater = name === 'firstDay' && value > form.lastDay;
          setProblem(null);
          change({ [name]: value, ...(isLater && { lastDay: value }) });
        }}
      />
    </Stack>
  );
  return (
    <Sheet title={texts.sheet} onClose={onClose}>
      <Row as="fieldset" gap="2" align="stretch" wrap aria-label={texts.kind}>
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className={layoutCss.choice}
            aria-pressed={form.kind === kind}
            onClick={() => {
              setProblem(null);
              change({ kind });
            }}
          >
            {absenceKinds[kind]}
          </button>
        ))}
      </Row>
      {form.kind === 'SICKNESS' && <p>{texts.sickHint}</p>}
      {day('firstDay')}
      {day('lastDay')}
      <Stack as="label" gap="1-5" className={partsCss.sheetField}>
        {texts.remark}
        <input
          maxLength={500}
          value={form.remark}
          onChange={({ target }) => change({ remark: target.value })}
        />
      </Stack>
      {problem && (
        <p className={join(layoutCss.toneAlert, layoutCss.toned)} role="alert">
          {problem}
        </p>
      )}
      {isFull && <FullProblem />}
      <div className={layoutCss.tapPair}>
        <TapButton onClick={onClose}>{texts.cancel}</TapButton>
        <TapButton kind="filled" disabled={isBusy} onClick={send}>
          {texts.send}
        </TapButton>
      </div>
    </Sheet>
  );
}
