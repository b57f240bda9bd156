// Open items: what is not settled of invoices, by age, with sums per age group.
import { IconDownload, IconReceiptEuro } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import {
  type ReceivablesTexts,
  receivablesTexts,
} from '../../../../../shared/texts/generated/console/accounting/receivables.ts';
import { type Language, useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { formatCalendarDay, formatMoney, formatSums } from '../../../ui/format.ts';
import { Card, Row, Stack } from '../../../ui/layout.tsx';
import { Money } from '../../../ui/money.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Marked } from '../../../ui/status.tsx';
import { type Column, DataTable } from '../../../ui/table.tsx';
import { Empty, TableFoot } from '../../../ui/table-states.tsx';
import { Text } from '../../../ui/text.tsx';
import { Truncate } from '../../../ui/truncate.tsx';
import { useConsole } from '../../session.tsx';
import { FlowFrame } from '../flow/flow-frame.tsx';
import { InvoiceLink } from '../invoice/invoice-parts.tsx';
import { ItemActions } from './item-actions.tsx';
import { NotePayment } from './note-payment.tsx';
import { type AgedSum, cents, type OpenItem, useOpenItems } from './queries.ts';
import receivablesCss from './receivables.module.css';

const AGES = ['NOT_DUE', 'DAYS_30', 'DAYS_60', 'DAYS_90', 'OLDER'] as const;
type Age = (typeof AGES)[number];

export function OpenItemsPage() {
  const texts = useTexts(receivablesTexts);
  const language = useLanguage();
  const [age, setAge] = useState<Age | null>(null);
  const list = useOpenItems(age);
  const { rows } = list;
  const sums = list.firstPage?.sums ?? [];
  const columns = useMemo(() => columnsOf(texts, language), [texts, language]);
  const navigate = useNavigate();
  return (
    <FlowFrame step="open" title={texts.openItems} actions={<Export />}>
      <QueryBoundary query={list}>
        <AgeBars sums={sums} chosen={age} onChoose={setAge} />
        <DataTable
          label={texts.openItems}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          edge={({ daysOverdue }) => (daysOverdue > 90 ? 'alert' : null)}
          onOpen={({ invoiceNumber }) =>
            navigate({ to: '/accounting/invoices/$number', params: { number: invoiceNumber } })
          }
          cardOpens={false}
          card={(item) => <ItemCard item={item} />}
          empty={
            <Empty icon={<IconReceiptEuro />} title={age ? texts.nothingInView : texts.nothingOpen}>
              {texts.nothingOpenSentence}
            </Empty>
          }
        />
        {rows && rows.length > 0 && (
          <TableFoot
            shown={rows.length}
            noun={texts.nounInvoices({ count: rows.length })}
            keys={false}
            {...list.more}
          />
        )}
      </QueryBoundary>
    </FlowFrame>
  );
}

function Export() {
  const texts = useTexts(receivablesTexts);
  return (
    <ButtonLink icon={<IconDownload />} href="/api/v1/ops/accounting/open-items.csv" download>
      {texts.exportCsv}
    </ButtonLink>
  );
}

/** The sum of each age group; a click shows only its invoices. */
function AgeBars({
  sums,
  chosen,
  onChoose,
}: {
  sums: readonly AgedSum[];
  chosen: Age | null;
  onChoose: (age: Age | null) => void;
}) {
  const texts = useTexts(receivablesTexts);
  const language = useLanguage();
  const openOf = (age: Age) => sums.reduce((sum, { byAge }) => sum + Math.max(0, byAge[age]), 0);
  const total = AGES.reduce((sum, age) => sum + openOf(age), 0) || 1;
  return (
    <Card className={receivablesCss.ages} role="group" aria-label={texts.age}>
      {AGES.map((age) => {
        const count = sums.reduce((sum, { countByAge }) => sum + countByAge[age], 0);
        const ofAge = sums
          .filter(({ countByAge }) => countByAge[age] > 0)
          .map(({ currency, byAge }) => ({ currency, cents: cents(byAge[age]) }));
        const share = (openOf(age) / total) * 100;
        return (
          <button
            key={age}
            type="button"
            aria-pressed={chosen === age}
            onClick={() => onChoose(chosen === age ? null : age)}
          >
            {texts.ages[age]}
            <span className={receivablesCss.sum}>{formatSums(language, ofAge)}</span>
            <Text tone="muted">{texts.invoices({ count })}</Text>
            <svg
              className={receivablesCss.meter}
              viewBox="0 0 100 6"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width="100" height="6" rx="1" />
              <rect width={share} height="6" rx="1" />
            </svg>
          </button>
        );
      })}
    </Card>
  );
}

function RowActions({ item }: { item: OpenItem }) {
  const { may } = useConsole();
  if (!may('accounting')) return null;
  return (
    <Row gap="1" justify="end" wrap>
      {item.open > 0 && <NotePayment item={item} />}
      <ItemActions item={item} />
    </Row>
  );
}

function ItemCard({ item }: { item: OpenItem }) {
  const texts = useTexts(receivablesTexts);
  const language = useLanguage();
  return (
    <Stack className={receivablesCss.card} gap="1">
      <InvoiceLink number={item.invoiceNumber} />
      <span>{item.accountName}</span>
      <span>
        {formatMoney(language, cents(item.open), item.currency)} ·{' '}
        {texts.overdue({ days: item.daysOverdue, isNotDue: item.daysOverdue <= 0 })}
      </span>
      <RowActions item={item} />
    </Stack>
  );
}

function columnsOf(texts: ReceivablesTexts, language: Language): Column<OpenItem>[] {
  return [
    {
      id: 'number',
      header: texts.invoice,
      cell: ({ invoiceNumber }) => <InvoiceLink number={invoiceNumber} />,
    },
    {
      id: 'customer',
      header: texts.customer,
      cell: ({ accountName }) => <Truncate className={receivablesCss.customer}>{accountName}</Truncate>,
    },
    { id: 'due', header: texts.dueOn, cell: ({ dueOn }) => formatCalendarDay(language, dueOn) },
    {
      id: 'age',
      header: texts.age,
      cell: ({ daysOverdue }) =>
        daysOverdue > 0 ? (
          <Marked tone={daysOverdue > 30 ? 'alert' : 'warn'}>
            {texts.overdue({ days: daysOverdue, isNotDue: daysOverdue <= 0 })}
          </Marked>
        ) : (
          <Text tone="muted">{texts.overdue({ days: daysOverdue, isNotDue: daysOverdue <= 0 })}</Text>
        ),
    },
    {
      id: 'level',
      priority: 2,
      header: texts.level,
      cell: ({ reminderLevel, blocked, accountBlocked }) =>
        blocked || accountBlocked ? (
          <Marked tone="warn">{texts.blocked}</Marked>
        ) : (
          texts.levelOf({ level: reminderLevel })
        ),
    },
    {
      id: 'gross',
      header: texts.gross,
      align: 'end',
      cell: ({ gross, currency }) => <Money cents={cents(gross)} currency={currency} />,
    },
    {
      id: 'open',
      header: texts.open,
      align: 'end',
      cell: ({ open, currency }) => (
        <strong>
          <Money cents={cents(open)} currency={currency} />
        </strong>
      ),
    },
    {
      id: 'actions',
      header: texts.actions,
      headerHidden: true,
      align: 'end',
      cell: (item) => <RowActions item={item} />,
    },
  ];
}
