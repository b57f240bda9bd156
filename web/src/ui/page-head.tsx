// The head of a page: breadcrumbs, a noun for lists or a sentence for details, the status, and the actions.
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { createContext, Fragment, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { pageOwner } from './brand.ts';
import buttonCss from './button.module.css';
import { join } from './classes.ts';
import pageHeadCss from './page-head.module.css';
import { setTabTitle } from './tab-title.ts';

interface Crumb {
  label: string;
  to?: string;
}

/** Tools that the frame adds to every head, always in the same corner; null where the frame has its own header. */
export const HeadTools = createContext<ReactNode>(null);

interface PageHeadProps {
  title: string;
  /** The short name of the page for the browser's tab, where the title is a sentence and there are no crumbs. */
  name?: string;
  /** Directly after the title: freshness or day. */
  aside?: ReactNode;
  crumbs?: readonly Crumb[];
  /** The line below the title: status, numbers. Undefined while its data is loading: the line stays empty. */
  meta?: ReactNode;
  actions?: ReactNode;
  /** Full width below the title: filters, steps. */
  children?: ReactNode;
}

export function PageHead(props: PageHeadProps) {
  const { title, name = title, aside, crumbs, meta, actions, children } = props;
  const isMetaLoading = 'meta' in props && meta === undefined;
  const { shell } = useMessages();
  const tools = useContext(HeadTools);
  const labels = crumbs?.map(({ label }) => label).reverse() ?? [name];
  useTabTitle(labels);
  const heading = useFocusAfterNavigation();
  return (
    <header className={join(pageHeadCss.pageHead, tools !== null && pageHeadCss.withTools)}>
      {tools && <div className={pageHeadCss.tools}>{tools}</div>}
      {crumbs && (
        <nav className={pageHeadCss.crumbs} aria-label={shell.breadcrumb}>
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
      <div className={pageHeadCss.pageHeadLine}>
        <div>
          <div className={pageHeadCss.pageTitle}>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {aside}
          </div>
          {(meta || isMetaLoading) && <div className={pageHeadCss.pageMeta}>{meta ?? '\u00a0'}</div>}
        </div>
        {actions && <div className={buttonCss.buttonRow}>{actions}</div>}
      </div>
      {children}
    </header>
  );
}

/** "VT-100029 · Orders · Demo Überführungen GmbH". */
function useTabTitle(labels: readonly string[]): void {
  const title = [...labels, pageOwner].join(' · ');
  useEffect(() => {
    setTabTitle(title);
  }, [title]);
}

/** The page that was shown before; null at the first one, whose focus belongs to the browser. */
let shown: { path: string; hasFocus: boolean } | null = null;

/**
 * A new page announces itself to screen readers by its heading, unless a field of it has the focus. Its heading may
 * appear twice: while it loads and afterwards.
 */
function useFocusAfterNavigation() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const path = location.pathname;
    const isNew = shown !== null && shown.path !== path;
    const hasFocus = isNew || (shown?.path === path && shown.hasFocus);
    shown = { path, hasFocus };
    const isInPage = document.activeElement?.closest('main')?.contains(heading.current) ?? false;
    if (hasFocus && !isInPage) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
