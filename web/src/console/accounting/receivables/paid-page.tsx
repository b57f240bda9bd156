// The payments that settled invoices.
import { IconFileUpload } from '@tabler/icons-react';
import { receivablesTexts } from '../../../../../shared/texts/generated/console/accounting/receivables.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Stack } from '../../../ui/layout.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Empty, SkeletonLines, TableFoot } from '../../../ui/table-states.tsx';
import { FlowFrame } from '../flow/flow-frame.tsx';
import { PaymentBox } from './payment-box.tsx';
import { usePayments } from './queries.ts';
import receivablesCss from './receivables.module.css';

/** The payments that settled invoices, newest first; each can be undone. */
export function PaidPage() {
  const texts = useTexts(receivablesTexts);
  return (
    <FlowFrame step="paid" title={texts.paid}>
      <PaymentList list={usePayments('ALLOCATED')} />
    </FlowFrame>
  );
}

function PaymentList({ list }: { list: ReturnType<typeof usePayments> }) {
  const texts = useTexts(receivablesTexts);
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
        <Empty icon={<IconFileUpload />} title={texts.noPayments}>
          {texts.noPaymentsSentence}
        </Empty>
      )}
      {payments && payments.length > 0 && (
        <TableFoot
          shown={payments.length}
          noun={texts.nounPayments({ count: payments.length })}
          keys={false}
          {...list.more}
        />
      )}
    </QueryBoundary>
  );
}
