// A status: always a mark and a word together.
import type { ReactNode } from 'react';
import { classNamed, join } from './classes.ts';
import statusCss from './status.module.css';

/** petrol: route and place; blue: moving now; amber: late or waiting; red: needs a person; green: done. */
export type Tone = 'place' | 'transit' | 'warn' | 'alert' | 'good' | 'muted';

/** A ring has not started, a crossed ring ended without a result. */
export type StatusMark = 'dot' | 'ring' | 'ended';

export function Status({
  tone,
  mark = 'dot',
  children,
}: {
  tone: Tone;
  mark?: StatusMark;
  children: ReactNode;
}) {
  return (
    <span className={join(statusCss.status, classNamed(statusCss, `tone-${tone}`))}>
      <span
        className={join(statusCss.statusMark, classNamed(statusCss, `status-${mark}`))}
        aria-hidden="true"
      />
      {children}
    </span>
  );
}

/** The response of a server, `401` or `none`. */
export function CodeBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={join(statusCss.codeBadge, classNamed(statusCss, `tone-${tone}`))}>{children}</span>;
}

/** Coloured words in a cell or sentence: late, missing or failed. */
export function Marked({ tone, icon, children }: { tone: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={join(statusCss.marked, classNamed(statusCss, `tone-${tone}`))}>
      {icon}
      {children}
    </span>
  );
}

/** Shows whether a page updates live or has to poll. */
export function Live({
  children,
  down = false,
  title,
}: {
  children: ReactNode;
  down?: boolean;
  title?: string;
}) {
  return (
    <span className={join(statusCss.live, down && statusCss.liveDown)} title={title}>
      <span className={statusCss.liveDot} aria-hidden="true" />
      <span className={statusCss.liveText}>{children}</span>
    </span>
  );
}
