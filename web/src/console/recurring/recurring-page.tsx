import { IconRepeat } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type RecurringTexts, recurringTexts } from '../../../../shared/texts/generated/console/recurring.ts';
import { type Language, useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Route } from '../../ui/route.tsx';
import { RouteButton } from '../../ui/route-button.tsx';
import { Status, type Tone } from '../../ui/status.tsx';
import tableCss from '../../ui/table.module.css';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Empty, TableFoot } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { formatPlanDay } from '../drivers/format-plan-day.ts';
import { formatRule } from './format-rule.ts';
import { type Recurring, useRecurringOrders } from './recurring-queries.ts';

export const STATE_TONES: Record<Recurring['state'], Tone> = {
  ACTIVE: 'good',
  PAUSED: 'warn',
  ENDED: 'muted',
};

const nextOf = (language: Language, { nextDays }: Recurring) => {
  const next = nextDays.find(({ skippedBy }) => skippedBy === null);
  return next ? formatPlanDay(language, next.day) : '–';
};

function columnsOf(texts: RecurringTexts, language: Language): Column<Recurring>[] {
  const { columns } = texts;
  return [
    { id: 'name', header: columns.name, cell: ({ name }) => <strong>{name}</strong> },
    { id: 'customer', priority: 2, header: columns.customer, cell: ({ customer }) => customer.name },
    {
      id: 'route',
      priority: 1,
      header: columns.route,
      cell: ({ pickupCity, deliveryCity }) => <Route from={pickupCity} to={deliveryCity} />,
    },
    { id: 'rule', header: columns.rule, cell: (recurring) => formatRule(texts, language, recurring) },
    { id: 'next', priority: 3, header: columns.next, cell: (recurring) => nextOf(language, recurring) },
    {
      id: 'state',
      header: columns.state,
      cell: ({ state }) => <Status tone={STATE_TONES[state]}>{texts.states[state]}</Status>,
    },
  ];
}

export function RecurringPage() {
  const texts = useTexts(recurringTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const query = useRecurringOrders();
  const { rows } = query;
  return (
    <>
      <PageHead
        crumbs={[{ label: texts.orders, to: '/orders' }, { label: texts.title }]}
        title={texts.title}
      />
      <QueryBoundary query={query}>
        <DataTable
          label={texts.title}
          columns={columnsOf(texts, language)}
          rows={rows}
          rowId={({ id }) => id}
          isEnded={({ state }) => state === 'ENDED'}
          onOpen={({ id }) => navigate({ to: '/orders/recurring/$id', params: { id } })}
          card={(recurring) => (
            <>
              <div className={tableCss.cardTitle}>{recurring.name}</div>
              <div className={tableCss.cardLine}>
                <span>{formatRule(texts, language, recurring)}</span>
                <Status tone={STATE_TONES[recurring.state]}>{texts.states[recurring.state]}</Status>
              </div>
              <div className={tableCss.cardLine}>
                <Text tone="muted">{recurring.customer.name}</Text>
                <Text tone="muted">{nextOf(language, recurring)}</Text>
              </div>
            </>
          )}
          empty={
            <Empty
              icon={<IconRepeat />}
              title={texts.none.title}
              actions={<RouteButton to="/orders">{texts.none.open}</RouteButton>}
            >
              {texts.none.text}
            </Empty>
          }
        />
        {rows && rows.length > 0 && (
          <TableFoot shown={rows.length} noun={texts.noun({ count: rows.length })} {...query.more} />
        )}
      </QueryBoundary>
    </>
  );
}
