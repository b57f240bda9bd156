import type { ReactNode } from 'react';
import { findText } from '../../../../shared/text/find-text.ts';
import { type AccountsTexts, accountsTexts } from '../../../../shared/texts/generated/console/accounts.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Marked, Status } from '../../ui/status.tsx';
import tableCss from '../../ui/table.module.css';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Text } from '../../ui/text.tsx';
import { DayTimeInSentence } from '../../ui/time.tsx';
import { Truncate } from '../../ui/truncate.tsx';
import twoLinesCss from '../../ui/two-lines.module.css';
import accountsCss from './accounts.module.css';
import type { Endpoint } from './queries.ts';

export function EndpointTable({
  endpoints,
  actions,
}: {
  endpoints: readonly Endpoint[] | undefined;
  actions?: (endpoint: Endpoint) => ReactNode;
}) {
  const texts = useTexts(accountsTexts);
  return (
    <DataTable
      label={texts.tabs.endpoints}
      columns={columnsOf(texts, actions)}
      rows={endpoints}
      rowId={({ id }) => id}
      isEnded={({ status }) => status === 'PAUSED'}
      edge={({ status, health }) => (status === 'ACTIVE' && health.failingSince ? 'alert' : null)}
      card={(endpoint) => (
        <div>
          <div className={tableCss.cardLine}>
            <EndpointStatus endpoint={endpoint} />
            {actions?.(endpoint)}
          </div>
          <Truncate className={accountsCss.endpointUrl}>{endpoint.url}</Truncate>
          <Health endpoint={endpoint} />
        </div>
      )}
      empty={null}
    />
  );
}

function columnsOf(texts: AccountsTexts, actions?: (endpoint: Endpoint) => ReactNode): Column<Endpoint>[] {
  const { endpoints, credentials } = texts;
  const columns: Column<Endpoint>[] = [
    {
      id: 'state',
      header: endpoints.state,
      width: 190,
      cell: (endpoint) => <EndpointStatus endpoint={endpoint} />,
    },
    {
      id: 'url',
      header: endpoints.url,
      cell: ({ url, description }) => (
        <span className={twoLinesCss.twoLines}>
          <strong>
            <Truncate className={accountsCss.endpointUrl}>{url}</Truncate>
          </strong>
          <Text tone="muted">{description}</Text>
        </span>
      ),
    },
    {
      id: 'environment',
      header: endpoints.environment,
      cell: ({ environment, format }) => (
        <span className={twoLinesCss.twoLines}>
          <span>{credentials.environments[environment]}</span>
          <Text tone="muted">{findText(endpoints.formats, format) ?? format}</Text>
        </span>
      ),
    },
    { id: 'health', header: endpoints.health, cell: (endpoint) => <Health endpoint={endpoint} /> },
  ];
  if (!actions) return columns;
  return [
    ...columns,
    { id: 'actions', header: endpoints.actions, headerHidden: true, align: 'end', width: 64, cell: actions },
  ];
}

function EndpointStatus({ endpoint: { status, health } }: { endpoint: Endpoint }) {
  const { endpoints } = useTexts(accountsTexts);
  if (status === 'PAUSED') return <Status tone="muted">{endpoints.PAUSED}</Status>;
  if (health.failingSince === null) return <Status tone="good">{endpoints.ACTIVE}</Status>;
  return (
    <span className={twoLinesCss.twoLines}>
      <Status tone="alert">{endpoints.failing}</Status>
      <Text tone="muted">
        {endpoints.since} <DayTimeInSentence at={health.failingSince} />
      </Text>
    </span>
  );
}

function Health({ endpoint: { health } }: { endpoint: Endpoint }) {
  const { endpoints } = useTexts(accountsTexts);
  const { lastFailure, messages, delivered, failingSince } = health;
  return (
    <span className={twoLinesCss.twoLines}>
      <span>{messages === 0 ? endpoints.quiet : endpoints.delivered({ delivered, messages })}</span>
      {lastFailure &&
        (failingSince ? (
          <Marked tone="alert">
            {endpoints.lastFailure({ status: lastFailure.status, error: lastFailure.error })}
          </Marked>
        ) : (
          <Text tone="muted">
            {endpoints.lastFailure({ status: lastFailure.status, error: lastFailure.error })}
          </Text>
        ))}
    </span>
  );
}
