// Where something stands: a mark and a word, never one without the other.
import type { ReactNode } from 'react';
import './status.css';

/** petrol: route and place; blue: moving now; amber: late or waiting; red: needs a person; green: done. */
export type Tone = 'place' | 'transit' | 'warn' | 'alert' | 'good' | 'muted';

/** A ring has not begun, a crossed ring ended without result. */
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

/** The answer of a server, `401` or `none`. */
export function CodeBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`code-badge tone-${tone}`}>{children}</span>;
}

/** Coloured words in a cell or sentence: what is late, missing or failed. */
export function Marked({ tone, icon, children }: { tone: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={`marked tone-${tone}`}>
      {icon}
      {children}
    </span>
  );
}

/** Says that a page changes by itself, or that it has to ask. */
export function Live({ children, down = false }: { children: ReactNode; down?: boolean }) {
  return (
    <span className={`live${down ? ' live-down' : ''}`}>
      <span className="live-dot" aria-hidden="true" />
      {children}
    </span>
  );
}
