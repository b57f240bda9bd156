// The facts of an endpoint: its settings, its events, and what changed since its last successful delivery.
import { type PagesTexts, pagesTexts } from '../../../../shared/texts/generated/portal/webhooks/pages.ts';
import { type Language, useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Code } from '../../ui/copy.tsx';
import { Fact, FactGroup, Facts } from '../../ui/facts.tsx';
import { formatClock, formatDay, formatDayInSentence } from '../../ui/format.ts';
import { Text } from '../../ui/text.tsx';
import { eventsOf, subscribedOf } from '../../webhooks/event-picker.tsx';
import { formatWhen } from '../../webhooks/format-when.ts';
import { usePortal } from '../session.tsx';
import { type Endpoint, stateOf } from './endpoints.ts';

export function EndpointFacts({ endpoint, onChange }: { endpoint: Endpoint; onChange: () => void }) {
  const { page: texts, ...all } = useTexts(pagesTexts);
  const language = useLanguage();
  const { may } = usePortal();
  const day = (at: string) => formatDay(language, new Date(at), Date.now());
  const events = subscribedOf(endpoint);
  return (
    <>
      <FactGroup title={texts.endpoint}>
        <Facts>
          <Fact name={texts.state}>{endpoint.status === 'ACTIVE' ? texts.active : texts.paused}</Fact>
          <Fact name={texts.format}>
            {endpoint.format === 'legacy' ? texts.legacy : texts.v1({ version: endpoint.format })}
          </Fact>
          <Fact name={texts.created}>{day(endpoint.createdAt)}</Fact>
          <Fact name={texts.secretLabel}>
            {formatShownAt(texts, language, new Date(endpoint.secretCreatedAt))}
          </Fact>
          {endpoint.oldSecretUntil && (
            <Fact name={texts.oldSecret}>
              {texts.oldSigns({ when: formatWhen(language, endpoint.oldSecretUntil) })}
            </Fact>
          )}
          <Fact name={texts.id}>
            <Code text={endpoint.id} short={`${endpoint.id.slice(0, 8)}…${endpoint.id.slice(-4)}`} />
          </Fact>
        </Facts>
      </FactGroup>
      <FactGroup
        title={texts.events}
        aside={
          <Text tone="muted">
            {all.eventCount({ count: events.length, all: eventsOf(endpoint.format).length })}
          </Text>
        }
      >
        <Facts>
          {[...grouped(events)].map(([group, names]) => (
            <Fact key={group} name={group.charAt(0).toUpperCase() + group.slice(1)}>
              {names.join(', ')}
            </Fact>
          ))}
        </Facts>
        {may('developers') && (
          <Button kind="text" small onClick={onChange}>
            {texts.changeEvents}
          </Button>
        )}
      </FactGroup>
      {['failing', 'troubled'].includes(stateOf(endpoint)) && (
        <FactGroup title={texts.whatChanged}>
          <p>{whatChanged(texts, (at) => formatWhen(language, at), endpoint)}</p>
        </FactGroup>
      )}
    </>
  );
}

function formatShownAt(texts: PagesTexts['page'], language: Language, at: Date): string {
  return texts.secretShown({
    day: formatDayInSentence(language, at, Date.now()),
    clock: formatClock(language, at),
  });
}

function grouped(events: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const event of events) {
    const [group = '', ...rest] = event.split('.');
    groups.set(group, [...(groups.get(group) ?? []), rest.join('.')]);
  }
  return groups;
}

/**
 * The most likely reason first: a new secret, a new address, then causes that only the customer can check.
 */
function whatChanged(
  texts: PagesTexts['page'],
  when: (at: string) => string,
  { health, secretCreatedAt, updatedAt }: Endpoint,
): string {
  const { lastSuccessAt, lastFailure } = health;
  if (!lastSuccessAt) return texts.neverSuccess;
  const last = texts.lastSuccess({ when: when(lastSuccessAt) });
  if (secretCreatedAt > lastSuccessAt) return `${last} ${texts.secretSince}`;
  if (updatedAt > lastSuccessAt) return `${last} ${texts.endpointSince}`;
  const signature = lastFailure?.status === 401 || lastFailure?.status === 403;
  return `${last} ${signature ? texts.nothingSince401 : texts.nothingSince}`;
}
