// Reports a breakdown or an accident; an accident begins with what to do first.
import { IconPhone } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { problemsTexts } from '../../../../shared/texts/generated/driver/problems.ts';
import { PROBLEM_REASONS, type ProblemReason } from '../../../../shared/trips/problems.ts';
import { useAppTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import layoutCss from '../layout.module.css';
import type { Session } from '../local-store/records.ts';
import { saveProblem } from '../local-store/store-problems.ts';
import { TapButton, TapLink } from '../parts/button.tsx';
import { CallDispatchLine } from '../parts/call-dispatch.tsx';
import { FullProblem } from '../parts/full-problem.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useSave } from '../parts/use-save.ts';
import partsCss from '../parts.module.css';
import { useDriverTexts } from '../use-driver-texts.ts';

interface SheetProps {
  tripId: string;
  session: Session | undefined;
  onClose: () => void;
}

export function BreakdownSheet(props: SheetProps) {
  const { breakdown } = useDriverTexts();
  return <ProblemSheet {...props} kind="BREAKDOWN" texts={breakdown} />;
}

export function AccidentSheet(props: SheetProps) {
  const { accident } = useDriverTexts();
  return (
    <ProblemSheet {...props} kind="ACCIDENT" texts={accident}>
      <TapLink kind="filled" href="tel:112" icon={<IconPhone />}>
        {accident.emergency}
      </TapLink>
      <ol className={partsCss.firstAid} aria-label={accident.first}>
        {accident.steps.map((step, at) => (
          <li key={step}>
            <b aria-hidden="true">{at + 1}</b>
            {step}
          </li>
        ))}
      </ol>
    </ProblemSheet>
  );
}

function ProblemSheet({
  tripId,
  session,
  onClose,
  kind,
  texts,
  children,
}: SheetProps & {
  kind: 'BREAKDOWN' | 'ACCIDENT';
  texts: { title: string; text: string; what: string; words: string; report: string };
  children?: ReactNode;
}) {
  const { problemSaved } = useDriverTexts();
  const { reasons } = useAppTexts(problemsTexts);
  const [id] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState<ProblemReason | null>(null);
  const [text, setText] = useState('');
  const { save, isFull, isBusy } = useSave();
  const report = () => {
    if (!reason) return;
    const problem = { problem: kind, reason, text: text.trim(), arrivesAt: null };
    void save(
      () => saveProblem(tripId, id, problem),
      () => {
        toast(problemSaved);
        onClose();
      },
    );
  };
  return (
    <Sheet
      title={texts.title}
      text={texts.text}
      onClose={onClose}
      foot={
        <>
          {isFull && <FullProblem />}
          <TapButton kind={children ? 'soft' : 'filled'} disabled={!reason || isBusy} onClick={report}>
            {texts.report}
          </TapButton>
        </>
      }
    >
      {children}
      <CallDispatchLine session={session} />
      <Stack as="fieldset" gap="2" aria-label={texts.what}>
        <p className={partsCss.sheetLabel}>{texts.what}</p>
        <Row gap="2" align="stretch" wrap>
          {PROBLEM_REASONS[kind].map((choice) => (
            <button
              key={choice}
              type="button"
              className={layoutCss.choice}
              aria-pressed={reason === choice}
              onClick={() => setReason(choice)}
            >
              {reasons[choice]}
            </button>
          ))}
        </Row>
      </Stack>
      <Stack as="label" gap="1-5" className={partsCss.sheetField}>
        {texts.words}
        <textarea rows={2} maxLength={1000} value={text} onChange={({ target }) => setText(target.value)} />
      </Stack>
    </Sheet>
  );
}
