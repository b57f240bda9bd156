// The steps of a case that are possible now, with their dialogs.
import { useState } from 'react';
import { damageTexts } from '../../../../shared/texts/generated/console/damage.ts';
import { operations } from '../../api/client.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Form } from '../../ui/field.tsx';
import { choicesOf, FormActions, SelectField, TextAreaField } from '../../ui/inputs.tsx';
import { Row } from '../../ui/layout.tsx';
import { useConsole } from '../session.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { type CaseStepBody, type DamageCase, useCaseAction } from './damage-queries.ts';

type Opened = 'decide' | 'close' | 'reopen' | null;

function useStep(id: string, onDone: () => void) {
  const texts = useTexts(damageTexts);
  return useCaseAction(
    (body: CaseStepBody) => operations.POST('/damage-cases/{id}/steps', { params: { path: { id } }, body }),
    { message: texts.actions.done, onDone },
  );
}

export function CaseActions({ found }: { found: DamageCase }) {
  const texts = useTexts(damageTexts);
  const { may } = useConsole();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const stepping = useStep(found.id, close);
  if (!may('staff')) return null;
  const { version, possible } = found;
  const can = (step: (typeof possible)[number]) => possible.includes(step);
  // The first possible step is the usual one.
  const kindOf = (step: (typeof possible)[number]) => (possible[0] === step ? 'filled' : 'outline');
  return (
    <Row gap="2" wrap>
      {can('review') && (
        <Button
          kind={kindOf('review')}
          busy={stepping.isPending}
          onClick={() => stepping.mutate({ step: 'review', version })}
        >
          {texts.actions.review}
        </Button>
      )}
      {can('decide') && (
        <Button kind={kindOf('decide')} onClick={() => setOpened('decide')}>
          {texts.actions.decide}
        </Button>
      )}
      {can('close') && (
        <Button kind={kindOf('close')} onClick={() => setOpened('close')}>
          {texts.actions.close}
        </Button>
      )}
      {can('reopen') && <Button onClick={() => setOpened('reopen')}>{texts.actions.reopen}</Button>}
      {stepping.error && opened === null && <ErrorState error={stepping.error} />}
      {opened === 'decide' && <DecideDialog found={found} onClose={close} />}
      {opened === 'close' && <CloseDialog found={found} onClose={close} />}
      <ConfirmDialog
        open={opened === 'reopen'}
        title={texts.reopen.title}
        confirm={texts.reopen.confirm}
        keep={texts.reopen.keep}
        change={stepping}
        onConfirm={() => stepping.mutate({ step: 'reopen', version })}
        onClose={close}
      >
        <p>{texts.reopen.text}</p>
      </ConfirmDialog>
    </Row>
  );
}

function DecideDialog({ found, onClose }: { found: DamageCase; onClose: () => void }) {
  const texts = useTexts(damageTexts);
  const { decide } = texts;
  const [liability, setLiability] = useState(found.liability === 'OPEN' ? 'OPERATOR' : found.liability);
  const [reason, setReason] = useState(found.liabilityReason ?? '');
  const stepping = useStep(found.id, onClose);
  const { OPEN: _, ...liabilities } = texts.liabilities;
  return (
    <Dialog open title={decide.title} sentence={decide.text} onClose={onClose}>
      <Form
        label={decide.title}
        change={stepping}
        names={{ liability: decide.liability, liabilityReason: decide.reason }}
        onSubmit={() =>
          stepping.mutate({
            step: 'decide',
            liability,
            liabilityReason: reason.trim() === '' ? null : reason.trim(),
            version: found.version,
          })
        }
      >
        <SelectField
          name="liability"
          label={decide.liability}
          value={liability}
          choices={choicesOf(liabilities)}
          onChange={setLiability}
        />
        <TextAreaField
          name="liabilityReason"
          label={decide.reason}
          hint={decide.reasonHint}
          rows={3}
          maxLength={1000}
          value={reason}
          onChange={setReason}
        />
        <FormActions submit={decide.submit} />
      </Form>
    </Dialog>
  );
}
