// The frame of all pages of an account: breadcrumb, name, status, and tabs.

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatCount } from '../../../../shared/text/plural.ts';
import { accountsTexts } from '../../../../shared/texts/generated/console/accounts.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { join } from '../../ui/classes.ts';
import layoutCss from '../../ui/layout.module.css';
import { Row } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Status } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { AccountActions } from './account-actions.tsx';
import accountsCss from './accounts.module.css';
import { type Account, type AccountActivity, useAccount } from './queries.ts';

export type Tab =
  | 'overview'
  | 'agreement'
  | 'orders'
  | 'places'
  | 'users'
  | 'credentials'
  | 'endpoints'
  | 'party';

export function AccountStatus({ account }: { account: Account }) {
  const texts = useTexts(accountsTexts);
  if (account.status === 'SUSPENDED') return <Status tone="alert">{texts.status.SUSPENDED}</Status>;
  if (!account.apiV1Production) return <Status tone="warn">{texts.onlySandbox}</Status>;
  return <Status tone="good">{texts.status.ACTIVE}</Status>;
}

export function AccountFrame({
  id,
  tab,
  title,
  aside,
  meta,
  actions,
  children,
}: {
  id: string;
  tab: Tab;
  /** Default: the account's name. */
  title?: string;
  aside?: ReactNode;
  meta?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  const texts = useTexts(accountsTexts);
  const read = useAccount(id);
  const name = read.data?.account.name ?? '…';
  const here =
    tab === 'overview'
      ? [{ label: name }]
      : [{ label: name, to: `/accounts/${id}` }, { label: texts.tabs[tab] }];
  return (
    <div className={join(layoutCss.fullPage, accountsCss.accountPage)}>
      <PageHead
        title={title ?? (tab === 'overview' ? name : `${name}: ${texts.tabs[tab]}`)}
        crumbs={[{ label: texts.title, to: '/accounts' }, ...here]}
        aside={aside ?? (read.data && <AccountStatus account={read.data.account} />)}
        actions={actions ?? (tab === 'overview' && read.data && <AccountActions activity={read.data} />)}
      >
        {meta && (
          <Text as="div" size="table">
            {meta}
          </Text>
        )}
        <AccountTabs id={id} has={read.data?.has} />
      </PageHead>
      <QueryBoundary query={read}>{children}</QueryBoundary>
    </div>
  );
}

function AccountTabs({ id, has }: { id: string; has: AccountActivity['has'] | undefined }) {
  const { tabs } = useTexts(accountsTexts);
  const language = useLanguage();
  const counts: Partial<Record<Tab, number | undefined>> = {
    orders: has?.orders,
    users: has?.users,
    credentials: has?.credentials,
    endpoints: has?.endpoints,
  };
  const all: Tab[] = [
    'overview',
    'agreement',
    'orders',
    'places',
    'users',
    'credentials',
    'endpoints',
    'party',
  ];
  return (
    <Row
      as="nav"
      rowGap="1"
      gap="5"
      align="stretch"
      size="table"
      className={accountsCss.accountTabs}
      aria-label={tabs.label}
    >
      {all.map((one) => (
        <Link
          key={one}
          to={(one === 'overview' ? '/accounts/$id' : `/accounts/$id/${one}`) as '/accounts/$id'}
          params={{ id }}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {tabs[one]}
          {counts[one] !== undefined && (
            <Text tone="muted" figures>
              {formatCount(language, counts[one])}
            </Text>
          )}
        </Link>
      ))}
    </Row>
  );
}
