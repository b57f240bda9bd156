// A status: always a mark and a word together.
import type { ReactNode } from 'react';
import './status.css';

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
    <span className={`status tone-${tone}`}>
      <span className={`status-mark status-${mark}`} aria-hidden="true" />
      {children}
    </span>
  );
}

/** The response of a server, `401` or `none`. */
export function CodeBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`code-badge tone-${tone}`}>{children}</span>;
}

/** Coloured words in a cell or sentence: late, missing or failed. */
export function Marked({ tone, icon, children }: { tone: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={`marked tone-${tone}`}>
      {icon}
      {children}
    </span>
  );
}

/** Shows whether a page updates live or has to poll. */
export function Live({ children, down = false }: { children: ReactNode; down?: boolean }) {
  return (
    <span className={`live${down ? ' live-down' : ''}`}>
      <span className="live-dot" aria-hidden="true" />
      {children}
    </span>
  );
}
