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
  const { page: words, ...all } = useTexts(pagesTexts);
  const language = useLanguage();
  const { may } = usePortal();
  const day = (at: string) => formatDay(language, new Date(at), Date.now());
  const events = subscribedOf(endpoint);
  return (
    <>
      <FactGroup title={words.endpoint}>
        <Facts>
          <Fact name={words.state}>{endpoint.status === 'ACTIVE' ? words.active : words.paused}</Fact>
          <Fact name={words.format}>
            {endpoint.format === 'legacy' ? words.legacy : words.v1({ version: endpoint.format })}
          </Fact>
          <Fact name={words.created}>{day(endpoint.createdAt)}</Fact>
          <Fact name={words.secretLabel}>
            {formatShownAt(words, language, new Date(endpoint.secretCreatedAt))}
          </Fact>
          {endpoint.oldSecretUntil && (
            <Fact name={words.oldSecret}>
              {words.oldSigns({ when: formatWhen(language, endpoint.oldSecretUntil) })}
            </Fact>
          )}
          <Fact name={words.id}>
            <Code text={endpoint.id} short={`${endpoint.id.slice(0, 8)}…${endpoint.id.slice(-4)}`} />
          </Fact>
        </Facts>
      </FactGroup>
      <FactGroup
        title={words.events}
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
            {words.changeEvents}
          </Button>
        )}
      </FactGroup>
      {['failing', 'troubled'].includes(stateOf(endpoint)) && (
        <FactGroup title={words.whatChanged}>
          <p>{whatChanged(words, (at) => formatWhen(language, at), endpoint)}</p>
        </FactGroup>
      )}
    </>
  );
}

function formatShownAt(words: PagesTexts['page'], language: Language, at: Date): string {
  return words.secretShown({
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
  words: PagesTexts['page'],
  when: (at: string) => string,
  { health, secretCreatedAt, updatedAt }: Endpoint,
): string {
  const { lastSuccessAt, lastFailure } = health;
  if (!lastSuccessAt) return words.neverSuccess;
  const last = words.lastSuccess({ when: when(lastSuccessAt) });
  if (secretCreatedAt > lastSuccessAt) return `${last} ${words.secretSince}`;
  if (updatedAt > lastSuccessAt) return `${last} ${words.endpointSince}`;
  const signature = lastFailure?.status === 401 || lastFailure?.status === 403;
  return `${last} ${signature ? words.nothingSince401 : words.nothingSince}`;
}
