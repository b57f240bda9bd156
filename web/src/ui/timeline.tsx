// A timeline: time, dot, change, channel and author; then the current step, and the upcoming ones.
import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Tone } from './status.tsx';
import { ClockTime } from './time.tsx';
import './timeline.css';

/** Oldest first; on a phone, portal and console pass the items newest first. */
export function Timeline({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className="timeline" aria-label={label}>
      {children}
    </ol>
  );
}

export function TimelineDay({ children }: { children: ReactNode }) {
  return <li className="timeline-day">{children}</li>;
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
      className={`timeline-item timeline-${state} tone-${tone}`}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <span className="timeline-time">{when ?? (at && <ClockTime at={at} />)}</span>
      <span className={icon ? 'timeline-icon' : 'timeline-dot'} aria-hidden="true">
        {icon}
      </span>
      <div className="timeline-what">
        <div className="timeline-line">
          <span className="timeline-title">{title}</span>
          <span className="timeline-aside">{aside}</span>
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
      <span className="mono">{names.join(', ')}</span>
      <span className={trouble ? 'timeline-sum tone-warn' : 'timeline-sum tone-good'}>
        {!trouble && <IconCheck size={14} aria-hidden="true" />}
        {summary}
      </span>
    </>
  );
  if (!children) return <div className="timeline-events-line">{line}</div>;
  return (
    <details className="timeline-events" open={trouble}>
      <summary className="timeline-events-line">
        <IconChevronRight className="timeline-chevron" size={14} aria-hidden="true" />
        {line}
      </summary>
      {children}
    </details>
  );
}
