// The page of one damage case: what, whose, who is liable and what is next; photos, tasks, letters and history.
import { getRouteApi, Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { findText } from '../../../../shared/text/find-text.ts';
import { damageTexts } from '../../../../shared/texts/generated/console/damage.ts';
import { damageTexts as ordersDamageTexts } from '../../../../shared/texts/generated/orders/damage.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { STATE_TONES } from '../../orders/damage/describe-damage.ts';
import { join } from '../../ui/classes.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import factsCss from '../../ui/facts.module.css';
import { formatDay, isSameDay } from '../../ui/format.ts';
import { Section, Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Plate } from '../../ui/plate.tsx';
import { Status } from '../../ui/status.tsx';
import { SkeletonLines } from '../../ui/table-states.tsx';
import { Timeline, TimelineDay, TimelineItem } from '../../ui/timeline.tsx';
import { useMinute } from '../../ui/use-now.ts';
import { CaseActions } from './case-actions.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseLetters } from './case-letters.tsx';
import { CasePhotos } from './case-photos.tsx';
import { CaseTasks } from './case-tasks.tsx';
import damageCss from './damage.module.css';
import { type DamageCase, useCase } from './damage-queries.ts';
import { formatStanding, formatTitle } from './format-case.ts';

const route = getRouteApi('/frame/damage/$id');

export function CasePage() {
  const texts = useTexts(damageTexts);
  const { id } = route.useParams();
  const query = useCase(id);
  if (query.data) return <Case key={query.data.id} found={query.data} />;
  return (
    <>
      <PageHead crumbs={[{ label: texts.title, to: '/damage' }, { label: id }]} title={id} />
      <div className={damageCss.main}>
        {query.error ? (
          <ErrorState error={query.error} onRetry={() => query.refetch()} />
        ) : (
          <SkeletonLines lines={6} />
        )}
      </div>
    </>
  );
}

function Case({ found }: { found: DamageCase }) {
  const texts = useTexts(damageTexts);
  const { states } = useTexts(ordersDamageTexts);
  const language = useLanguage();
  const format = { texts, language };
  const { order } = found;
  return (
    <>
      <PageHead
        crumbs={[{ label: texts.title, to: '/damage' }, { label: found.number }]}
        title={formatTitle(format, found)}
        meta={
          <>
            <Status tone={STATE_TONES[found.state]}>{states[found.state]}</Status>
            <strong>{found.number}</strong>
            <Link to="/orders/$id" params={{ id: order.number }}>
              {order.number}
            </Link>
            {order.licensePlate && <Plate>{order.licensePlate}</Plate>}
          </>
        }
        actions={<CaseActions found={found} />}
      >
        <p className={damageCss.sentence}>{formatStanding(format, found)}</p>
      </PageHead>
      <div className={join(factsCss.factsColumns, damageCss.columns)}>
        <Stack gap="8" className={damageCss.main}>
          <CasePhotos found={found} />
          <CaseTasks found={found} />
          <CaseLetters found={found} />
          <History found={found} />
        </Stack>
        <aside aria-label={texts.facts.title}>
          <CaseFacts found={found} />
        </aside>
      </div>
    </>
  );
}

function History({ found }: { found: DamageCase }) {
  const { history } = useTexts(damageTexts);
  const language = useLanguage();
  const nowMs = useMinute();
  return (
    <Section title={history.title}>
      <Timeline label={history.title}>
        {found.history.map(({ id, at, action, by }, index) => (
          <Fragment key={id}>
            {!isSameDay(new Date(at), new Date(found.history[index - 1]?.at ?? 0)) && (
              <TimelineDay>{formatDay(language, new Date(at), nowMs)}</TimelineDay>
            )}
            <TimelineItem
              at={at}
              title={findText(history.actions, action) ?? action}
              aside={by ?? history.service}
            />
          </Fragment>
        ))}
      </Timeline>
    </Section>
  );
}
