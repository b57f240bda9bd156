// The calls of the last 24 hours: counts, the typical response time, bars per hour, the most frequent errors.

import { Link } from '@tanstack/react-router';
import { overviewTexts } from '../../../../shared/texts/generated/portal/overview.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Bars } from '../../ui/bars.tsx';
import { formatClock, formatNumber } from '../../ui/format.ts';
import { Row } from '../../ui/layout.tsx';
import { CodeBadge } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { usePortal } from '../session.tsx';
import type { Overview } from './attention-items.ts';
import overviewCss from './overview.module.css';

export function Traffic({ traffic }: { traffic: Overview['traffic'] }) {
  const texts = useTexts(overviewTexts);
  const { environment } = usePortal();
  return (
    <section className={overviewCss.traffic} aria-label={texts.traffic}>
      <header>
        <h2>{texts.traffic}</h2>
        <Link to="/$environment/request-log" params={{ environment }}>
          {texts.requestLog}
        </Link>
      </header>
      {traffic === null ? (
        <div className={overviewCss.trafficSpace} aria-hidden="true" />
      ) : traffic.calls === 0 ? (
        <Text as="p" tone="muted">
          {texts.noCalls}
        </Text>
      ) : (
        <Figures traffic={traffic} />
      )}
    </section>
  );
}

function Figures({ traffic }: { traffic: NonNullable<Overview['traffic']> }) {
  const texts = useTexts(overviewTexts);
  const language = useLanguage();
  const number = (value: number) => formatNumber(language, value);
  const share = formatNumber(language, Math.round((traffic.errors / traffic.calls) * 1000) / 10, 'percent');
  const summary = texts.chart({ calls: number(traffic.calls), errors: number(traffic.errors) });
  const edges = { from: formatClock(language, new Date(traffic.since)), to: texts.now };
  return (
    <>
      <Row as="dl" gap="3" align="stretch" justify="between" className={overviewCss.trafficSums}>
        <Sum value={number(traffic.calls)} name={texts.calls} />
        <Sum value={number(traffic.errors)} name={texts.errors({ share })} alert={traffic.errors > 0} />
        <Sum
          value={traffic.typicalMs === null ? '–' : `${number(Math.round(traffic.typicalMs))} ms`}
          name={texts.typical}
        />
      </Row>
      <Text as="h3" tone="muted">
        {texts.callsAnHour}
      </Text>
      <Bars
        bars={traffic.hours.map(({ calls }) => ({ good: calls, failed: 0 }))}
        summary={summary}
        {...edges}
      />
      <Text as="h3" tone="muted">
        {texts.errorsAnHour}
      </Text>
      <Bars
        bars={traffic.hours.map(({ errors }) => ({ good: 0, failed: errors }))}
        summary={summary}
        {...edges}
      />
      {traffic.topErrors.length > 0 && (
        <ul className={overviewCss.trafficErrors} aria-label={texts.topErrors}>
          {traffic.topErrors.map(({ status, code, count }) => (
            <Row as="li" gap="2-5" key={code}>
              <CodeBadge tone="alert">{status}</CodeBadge>
              <Text mono>{code}</Text>
              <Text figures>{number(count)}</Text>
            </Row>
          ))}
        </ul>
      )}
    </>
  );
}

function Sum({ value, name, alert = false }: { value: string; name: string; alert?: boolean }) {
  return (
    <div>
      <dd className={alert ? overviewCss.trafficAlert : undefined}>{value}</dd>
      <Text as="dt" tone="muted">
        {name}
      </Text>
    </div>
  );
}
