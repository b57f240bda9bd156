// The head of a page: breadcrumbs, a noun for lists or a sentence for details, the status, and the actions.
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import './page-head.css';

export interface Crumb {
  label: string;
  to?: string;
}

/** Tools that the frame adds to the right of every head; null where the frame has its own header. */
export const HeadTools = createContext<ReactNode>(null);

export function PageHead({
  title,
  aside,
  crumbs,
  meta,
  actions,
  children,
}: {
  title: string;
  /** Directly after the title: freshness or day. */
  aside?: ReactNode;
  crumbs?: readonly Crumb[];
  /** The line below the title: status, numbers. */
  meta?: ReactNode;
  actions?: ReactNode;
  /** Full width below the title: filters, steps. */
  children?: ReactNode;
}) {
  const { shell } = useMessages();
  const tools = useContext(HeadTools);
  return (
    <header className="page-head">
      {crumbs && (
        <nav className="crumbs" aria-label={shell.breadcrumb}>
          {crumbs.map((crumb, index) => (
            <Fragment key={crumb.label}>
              {index > 0 && <IconChevronRight size={14} aria-hidden="true" />}
              {crumb.to ? (
                <Link to={crumb.to}>{crumb.label}</Link>
              ) : (
                <span aria-current="page">{crumb.label}</span>
              )}
            </Fragment>
          ))}
        </nav>
      )}
      <div className="page-head-line">
        <div>
          <div className="page-title">
            <h1>{title}</h1>
            {aside}
          </div>
          {meta && <div className="page-meta">{meta}</div>}
        </div>
        {(actions || tools) && (
          <div className="button-row">
            {tools}
            {actions}
          </div>
        )}
      </div>
      {children}
    </header>
  );
}
