// A card of facts next to the history.
import type { ReactNode } from 'react';
import { Card } from '../../ui/layout.tsx';
import orderCss from './order.module.css';

export function FactCard({
  title,
  aside,
  marked = false,
  children,
}: {
  title?: string;
  aside?: ReactNode;
  /** Highlights the card while a file is dragged over the page. */
  marked?: boolean;
  children: ReactNode;
}) {
  return (
    <Card as="section" className={orderCss.dispatchCard} data-marked={marked || undefined} aria-label={title}>
      {title && (
        <header>
          <h2>{title}</h2>
          {aside}
        </header>
      )}
      {children}
    </Card>
  );
}
