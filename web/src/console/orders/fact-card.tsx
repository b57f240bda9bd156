// A card of facts beside the history.
import type { ReactNode } from 'react';

export function FactCard({
  title,
  aside,
  marked = false,
  children,
}: {
  title?: string;
  aside?: ReactNode;
  /** While something could be dropped on it. */
  marked?: boolean;
  children: ReactNode;
}) {
  return (
    <section className="dispatch-card" data-marked={marked || undefined} aria-label={title}>
      {title && (
        <header>
          <h2>{title}</h2>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}
