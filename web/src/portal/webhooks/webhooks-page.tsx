// The list of webhook endpoints with their health, and the form to add one.

import { IconPlus, IconWebhook } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { type PagesTexts, pagesTexts } from '../../../../shared/texts/generated/portal/webhooks/pages.ts';
import { type Language, useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatNumber } from '../../ui/format.ts';
import { Row } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Status } from '../../ui/status.tsx';
import tableCss from '../../ui/table.module.css';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Empty } from '../../ui/table-states.tsx';
import { Text, textClass } from '../../ui/text.tsx';
import { Truncate } from '../../ui/truncate.tsx';
import { EndpointSecret, type ShownSecret } from '../../webhooks/endpoint-secret.tsx';
import { eventsOf, subscribedOf } from '../../webhooks/event-picker.tsx';
import { formatWhen } from '../../webhooks/format-when.ts';
import { usePortal } from '../session.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { describeFailure, type Endpoint, nameOf, STATE_TONES, stateOf, useEndpoints } from './endpoints.ts';
import { ListenHint } from './listen-hint.tsx';
import webhooksCss from './webhooks.module.css';

export function WebhooksPage() {
  const texts = useTexts(pagesTexts);
  const language = useLanguage();
  const { environment, may } = usePortal();
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const endpoints = useEndpoints(environment);
  const { data } = endpoints;
  const columns = useMemo(() => columnsOf(texts, language), [texts, language]);
  const open = (id: string) => navigate({ to: `/${environment}/webhooks/${id}` as string });
  const add = may('developers') && (
    <Button kind="filled" icon={<IconPlus />} onClick={() => setAdding(true)}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <PageHead
        title={texts.title}
        actions={data?.length === 0 ? null : add || <Text tone="muted">{texts.onlyDevelopers}</Text>}
      />
      <QueryBoundary query={endpoints}>
        <DataTable
          label={texts.title}
          columns={columns}
          rows={data}
          rowId={({ id }) => id}
          onOpen={({ id }) => open(id)}
          isEnded={({ status }) => status === 'PAUSED'}
          card={(endpoint) => <EndpointCard endpoint={endpoint} />}
          empty={
            <Empty icon={<IconWebhook />} title={texts.emptyTitle} actions={add}>
              {texts.emptyText}
              <ListenHint />
            </Empty>
          }
        />
      </QueryBoundary>
      <Dialog open={adding} title={texts.form.addTitle} onClose={() => setAdding(false)}>
        <EndpointForm
          onDone={(made) => {
            setAdding(false);
            setSecret(made);
          }}
        />
      </Dialog>
      <EndpointSecret
        shown={secret}
        onClose={() => {
          setSecret(null);
          if (secret) open(secret.endpointId);
        }}
      />
    </>
  );
}

function columnsOf(texts: PagesTexts, language: Language): Column<Endpoint>[] {
  const { columns } = texts;
  return [
    {
      id: 'endpoint',
      header: columns.endpoint,
      cell: (endpoint) => (
        <Row as="span" inline gap="3" align="baseline" className={webhooksCss.endpointName}>
          <strong>{nameOf(endpoint)}</strong>
          <Text mono tone="muted">
            {endpoint.url}
          </Text>
        </Row>
      ),
    },
    { id: 'state', header: columns.state, cell: (endpoint) => <EndpointStatus endpoint={endpoint} /> },
    { id: 'delivered', header: columns.delivered, cell: ({ health }) => <Share health={health} /> },
    {
      id: 'last',
      priority: 2,
      header: columns.last,
      cell: (endpoint) => lastFailure(texts, language, endpoint),
    },
    {
      id: 'events',
      priority: 1,
      header: columns.events,
      align: 'end',
      cell: (endpoint) =>
        texts.eventCount({ count: subscribedOf(endpoint).length, all: eventsOf(endpoint.format).length }),
    },
  ];
}

export function EndpointStatus({ endpoint }: { endpoint: Endpoint }) {
  const texts = useTexts(pagesTexts);
  const state = stateOf(endpoint);
  return (
    <Status
      tone={STATE_TONES[state]}
      mark={state === 'paused' ? 'ended' : state === 'quiet' ? 'ring' : 'dot'}
    >
      {texts.states[state]}
    </Status>
  );
}

function Share({ health: { delivered, messages } }: Pick<Endpoint, 'health'>) {
  const texts = useTexts(pagesTexts);
  const language = useLanguage();
  if (messages === 0) return <Text tone="muted">–</Text>;
  return (
    <Text figures>
      {texts.of({ part: delivered, all: messages })}{' '}
      <Text tone="muted">{sharePercent(language, delivered, messages)}</Text>
    </Text>
  );
}

/** Does not round up to 100 % when messages are missing. */
export function sharePercent(language: Language, delivered: number, messages: number): string {
  const percent = Math.floor((delivered / messages) * 1000) / 10;
  return formatNumber(language, percent, 'percent');
}

function lastFailure(texts: PagesTexts, language: Language, { health: { lastFailure } }: Endpoint) {
  if (!lastFailure) return <Text tone="muted">{texts.noFailure}</Text>;
  return `${formatWhen(language, lastFailure.at)} ${describeFailure(texts, lastFailure)}`;
}

function EndpointCard({ endpoint }: { endpoint: Endpoint }) {
  const texts = useTexts(pagesTexts);
  const language = useLanguage();
  return (
    <>
      <span className={tableCss.cardLine}>
        <EndpointStatus endpoint={endpoint} />
        <Share health={endpoint.health} />
      </span>
      <span className={tableCss.cardTitle}>{nameOf(endpoint)}</span>
      <Truncate className={textClass({ mono: true, tone: 'muted' })}>{endpoint.url}</Truncate>
      {stateOf(endpoint) === 'failing' && <Text tone="muted">{lastFailure(texts, language, endpoint)}</Text>}
    </>
  );
}
