// Payments: upload a bank statement, take what is certain, and decide what is not beside its candidates.
import { IconChecks, IconFileUpload, IconUpload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { receivablesTexts } from '../../../../../shared/texts/generated/console/accounting/receivables.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toast } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isTyping } from '../../../ui/is-typing.ts';
import { Kbd } from '../../../ui/kbd.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Empty, SkeletonLines, TableFoot } from '../../../ui/table-states.tsx';
import { useConsole } from '../../session.tsx';
import { FlowFrame } from '../flow/flow-frame.tsx';
import { PaymentBox } from './payment-box.tsx';
import { type PaymentState, useAllocateCertainMatches, usePayments, useUpload } from './queries.ts';
import receivablesCss from './receivables.module.css';

const STATES: readonly PaymentState[] = ['OPEN', 'ALLOCATED', 'SET_ASIDE'];

export function PaymentsPage() {
  const words = useTexts(receivablesTexts);
  const [state, setState] = useState<PaymentState>('OPEN');
  const list = usePayments(state);
  const payments = list.rows;
  const counts = list.firstPage?.counts;
  const upload = useUpload(({ added, entries }) => toast(words.uploaded({ added, entries })));
  const taking = useAllocateCertainMatches((taken) => toast(words.taken({ count: taken })));
  const error = upload.error ?? taking.error;
  const countOf = (one: PaymentState) => (counts ? ` ${counts[one]}` : '');
  return (
    <FlowFrame
      step="payments"
      title={words.payments}
      actions={
        <Actions
          hasCertain={payments?.some(({ match }) => match?.certain) ?? false}
          upload={upload}
          taking={taking}
        />
      }
    >
      <div className={receivablesCss.choice}>
        <Segmented
          label={words.view}
          value={state}
          choices={STATES.map((one) => ({ value: one, label: `${words.views[one]}${countOf(one)}` }))}
          onChange={setState}
        />
      </div>
      <ErrorState error={error} />
      <PaymentList list={list} />
    </FlowFrame>
  );
}

/** The payments that settled invoices, newest first; each can be undone. */
export function PaidPage() {
  const words = useTexts(receivablesTexts);
  return (
    <FlowFrame step="paid" title={words.paid}>
      <PaymentList list={usePayments('ALLOCATED')} />
    </FlowFrame>
  );
}

function PaymentList({ list }: { list: ReturnType<typeof usePayments> }) {
  const words = useTexts(receivablesTexts);
  const payments = list.rows;
  return (
    <QueryBoundary query={list}>
      <Stack className={receivablesCss.body} gap="3">
        {payments?.map((payment) => (
          <PaymentBox key={payment.id} payment={payment} />
        ))}
        {!payments && <SkeletonLines lines={6} />}
      </Stack>
      {payments?.length === 0 && (
        <Empty icon={<IconFileUpload />} title={words.noPayments}>
          {words.noPaymentsSentence}
        </Empty>
      )}
      {payments && payments.length > 0 && (
        <TableFoot
          shown={payments.length}
          noun={words.nounPayments({ count: payments.length })}
          keys={false}
          {...list.more}
        />
      )}
    </QueryBoundary>
  );
}

/** The key C takes every certain payment. */
const CERTAIN_KEY = 'c';

function Actions({
  hasCertain,
  upload,
  taking,
}: {
  hasCertain: boolean;
  upload: ReturnType<typeof useUpload>;
  taking: ReturnType<typeof useAllocateCertainMatches>;
}) {
  const words = useTexts(receivablesTexts);
  const { may } = useConsole();
  const chooser = useRef<HTMLInputElement>(null);
  const canTake = may('accounting') && hasCertain && !taking.isPending;
  const take = () => taking.mutate(undefined);
  useCertainKey(canTake, take);
  if (!may('accounting')) return null;
  return (
    <>
      <Button icon={<IconChecks />} busy={taking.isPending} disabled={!hasCertain} onClick={take}>
        {words.allocateCertainMatches} <Kbd>C</Kbd>
      </Button>
      <Button
        kind="filled"
        icon={<IconUpload />}
        busy={upload.isPending}
        onClick={() => chooser.current?.click()}
      >
        {words.upload}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={words.uploadFile}
        accept=".xml,.sta,.mt940,.940,.txt,text/xml,application/xml"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) upload.mutate(file);
        }}
      />
    </>
  );
}

function useCertainKey(active: boolean, take: () => void): void {
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== CERTAIN_KEY || isTyping(event)) return;
      event.preventDefault();
      take();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
