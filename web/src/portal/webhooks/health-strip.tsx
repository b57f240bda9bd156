// The last 24 hours of an endpoint in numbers and as a small chart.
import { pagesTexts } from '../../../../shared/texts/generated/portal/webhooks/pages.ts';
import { inDative } from '../../../../shared/time/format-duration.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Bars } from '../../ui/bars.tsx';
import { formatClock, formatCountdown, formatResponseTime } from '../../ui/format.ts';
import { Card, Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { useNow } from '../../ui/use-now.ts';
import { formatWhen } from '../../webhooks/format-when.ts';
import type { Endpoint } from './endpoints.ts';
import webhooksCss from './webhooks.module.css';
import { sharePercent } from './webhooks-page.tsx';

export function HealthStrip({ health }: Pick<Endpoint, 'health'>) {
  const all = useTexts(pagesTexts);
  const texts = all.health;
  const language = useLanguage();
  const { messages, delivered, retrying, givenUp, typicalMs, slowestMs, nextAttemptAt, failingSince } =
    health;
  const next = useNow((nowMs) =>
    nextAttemptAt
      ? (formatCountdown(language, new Date(nextAttemptAt), nowMs) ?? formatWhen(language, nextAttemptAt))
      : '',
  );
  return (
    <Card as="section" className={webhooksCss.healthStrip} aria-label={texts.delivered}>
      <Row as="dl" align="stretch" wrap>
        <Figure
          name={texts.delivered}
          value={messages === 0 ? texts.none : all.of({ part: delivered, all: messages })}
          detail={messages === 0 ? '' : sharePercent(language, delivered, messages)}
        />
        <Figure
          name={texts.retrying}
          value={retrying}
          detail={nextAttemptAt ? texts.next({ when: next }) : texts.nothingWaits}
        />
        <Figure name={texts.givenUp} value={givenUp} detail={texts.after} />
        <Figure
          name={texts.typical}
          value={typicalMs === null ? texts.none : formatResponseTime(language, typicalMs)}
          detail={slowestMs === null ? '' : texts.slowest({ time: formatResponseTime(language, slowestMs) })}
        />
      </Row>
      <div className={webhooksCss.healthChart}>
        <Bars
          bars={health.hours.map(({ delivered: good, failed }) => ({ good, failed }))}
          summary={texts.chart({ delivered, failed: retrying + givenUp })}
          from={formatClock(language, new Date(health.hours[0]?.from ?? Date.now()))}
          to={
            failingSince
              ? `${texts.failedSince({ clock: inDative(formatWhen(language, failingSince)) })} · ${texts.now}`
              : texts.now
          }
        />
      </div>
    </Card>
  );
}

function Figure({ name, value, detail }: { name: string; value: string | number; detail: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Text as="strong" figures>
          {value}
        </Text>
        <Text tone="muted" figures>
          {detail}
        </Text>
      </dd>
    </div>
  );
}
