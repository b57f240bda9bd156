// The list of accounts: kind, agreement in force, open orders, and the health of API calls and webhooks.

import { IconBuilding, IconPlus, IconTruck } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { type AccountsTexts, accountsTexts } from '../../../../shared/texts/generated/console/accounts.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { useColumnChoice } from '../../people/column-choice.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RouteButton } from '../../ui/route-button.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Marked } from '../../ui/status.tsx';
import tableCss from '../../ui/table.module.css';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Empty, TableFoot } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import twoLinesCss from '../../ui/two-lines.module.css';
import { useDebounced } from '../../ui/use-debounced.ts';
import { useConsole } from '../session.tsx';
import { AccountStatus } from './account-frame.tsx';
import accountsCss from './accounts.module.css';
import { CreateAccountDialog } from './create-dialog.tsx';
import { type ListedAccount, useAccounts } from './queries.ts';

const route = getRouteApi('/frame/accounts');

const SEARCH_DELAY_MS = 200;

export function AccountsPage() {
  const texts = useTexts(accountsTexts);
  const { may } = useConsole();
  const { q = '' } = route.useSearch();
  const navigate = useNavigate();
  const read = useAccounts(q);
  const { rows } = read;
  const [creating, setCreating] = useState(false);
  const failing = rows?.filter(({ failingEndpoints }) => failingEndpoints > 0).length ?? 0;
  const all = useMemo(() => columnsOf(texts), [texts]);
  const { columns, columnMenu } = useColumnChoice('accounts-columns', all);
  const create = may('customers') && (
    <Button kind="filled" icon={<IconPlus />} onClick={() => setCreating(true)}>
      {texts.create}
    </Button>
  );
  return (
    <>
      <PageHead
        title={texts.title}
        meta={
          rows && (
            <p>
              <strong>
                {texts.summary({ accounts: rows.length, more: read.more.onMore !== undefined })}
              </strong>{' '}
              <Text tone="muted">{failing > 0 ? texts.failing({ value: failing }) : texts.allWell}</Text>
            </p>
          )
        }
        actions={
          <>
            {columnMenu}
            {create}
            <RouteButton icon={<IconTruck />} to="/carriers">
              {texts.carriers}
            </RouteButton>
          </>
        }
      >
        <Search />
      </PageHead>
      <QueryBoundary query={read}>
        <div className={accountsCss.accountsList}>
          <DataTable
            label={texts.title}
            columns={columns}
            rows={rows}
            rowId={({ account }) => account.id}
            isEnded={({ account }) => account.status === 'SUSPENDED'}
            edge={({ failingEndpoints }) => (failingEndpoints > 0 ? 'alert' : null)}
            onOpen={({ account: { id } }) => navigate({ to: '/accounts/$id', params: { id } })}
            card={(row) => <Card row={row} />}
            empty={
              q ? (
                <Empty icon={<IconBuilding />} title={texts.noneFound.title}>
                  {texts.noneFound.text}
                </Empty>
              ) : (
                <Empty icon={<IconBuilding />} title={texts.empty.title} actions={create}>
                  {texts.empty.text}
                </Empty>
              )
            }
          />
        </div>
        {rows && rows.length > 0 && <TableFoot shown={rows.length} noun={texts.noun} {...read.more} />}
      </QueryBoundary>
      <CreateAccountDialog open={creating} onClose={() => setCreating(false)} />
    </>
  );
}

function Search() {
  const texts = useTexts(accountsTexts);
  const { q = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const [typed, setTyped] = useState(q);
  const asked = useDebounced(typed, SEARCH_DELAY_MS).trim();
  useEffect(() => {
    if (asked !== q) void navigate({ search: asked ? { q: asked } : {}, replace: true });
  }, [asked, q, navigate]);
  return <SearchInput label={texts.search} value={typed} onChange={setTyped} />;
}

function columnsOf(texts: AccountsTexts): Column<ListedAccount>[] {
  const { columns } = texts;
  return [
    {
      id: 'name',
      header: columns.name,
      cell: ({ account }) => (
        <span className={twoLinesCss.twoLines}>
          <strong>{account.name}</strong>
          <Text tone="muted">
            {texts.kinds[account.kind]}
            {account.contractingParty === null && `, ${texts.noParty}`}
          </Text>
        </span>
      ),
    },
    {
      id: 'status',
      header: columns.status,
      width: 140,
      cell: ({ account }) => <AccountStatus account={account} />,
    },
    {
      id: 'agreement',
      header: columns.agreement,
      width: 110,
      cell: ({ agreementVersion }) => texts.version({ version: agreementVersion }),
    },
    {
      id: 'open',
      header: columns.open,
      width: 130,
      cell: ({ openOrders, openRequests }) => (
        <span className={twoLinesCss.twoLines}>
          <span>{texts.orders({ value: openOrders })}</span>
          <Text tone="muted">{openRequests > 0 && texts.requests({ value: openRequests })}</Text>
        </span>
      ),
    },
    {
      id: 'calls',
      priority: 2,
      header: columns.calls,
      width: 130,
      cell: ({ calls, errors }) => (
        <span className={twoLinesCss.twoLines}>
          <Text figures>{texts.callsText({ calls, manyCalls: calls >= 2000 })}</Text>
          {errors > 0 ? (
            <Marked tone="warn">{texts.errorsText({ errors })}</Marked>
          ) : (
            <Text tone="muted">{calls > 0 && texts.errorsText({ errors: 0 })}</Text>
          )}
        </span>
      ),
    },
    {
      id: 'webhooks',
      priority: 3,
      header: columns.webhooks,
      width: 120,
      cell: ({ failingEndpoints }) =>
        failingEndpoints > 0 ? (
          <Marked tone="alert">{texts.fails({ value: failingEndpoints })}</Marked>
        ) : (
          <Text tone="muted">{texts.fine}</Text>
        ),
    },
    {
      id: 'last',
      priority: 1,
      header: columns.last,
      width: 140,
      cell: ({ lastOrderAt }) =>
        lastOrderAt ? <RelativeTime at={lastOrderAt} /> : <Text tone="muted">{texts.never}</Text>,
    },
  ];
}

function Card({ row: { account, openOrders, failingEndpoints } }: { row: ListedAccount }) {
  const texts = useTexts(accountsTexts);
  return (
    <>
      <div className={tableCss.cardLine}>
        <AccountStatus account={account} />
        {failingEndpoints > 0 && <Marked tone="alert">{texts.fails({ value: failingEndpoints })}</Marked>}
      </div>
      <div className={tableCss.cardTitle}>{account.name}</div>
      <div className={tableCss.cardLine}>
        <Text tone="muted">{texts.orders({ value: openOrders })}</Text>
      </div>
    </>
  );
}
