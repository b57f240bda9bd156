// Payments: the list at the left, and beside it what one of them settles. Choosing a row opens it; everything works by keys.
import { IconArrowLeft, IconChecks, IconFileUpload } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { assignTexts } from '../../../../../shared/texts/generated/console/accounting/assign.ts';
import { receivablesTexts } from '../../../../../shared/texts/generated/console/accounting/receivables.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toast } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isTyping } from '../../../ui/is-typing.ts';
import { Kbd } from '../../../ui/kbd.tsx';
import { Row } from '../../../ui/layout.tsx';
import { usePhone } from '../../../ui/phone.ts';
import { Empty } from '../../../ui/table-states.tsx';
import { useConsole } from '../../session.tsx';
import { FlowFrame } from '../flow/flow-frame.tsx';
import { useAllocateCertainMatches, usePayments } from '../receivables/queries.ts';
import { PaymentDetail } from './payment-detail.tsx';
import { PaymentGroup } from './payment-group.tsx';
import paymentsCss from './payments.module.css';
import { useTakeBack } from './queries.ts';
import { ReadBankFile } from './read-bank-file.tsx';

/** How long an assignment can be taken back from here. */
const UNDO_MS = 10_000;

export function PaymentsPage() {
  const texts = useTexts(receivablesTexts);
  const { payment: chosen } = useSearch({ from: '/frame/accounting/payments' });
  const navigate = useNavigate();
  const phone = usePhone();
  const open = usePayments('OPEN');
  const choose = useCallback(
    (payment: string | undefined) =>
      void navigate({ to: '/accounting/payments', search: payment ? { payment } : {}, replace: true }),
    [navigate],
  );
  const first = open.rows?.[0]?.id;
  const shown = chosen ?? (phone ? undefined : first);
  const [assigned, setAssigned] = useState<{ id: string; text: string } | null>(null);
  const openNext = (id: string, text: string) => {
    setAssigned({ id, text });
    const rows = open.rows ?? [];
    const at = rows.findIndex((one) => one.id === id);
    choose((rows[at + 1] ?? rows[at - 1])?.id);
  };
  return (
    <FlowFrame step="payments" title={texts.payments} actions={<Actions payments={open.rows ?? []} />}>
      {assigned && <UndoLine key={assigned.id} {...assigned} onEnd={() => setAssigned(null)} />}
      <div className={paymentsCss.panes} data-detail={(phone && shown !== undefined) || undefined}>
        <nav className={paymentsCss.list} aria-label={texts.payments}>
          <PaymentGroup state="OPEN" chosen={shown} onChoose={choose} />
          <PaymentGroup state="CREDIT" chosen={shown} onChoose={choose} />
          <PaymentGroup state="ALLOCATED" chosen={shown} onChoose={choose} />
          <PaymentGroup state="SET_ASIDE" chosen={shown} onChoose={choose} />
        </nav>
        {shown === undefined ? (
          <div className={paymentsCss.detail}>
            <Empty icon={<IconFileUpload />} title={texts.noPayments}>
              {texts.noPaymentsSentence}
            </Empty>
          </div>
        ) : (
          <section className={paymentsCss.detail}>
            {phone && <BackToList onBack={() => choose(undefined)} />}
            <PaymentDetail key={shown} id={shown} onAssigned={(text) => openNext(shown, text)} />
          </section>
        )}
      </div>
    </FlowFrame>
  );
}

function BackToList({ onBack }: { onBack: () => void }) {
  const texts = useTexts(assignTexts);
  return (
    <Row className={paymentsCss.back}>
      <Button kind="text" icon={<IconArrowLeft size={16} />} onClick={onBack}>
        {texts.back}
      </Button>
    </Row>
  );
}

/** What was assigned last, for some seconds with the way back. */
function UndoLine({ id, text, onEnd }: { id: string; text: string; onEnd: () => void }) {
  const texts = useTexts(assignTexts);
  const takingBack = useTakeBack(() => {
    toast(texts.tookBack);
    onEnd();
  });
  useEffect(() => {
    const timer = setTimeout(onEnd, UNDO_MS);
    return () => clearTimeout(timer);
  });
  return (
    <Row className={paymentsCss.undo} gap="3" role="status">
      <span>{text}</span>
      <Button small kind="text" busy={takingBack.isPending} onClick={() => takingBack.mutate(id)}>
        {texts.undo}
      </Button>
      <ErrorState error={takingBack.error} />
    </Row>
  );
}

/** The key T takes every certain payment. */
const CERTAIN_KEY = 't';

function Actions({ payments }: { payments: readonly { match: { certain: boolean } | null }[] }) {
  const texts = useTexts(receivablesTexts);
  const { may } = useConsole();
  const taking = useAllocateCertainMatches((taken) => toast(texts.taken({ count: taken })));
  const hasCertain = payments.some(({ match }) => match?.certain);
  const canTake = may('accounting') && hasCertain && !taking.isPending;
  const take = () => taking.mutate(undefined);
  useEffect(() => {
    if (!canTake) return;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== CERTAIN_KEY || isTyping(event)) return;
      event.preventDefault();
      take();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  if (!may('accounting')) return null;
  return (
    <>
      <Button icon={<IconChecks />} busy={taking.isPending} disabled={!hasCertain} onClick={take}>
        {texts.allocateCertainMatches} <Kbd>T</Kbd>
      </Button>
      <ReadBankFile />
      <ErrorState error={taking.error} />
    </>
  );
}
