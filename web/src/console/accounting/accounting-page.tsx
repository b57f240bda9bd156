// Accounting: what is to check, what is to invoice, and beside the flow the invoices of a month.
import { getRouteApi } from '@tanstack/react-router';
import { accountingTexts } from '../../../../shared/texts/generated/console/accounting.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { ExtrasToCheck } from '../extras/extras-to-check.tsx';
import accountingCss from './accounting.module.css';
import { FlowFrame } from './flow/flow-frame.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { MonthChoice } from './month-choice.tsx';
import { useAccounting } from './queries.ts';
import { StageList } from './stage-list.tsx';

const route = getRouteApi('/frame/accounting');

export function AccountingPage() {
  const { view = 'delivered', month } = route.useSearch();
  if (view === 'delivered')
    return (
      <FlowFrame step="check">
        <ExtrasToCheck />
        <StageList key={view} stage={view} />
      </FlowFrame>
    );
  if (view === 'completed')
    return (
      <FlowFrame step="invoice">
        <StageList key={view} stage={view} />
      </FlowFrame>
    );
  return <InvoicesOfMonth view={view} month={month} />;
}

const LISTS = ['invoiced', 'corrected'] as const;

function InvoicesOfMonth({ view, month }: { view: (typeof LISTS)[number]; month: string | undefined }) {
  const texts = useTexts(accountingTexts);
  const navigate = route.useNavigate();
  const { data: sums } = useAccounting(month);
  return (
    <FlowFrame
      step={null}
      title={texts.invoices}
      actions={
        <MonthChoice
          month={sums?.month}
          onChoose={(chosen) => navigate({ search: { view, month: chosen } })}
        />
      }
    >
      <div className={accountingCss.stageHead}>
        <Segmented
          label={texts.invoices}
          value={view}
          choices={LISTS.map((one) => ({
            value: one,
            label: `${texts.lists[one]} ${sums?.[one].count ?? ''}`,
          }))}
          onChange={(one) => navigate({ search: { view: one, ...(month && { month }) } })}
        />
      </div>
      <InvoiceList key={view} month={month} corrections={view === 'corrected'} />
    </FlowFrame>
  );
}
