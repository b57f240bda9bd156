// Asks for days off or reports sick: the kind, the days, and a remark for dispatch.

import { useState } from 'react';
import { namesTexts } from '../../../../shared/texts/generated/names.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { toLocal } from '../../ui/local-time.ts';
import layoutCss from '../layout.module.css';
import type { AbsenceInput } from '../local-store/records.ts';
import { saveRequest } from '../local-store/store-absences.ts';
import { syncNow } from '../outbox/schedule-sync.ts';
import { TapButton } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import partsCss from '../parts.module.css';
import { trySave } from '../storage-full.ts';
import { useDaysOffTexts } from './use-days-off-texts.ts';

const KINDS = ['DAY_OFF', 'HOLIDAY', 'SICKNESS'] as const;

export function RequestSheet({ today, onClose }: { today: string | null; onClose: () => void }) {
  const texts = useDaysOffTexts();
  const first = today ?? toLocal(new Date().toISOString()).slice(0, 10);
  const [form, setForm] = useState({
    kind: 'DAY_OFF' as AbsenceInput['kind'],
    firstDay: first,
    lastDay: first,
    remark: '',
  });
  const { absenceKinds } = useTexts(namesTexts);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    const { kind, firstDay, lastDay } = form;
    if (lastDay < firstDay) return setProblem(texts.wrongDays);
    if (kind !== 'SICKNESS' && firstDay < first) return setProblem(texts.past);
    const remark = form.remark.trim() || null;
    if (await trySave(() => saveRequest({ kind, firstDay, lastDay, remark }))) void syncNow();
    onClose();
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
          setForm({ ...form, [name]: value, ...(isLater && { lastDay: value }) });
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
            onClick={() => setForm({ ...form, kind })}
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
          onChange={({ target }) => setForm({ ...form, remark: target.value })}
        />
      </Stack>
      {problem && (
        <p className={layoutCss.toneAlert} role="alert">
          {problem}
        </p>
      )}
      <div className={layoutCss.tapPair}>
        <TapButton onClick={onClose}>{texts.cancel}</TapButton>
        <TapButton kind="filled" onClick={() => void send()}>
          {texts.send}
        </TapButton>
      </div>
    </Sheet>
  );
}
