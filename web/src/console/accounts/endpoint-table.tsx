// Webhook endpoints with their health.
import type { ReactNode } from 'react';
import { useWords } from '../../messages/use-words.ts';
import { Marked, Status } from '../../ui/status.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { DayTime } from '../../ui/time.tsx';
import { de } from './de.ts';
import { type AccountsWords, en } from './en.ts';
import type { Endpoint } from './queries.ts';
import '../../ui/two-lines.css';

export function EndpointTable({
  endpoints,
  actions,
}: {
  endpoints: readonly Endpoint[] | undefined;
  actions?: (endpoint: Endpoint) => ReactNode;
}) {
  const words = useWords({ en, de });
  return (
    <DataTable
      label={words.tabs.endpoints}
      columns={columnsOf(words, actions)}
      rows={endpoints}
      rowId={({ id }) => id}
      isEnded={({ status }) => status === 'PAUSED'}
      edge={({ status, health }) => (status === 'ACTIVE' && health.failingSince ? 'alert' : null)}
      card={(endpoint) => (
        <div className="table-card">
          <div className="card-line">
            <EndpointStatus endpoint={endpoint} />
            {actions?.(endpoint)}
          </div>
          <div className="endpoint-url">{endpoint.url}</div>
          <Health endpoint={endpoint} />
        </div>
      )}
      empty={null}
    />
  );
}

function columnsOf(words: AccountsWords, actions?: (endpoint: Endpoint) => ReactNode): Column<Endpoint>[] {
  const { endpoints, credentials } = words;
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
        <span className="two-lines">
          <strong className="endpoint-url" title={url}>
            {url}
          </strong>
          <span className="muted">{description}</span>
        </span>
      ),
    },
    {
      id: 'environment',
      header: endpoints.environment,
      cell: ({ environment, format }) => (
        <span className="two-lines">
          <span>{credentials.environments[environment]}</span>
          <span className="muted">{endpoints.formats[format] ?? format}</span>
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
  const { endpoints } = useWords({ en, de });
  if (status === 'PAUSED') return <Status tone="muted">{endpoints.PAUSED}</Status>;
  if (health.failingSince === null) return <Status tone="good">{endpoints.ACTIVE}</Status>;
  return (
    <span className="two-lines">
      <Status tone="alert">{endpoints.failing}</Status>
      <span className="muted">
        {endpoints.since} <DayTime at={health.failingSince} />
      </span>
    </span>
  );
}

function Health({ endpoint: { health } }: { endpoint: Endpoint }) {
  const { endpoints } = useWords({ en, de });
  const { lastFailure, messages, delivered, failingSince } = health;
  return (
    <span className="two-lines">
      <span>{messages === 0 ? endpoints.quiet : endpoints.delivered(delivered, messages)}</span>
      {lastFailure &&
        (failingSince ? (
          <Marked tone="alert">{endpoints.lastFailure(lastFailure.status, lastFailure.error)}</Marked>
        ) : (
          <span className="muted">{endpoints.lastFailure(lastFailure.status, lastFailure.error)}</span>
        ))}
    </span>
  );
}
