// Accounting: delivered, completed and invoiced orders, each stage with its sum, and the invoices of a month.
import { IconDownload } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useLanguage } from '../../messages/language.ts';
import { useWords } from '../../messages/use-words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { join } from '../../ui/classes.ts';
import fieldCss from '../../ui/field.module.css';
import { formatMonth, formatSums } from '../../ui/format.ts';
import { Select } from '../../ui/inputs.tsx';
import { Card } from '../../ui/layout.tsx';
import { LiveMark } from '../../ui/live.tsx';
import { toLocal } from '../../ui/local-time.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { RouteButton } from '../../ui/route-button.tsx';
import textCss from '../../ui/text.module.css';
import { addMonths } from '../../ui/wall-time.ts';
import accountingCss from './accounting.module.css';
import { de } from './de.ts';
import { en } from './en.ts';
import { InvoiceList } from './invoice-list.tsx';
import { useAccounting } from './queries.ts';
import { AccountingParts } from './receivables/accounting-parts.tsx';
import { VIEWS, type View } from './search.ts';
import { StageList } from './stage-list.tsx';

const route = getRouteApi('/frame/accounting');

export function AccountingPage() {
  const words = useWords({ en, de });
  const language = useLanguage();
  const { view = 'completed', month } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: sums } = useAccounting(month);
  const sumOf = (view: View, kind: 'net' | 'gross') =>
    formatSums(
      language,
      sums![view].amounts.map((one) => ({ cents: Math.round(one[kind] * 100), currency: one.currency })),
    );
  const monthName = sums && formatMonth(language, sums.month);
  const titles: Record<View, string> = {
    delivered: words.delivered,
    completed: words.completed,
    invoiced: words.invoiced(monthName ?? ''),
    corrected: words.corrected(monthName ?? ''),
  };
  return (
    <>
      <PageHead
        title={words.title}
        aside={<LiveMark />}
        meta={sums && <span>{words.sentence(sums.delivered.count, sums.completed.count)}</span>}
        actions={
          <>
            <Select
              className={join(fieldCss.input, accountingCss.monthChoice)}
              aria-label={words.month}
              value={sums?.month ?? ''}
              choices={monthsTo(sums?.month).map((one) => ({
                value: one,
                label: formatMonth(language, one),
              }))}
              onChange={(chosen) => navigate({ search: { view, month: chosen } })}
            />
            <RouteButton to="/accounting/extras">{words.extras}</RouteButton>
            <ButtonLink
              icon={<IconDownload />}
              href={`/api/v1/ops/accounting/invoices.csv${sums ? `?month=${sums.month}` : ''}`}
              download
            >
              {words.export}
            </ButtonLink>
          </>
        }
      />
      <AccountingParts />
      <Card className={accountingCss.stages} role="tablist" aria-label={words.stages}>
        {VIEWS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            aria-selected={one === view}
            onClick={() => navigate({ search: { view: one, ...(month && { month }) } })}
          >
            <span className={accountingCss.stagesCount}>{sums?.[one].count ?? '–'}</span> {titles[one]}
            <span className={accountingCss.stagesSum}>{sums ? sumOf(one, 'net') : ' '}</span>
            <span className={textCss.muted}>{sums ? words.gross(sumOf(one, 'gross')) : ' '}</span>
          </button>
        ))}
      </Card>
      {view === 'invoiced' || view === 'corrected' ? (
        <InvoiceList key={view} month={month} corrections={view === 'corrected'} />
      ) : (
        <StageList key={view} stage={view} />
      )}
    </>
  );
}

const SHOWN_MONTHS = 36;

/** The newest months first; a month of the address that is older or later is among them. */
function monthsTo(shown: string | undefined): string[] {
  const today = toLocal(new Date().toISOString());
  const months = Array.from({ length: SHOWN_MONTHS }, (_, back) => addMonths(today, -back).slice(0, 7));
  return [...new Set([...(shown ? [shown] : []), ...months])].sort().reverse();
}
