// The overview of an account: problems, orders, and the health of its API calls and webhooks.

import { getRouteApi, Link } from '@tanstack/react-router';
import { accountsTexts } from '../../../../shared/texts/generated/console/accounts.ts';
import { namesTexts } from '../../../../shared/texts/generated/names.ts';
import { operations } from '../../api/client.ts';
import { useCall } from '../../api/use-call.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Code } from '../../ui/copy.tsx';
import { Fact, FactGroup, Facts } from '../../ui/facts.tsx';
import { formatDate, formatNumber } from '../../ui/format.ts';
import { Grid } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StatusCode } from '../../ui/status-code.tsx';
import tableCss from '../../ui/table.module.css';
import { Text } from '../../ui/text.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { LIVE } from '../live.tsx';
import { AccountFrame } from './account-frame.tsx';
import accountsCss from './accounts.module.css';
import { EndpointTable } from './endpoint-table.tsx';
import { type AccountActivity, useAccount, useEndpoints } from './queries.ts';
import { AccountOrders } from './recent-orders.tsx';

const route = getRouteApi('/frame/accounts/$id');

const LAST_ORDERS = 6;
const LAST_CALLS = 8;

export function AccountPage() {
  const { id } = route.useParams();
  const { data } = useAccount(id);
  return (
    <AccountFrame id={id} tab="overview" meta={data && <Sentence activity={data} />}>
      {data && (
        <Grid collapse="tablet" className={accountsCss.accountBody}>
          <Grid className={accountsCss.accountHistory}>
            <RecentOrders id={id} />
            <Webhooks id={id} />
            <FailedCalls id={id} />
          </Grid>
          <aside>
            <AccountFacts activity={data} />
          </aside>
        </Grid>
      )}
    </AccountFrame>
  );
}

function Sentence({ activity: { account, has, traffic } }: { activity: AccountActivity }) {
  const texts = useTexts(accountsTexts);
  const endpoints = useEndpoints(account.id);
  const failing = endpoints.data?.filter(
    ({ environment, status, health }) =>
      environment === 'production' && status === 'ACTIVE' && health.failingSince !== null,
  ).length;
  const { sentence } = texts;
  const trouble =
    account.status === 'SUSPENDED'
      ? sentence.suspended
      : account.contractingParty === null
        ? sentence.noParty
        : !account.apiV1Production
          ? sentence.sandbox
          : failing
            ? sentence.failing({ value: failing })
            : traffic.errors > 0 && traffic.errors * 10 > traffic.calls
              ? sentence.errors({ errors: traffic.errors, calls: traffic.calls })
              : null;
  return (
    <p>
      {trouble ? (
        <strong>{trouble}</strong>
      ) : (
        sentence.well({
          orders: texts.orders({ value: has.openOrders }),
        })
      )}
    </p>
  );
}

function RecentOrders({ id }: { id: string }) {
  const { overview } = useTexts(accountsTexts);
  return (
    <section aria-label={overview.recentOrders}>
      <header>
        <h2>{overview.recentOrders}</h2>
        <Link to="/accounts/$id/orders" params={{ id }}>
          {overview.allOrders}
        </Link>
      </header>
      <div className={accountsCss.accountWide}>
        <AccountOrders id={id} limit={LAST_ORDERS} more={false} />
      </div>
    </section>
  );
}

function Webhooks({ id }: { id: string }) {
  const { overview } = useTexts(accountsTexts);
  const { data } = useEndpoints(id);
  return (
    <section aria-label={overview.endpoints}>
      <header>
        <h2>{overview.endpoints}</h2>
      </header>
      {data?.length === 0 ? (
        <Text as="p" tone="muted">
          {overview.noEndpoints}
        </Text>
      ) : (
        <div className={accountsCss.accountWide}>
          <EndpointTable endpoints={data} />
        </div>
      )}
    </section>
  );
}

function FailedCalls({ id }: { id: string }) {
  const { overview } = useTexts(accountsTexts);
  const { data } = useCall(
    [LIVE, 'request-log', 'failed', id],
    async (signal) =>
      (
        await operations.GET('/accounts/{id}/failed-calls', {
          params: { path: { id }, query: { limit: LAST_CALLS } },
          signal,
        })
      ).data,
  );
  return (
    <section aria-label={overview.failed}>
      <header>
        <h2>{overview.failed}</h2>
      </header>
      {data?.length === 0 ? (
        <Text as="p" tone="muted">
          {overview.noFailed}
        </Text>
      ) : (
        <div className={accountsCss.accountWide}>
          <table className={tableCss.table}>
            <tbody>
              {data?.map((call) => (
                <tr key={call.requestId}>
                  <td>
                    <StatusCode status={call.status} />
                  </td>
                  <Text as="td" mono className={accountsCss.callPath}>
                    {call.method} {call.path}
                  </Text>
                  <td>{call.errorCode}</td>
                  <Text as="td" tone="muted">
                    {call.credential?.name}
                  </Text>
                  <td className={tableCss.cellEnd}>
                    <RelativeTime at={call.at} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function AccountFacts({ activity: { account, agreement, traffic } }: { activity: AccountActivity }) {
  const texts = useTexts(accountsTexts);
  const language = useLanguage();
  const { overview, form } = texts;
  const { languages } = useTexts(namesTexts);
  const { contractingParty: party } = account;
  const day = (at: string) => formatDate(language, new Date(at));
  const number = (value: number) => formatNumber(language, value);
  return (
    <>
      <FactGroup title={overview.facts}>
        <Facts>
          <Fact name={overview.kind}>{texts.kinds[account.kind]}</Fact>
          <Fact name={overview.production}>
            {account.apiV1Production ? overview.enabled : overview.notEnabled}
          </Fact>
          <Fact name={overview.keyApproval}>
            {account.writeKeysNeedApproval ? overview.keyApprovalOn : overview.keyApprovalOff}
          </Fact>
          <Fact name={overview.agreement}>
            <Link to="/accounts/$id/agreement" params={{ id: account.id }}>
              {texts.version({ version: agreement.version })}
            </Link>{' '}
            <Text tone="muted">{overview.since({ day: day(agreement.since) })}</Text>
          </Fact>
          <Fact name={overview.language}>{languages[account.language]}</Fact>
          <Fact name={overview.created}>{day(account.createdAt)}</Fact>
          <Fact name={overview.id}>
            <Code text={account.id} />
          </Fact>
        </Facts>
      </FactGroup>
      <FactGroup
        title={form.party}
        aside={
          <Link to="/accounts/$id/party" params={{ id: account.id }}>
            {overview.changeParty}
          </Link>
        }
      >
        {party === null ? (
          <Notice tone="warn" title={texts.party.none} />
        ) : (
          <Facts>
            <Fact name={form.name}>{party.name}</Fact>
            <Fact name={form.address}>{party.address}</Fact>
            <Fact name={form.vatId}>{party.vatId ?? '–'}</Fact>
            <Fact name={form.debtorNumber}>{party.debtorNumber ?? '–'}</Fact>
            <Fact name={texts.form.email}>{party.email}</Fact>
          </Facts>
        )}
      </FactGroup>
      <FactGroup title={overview.traffic}>
        {traffic.calls === 0 ? (
          <Text as="p" tone="muted">
            {overview.noCalls}
          </Text>
        ) : (
          <>
            <p>
              {overview.trafficText({
                calls: number(traffic.calls),
                errors: number(traffic.errors),
                ms: (traffic.typicalMs === null ? null : number(Math.round(traffic.typicalMs))) || null,
              })}
            </p>
            {traffic.topErrors.length > 0 && (
              <Facts amounts>
                {traffic.topErrors.map(({ status, code, count }) => (
                  <Fact key={`${status} ${code}`} name={`${status} ${code}`}>
                    {number(count)}
                  </Fact>
                ))}
              </Facts>
            )}
          </>
        )}
      </FactGroup>
    </>
  );
}
