// A framed part of the page of a driver or carrier: its heading with a summary, and an action at the right.
import type { ReactNode } from 'react';
import { join } from '../../../ui/classes.ts';
import { Card, Row } from '../../../ui/layout.tsx';
import css from './driver-page.module.css';

export function PageCard({
  title,
  aside,
  action,
  className,
  id,
  children,
}: {
  title: string;
  aside?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
  /** For links to it. */
  id?: string;
  children: ReactNode;
}) {
  return (
    <Card as="section" id={id} className={join(css.card, className)} aria-label={title}>
      <Row as="header" gap="2" rowGap="1" wrap align="baseline" className={css.cardHead}>
        <h2>{title}</h2>
        {aside}
        {action && <span className={css.cardAction}>{action}</span>}
      </Row>
      {children}
    </Card>
  );
}
