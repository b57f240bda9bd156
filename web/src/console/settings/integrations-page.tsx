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
  const texts = useTexts(settingsTexts);
  const asked = useCall(['integrations'], (signal) => operations.GET('/integrations', { signal }));
  const silent = asked.data?.data.filter(({ state }) => state === 'SILENT').length;
  const retention = asked.data?.retention;
  return (
    <>
      <PageHead
        title={texts.title}
        meta={silent !== undefined && <span>{texts.integrationsSentence({ silent })}</span>}
        actions={
          <Button icon={<IconRefresh />} busy={asked.isFetching} onClick={() => asked.refetch()}>
            {texts.askAgain}
          </Button>
        }
      />
      <SettingsFrame>
        <QueryBoundary query={asked}>
          <Text as="p" tone="muted" className={settingsCss.settingsNote}>
            {texts.setBy}
          </Text>
          <DataTable
            label={texts.pages.integrations}
            columns={columnsOf(texts)}
            rows={asked.data?.data}
            rowId={({ name }) => name}
            edge={({ state }) => (state === 'SILENT' ? 'alert' : null)}
            card={(one) => (
              <>
                <span className={tableCss.cardLine}>
                  <strong>{texts.names[one.name]}</strong> <State integration={one} />
                </span>
                <Text tone="muted" className={tableCss.cardLine}>
                  {one.target ?? texts.without[one.name]}
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
              <FactGroup title={texts.retention}>
                <Facts>
                  {RETENTION.map((name) => (
                    <Fact key={name} name={texts.retentionRows[name]}>
                      {texts.days({ count: retention[name] })}
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
  const texts = useTexts(settingsTexts);
  const language = useLanguage();
  if (state === 'ANSWERS') {
    return <Status tone="good">{texts.answersIn({ ms: formatNumber(language, durationMs ?? 0) })}</Status>;
  }
  return <Status tone={state === 'SILENT' ? 'alert' : 'muted'}>{texts.states[state]}</Status>;
}

function columnsOf(texts: SettingsTexts): Column<Integration>[] {
  return [
    {
      id: 'name',
      header: texts.service,
      cell: ({ name, setting }) => (
        <span>
          <strong>{texts.names[name]}</strong>{' '}
          <Text mono tone="muted">
            {setting}
          </Text>
        </span>
      ),
    },
    { id: 'target', header: texts.target, cell: ({ target }) => target ?? '–' },
    { id: 'state', header: texts.state, cell: (one) => <State integration={one} /> },
    {
      id: 'without-it',
      header: texts.withoutIt,
      cell: ({ name, state, error }) =>
        state === 'ANSWERS' ? (
          ''
        ) : (
          <Text tone="muted">{error === null ? texts.without[name] : <code lang="en">{error}</code>}</Text>
        ),
    },
  ];
}
