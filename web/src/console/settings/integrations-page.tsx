// The external services of Handover: their state, the effect of an outage, and how long data is stored.
import { IconRefresh } from '@tabler/icons-react';
import { type SettingsTexts, settingsTexts } from '../../../../shared/texts/generated/console/settings.ts';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { useCall } from '../../api/use-call.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Fact, FactGroup, Facts } from '../../ui/facts.tsx';
import { formatNumber } from '../../ui/format.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Status } from '../../ui/status.tsx';
import tableCss from '../../ui/table.module.css';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Text } from '../../ui/text.tsx';
import settingsCss from './settings.module.css';
import { SettingsFrame } from './settings-frame.tsx';
import { TestMail } from './test-mail.tsx';

type Integration = components['schemas']['Integration'];

const RETENTION = ['personalDataDays', 'requestLogDays'] as const;

export function IntegrationsPage() {
  const words = useTexts(settingsTexts);
  const asked = useCall(['integrations'], (signal) => operations.GET('/integrations', { signal }));
  const silent = asked.data?.data.filter(({ state }) => state === 'SILENT').length;
  const retention = asked.data?.retention;
  return (
    <>
      <PageHead
        title={words.title}
        meta={silent !== undefined && <span>{words.integrationsSentence({ silent })}</span>}
        actions={
          <Button icon={<IconRefresh />} busy={asked.isFetching} onClick={() => asked.refetch()}>
            {words.askAgain}
          </Button>
        }
      />
      <SettingsFrame>
        <QueryBoundary query={asked}>
          <Text as="p" tone="muted" className={settingsCss.settingsNote}>
            {words.setBy}
          </Text>
          <DataTable
            label={words.pages.integrations}
            columns={columnsOf(words)}
            rows={asked.data?.data}
            rowId={({ name }) => name}
            edge={({ state }) => (state === 'SILENT' ? 'alert' : null)}
            card={(one) => (
              <>
                <span className={tableCss.cardLine}>
                  <strong>{words.names[one.name]}</strong> <State integration={one} />
                </span>
                <Text tone="muted" className={tableCss.cardLine}>
                  {one.target ?? words.without[one.name]}
                </Text>
              </>
            )}
            empty={null}
          />
          <div className={settingsCss.settingsRetention}>
            <TestMail />
          </div>
          {retention && (
            <div className={settingsCss.settingsRetention}>
              <FactGroup title={words.retention}>
                <Facts>
                  {RETENTION.map((name) => (
                    <Fact key={name} name={words.retentionRows[name]}>
                      {words.days({ count: retention[name] })}
                    </Fact>
                  ))}
                </Facts>
              </FactGroup>
            </div>
          )}
        </QueryBoundary>
      </SettingsFrame>
    </>
  );
}

function State({ integration: { state, durationMs } }: { integration: Integration }) {
  const words = useTexts(settingsTexts);
  const language = useLanguage();
  if (state === 'ANSWERS') {
    return <Status tone="good">{words.answersIn({ ms: formatNumber(language, durationMs ?? 0) })}</Status>;
  }
  return <Status tone={state === 'SILENT' ? 'alert' : 'muted'}>{words.states[state]}</Status>;
}

function columnsOf(words: SettingsTexts): Column<Integration>[] {
  return [
    {
      id: 'name',
      header: words.service,
      cell: ({ name, setting }) => (
        <span>
          <strong>{words.names[name]}</strong>{' '}
          <Text mono tone="muted">
            {setting}
          </Text>
        </span>
      ),
    },
    { id: 'target', header: words.target, cell: ({ target }) => target ?? '–' },
    { id: 'state', header: words.state, cell: (one) => <State integration={one} /> },
    {
      id: 'without-it',
      header: words.withoutIt,
      cell: ({ name, state, error }) =>
        state === 'ANSWERS' ? (
          ''
        ) : (
          <Text tone="muted">{error === null ? words.without[name] : <code lang="en">{error}</code>}</Text>
        ),
    },
  ];
}
