// What was decided about a payment, which can be taken back.
import { useState } from 'react';
import { assignTexts } from '../../../../../shared/texts/generated/console/accounting/assign.ts';
import { receivablesTexts } from '../../../../../shared/texts/generated/console/accounting/receivables.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toast } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Form } from '../../../ui/field.tsx';
import { formatCalendarDay, formatMoney } from '../../../ui/format.ts';
import { FormActions } from '../../../ui/inputs.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { toLocal } from '../../../ui/local-time.ts';
import { Text } from '../../../ui/text.tsx';
import { useConsole } from '../../session.tsx';
import { InvoiceLink } from '../invoice/invoice-parts.tsx';
import { cents, type Payment, useSetAside, useUndo } from '../receivables/queries.ts';
import paymentsCss from './payments.module.css';
import { useRefund, useTakeBack, useUndoRefund } from './queries.ts';

export function DecidedPayment({ payment }: { payment: Payment }) {
  const texts = useTexts(assignTexts);
  const shared = useTexts(receivablesTexts);
  const { may } = useConsole();
  const language = useLanguage();
  const money = (amount: number) => formatMoney(language, cents(amount), payment.currency);
  const undoing = useUndo(() => toast(shared.undone));
  const undoingRefund = useUndoRefund(() => toast(texts.tookBack));
  const takingBack = useTakeBack(() => toast(texts.tookBack));
  const takingUp = useSetAside(payment.id, () => toast(shared.done));
  const { credit, setAside, refunds } = payment;
  const canUndo = may('accounting');
  const error = undoing.error ?? undoingRefund.error ?? takingBack.error ?? takingUp.error;
  return (
    <Stack className={paymentsCss.body} gap="3">
      <ul className={paymentsCss.decisions}>
        {payment.allocations.map(({ id, invoiceNumber, kind, amount, by, setOffId }) => (
          <Decision
            key={id}
            undo={canUndo && kind === 'PAYMENT' ? () => undoing.mutate(id) : null}
            about={invoiceNumber}
            busy={undoing.isPending}
          >
            <InvoiceLink number={invoiceNumber} /> {money(amount)} {shared.kinds[kind]}{' '}
            <Text tone="muted">{texts.by({ name: by })}</Text>
            {setOffId && (
              <>
                {' '}
                <a href={`/api/v1/ops/accounting/set-offs/${setOffId}/document`}>{texts.letter}</a>
              </>
            )}
          </Decision>
        ))}
        {refunds.map(({ id, amount, bookedOn }) => (
          <Decision
            key={id}
            undo={canUndo ? () => undoingRefund.mutate(id) : null}
            about={money(amount)}
            busy={undoingRefund.isPending}
          >
            {texts.paidBackOn({ amount: money(amount), day: formatCalendarDay(language, bookedOn) })}
          </Decision>
        ))}
        {credit && (
          <Decision undo={null} about="" busy={false}>
            {credit.payBack
              ? texts.isToPayBack({ amount: money(payment.rest), name: credit.accountName })
              : texts.isKept({ amount: money(payment.rest), name: credit.accountName })}
          </Decision>
        )}
        {setAside !== null && (
          <Decision undo={null} about="" busy={false}>
            {setAside === 'OUTGOING' ? shared.outgoing : setAside}
          </Decision>
        )}
      </ul>
      <ErrorState error={error} />
      {canUndo && (
        <Row gap="2" wrap>
          {credit && <PaidBack payment={payment} />}
          {setAside !== null && (
            <Button busy={takingUp.isPending} onClick={() => takingUp.mutate({ reason: null })}>
              {shared.takeUp}
            </Button>
          )}
          {setAside === null && refunds.length === 0 && (
            <Button busy={takingBack.isPending} onClick={() => takingBack.mutate(payment.id)}>
              {texts.takeBack}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  );
}

function Decision({
  undo,
  about,
  busy,
  children,
}: {
  undo: (() => void) | null;
  about: string;
  busy: boolean;
  children: React.ReactNode;
}) {
  const shared = useTexts(receivablesTexts);
  return (
    <Row as="li" gap="2" justify="between">
      <span>{children}</span>
      {undo && (
        <Button small kind="text" aria-label={`${shared.undo}: ${about}`} busy={busy} onClick={undo}>
          {shared.undo}
        </Button>
      )}
    </Row>
  );
}

/** Notes that the credit was paid back, on a day. */
function PaidBack({ payment }: { payment: Payment }) {
  const texts = useTexts(assignTexts);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const [bookedOn, setBookedOn] = useState(toLocal(new Date().toISOString()).slice(0, 10));
  const refunding = useRefund(payment.id, () => {
    setOpen(false);
    toast(texts.refunded);
  });
  const amount = formatMoney(language, cents(payment.rest), payment.currency);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.notePaidBack}</Button>
      <Dialog open={open} title={texts.notePaidBack} onClose={() => setOpen(false)}>
        <Form
          label={texts.notePaidBack}
          change={refunding}
          names={{ bookedOn: texts.paidBackDay }}
          onSubmit={() => refunding.mutate(bookedOn)}
        >
          <p>{texts.paidBackText({ amount })}</p>
          <DateField
            name="bookedOn"
            label={texts.paidBackDay}
            yearlessDay="nearest"
            value={bookedOn}
            onChange={setBookedOn}
          />
          <FormActions submit={texts.noteRefund({ amount })} />
        </Form>
      </Dialog>
    </>
  );
}
