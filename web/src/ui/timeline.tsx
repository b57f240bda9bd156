// A timeline: time, dot, change, channel and author; then the current step, and the upcoming ones.
import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNamed, join } from './classes.ts';
import statusCss from './status.module.css';
import type { Tone } from './status.tsx';
import { Text } from './text.tsx';
import { ClockTime } from './time.tsx';
import timelineCss from './timeline.module.css';

/** Oldest first; on a phone, portal and console pass the items newest first. */
export function Timeline({ label, children }: { label: string; children: ReactNode }) {
  return <ol aria-label={label}>{children}</ol>;
}

export function TimelineDay({ children }: { children: ReactNode }) {
  return <li className={timelineCss.timelineDay}>{children}</li>;
}

export function TimelineItem({
  at,
  when,
  icon,
  title,
  tone = 'place',
  state = 'past',
  aside,
  children,
}: {
  /** Omitted for an upcoming step without a known time. */
  at?: string;
  /** Replaces the time of day where the days are not headings. */
  when?: ReactNode;
  /** Replaces the dot: an icon for the kind of change. */
  icon?: ReactNode;
  title: ReactNode;
  tone?: Tone;
  /** `now` has a ring, `next` is a placeholder with its expected time. */
  state?: 'past' | 'now' | 'next';
  /** Channel and person, or the expected time. */
  aside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li
      className={join(
        timelineCss.timelineItem,
        classNamed(timelineCss, `timeline-${state}`),
        classNamed(statusCss, `tone-${tone}`),
      )}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <span className={timelineCss.timelineTime}>{when ?? (at && <ClockTime at={at} />)}</span>
      <span className={icon ? timelineCss.timelineIcon : timelineCss.timelineDot} aria-hidden="true">
        {icon}
      </span>
      <div className={timelineCss.timelineWhat}>
        <div className={timelineCss.timelineLine}>
          <span className={timelineCss.timelineTitle}>{title}</span>
          <span className={timelineCss.timelineAside}>{aside}</span>
        </div>
        {children}
      </div>
    </li>
  );
}

/** The events of a change: one line when all are delivered; events with problems are expanded. */
export function TimelineEvents({
  names,
  summary,
  trouble = false,
  children,
}: {
  names: readonly string[];
  summary: string;
  trouble?: boolean;
  children?: ReactNode;
}) {
  const line = (
    <>
      <Text mono>{names.join(', ')}</Text>
      <span className={join(timelineCss.timelineSum, trouble ? statusCss.toneWarn : statusCss.toneGood)}>
        {!trouble && <IconCheck size={14} aria-hidden="true" />}
        {summary}
      </span>
    </>
  );
  if (!children) return <div className={timelineCss.timelineEventsLine}>{line}</div>;
  return (
    <details className={timelineCss.timelineEvents} open={trouble}>
      <summary className={timelineCss.timelineEventsLine}>
        <IconChevronRight className={timelineCss.timelineChevron} size={14} aria-hidden="true" />
        {line}
      </summary>
      {children}
    </details>
  );
}
