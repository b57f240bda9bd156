// The arrangement of elements, so that pages need no classes for it: steps of the spacing scale, no pixels.
import type { ComponentPropsWithoutRef, ElementType } from 'react';
import { classNamed, join } from './classes.ts';
import layoutCss from './layout.module.css';

/** A step of the spacing scale: 1 is 4 pixels; see tokens.css. */
export type Step = '0-5' | '1' | '1-5' | '2' | '2-5' | '3' | '3-5' | '4' | '5' | '6' | '8';

interface LayoutProps {
  /** The space between the elements. */
  gap?: Step;
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'between';
}

type Props<Tag extends ElementType, Own> = Own & { as?: Tag } & Omit<
    ComponentPropsWithoutRef<Tag>,
    keyof Own | 'as'
  >;

function classFor(
  kind: string | undefined,
  { gap, align, justify }: LayoutProps,
  extra?: string | undefined,
) {
  return join(
    kind,
    gap && classNamed(layoutCss, `gap-${gap}`),
    align && classNamed(layoutCss, `align-${align}`),
    justify && classNamed(layoutCss, `justify-${justify}`),
    extra,
  );
}

/** Elements below each other. */
export function Stack<Tag extends ElementType = 'div'>({
  as,
  gap,
  align,
  justify,
  className,
  ...rest
}: Props<Tag, LayoutProps & { className?: string | undefined }>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={classFor(
        layoutCss.stack,
        { ...(gap && { gap }), ...(align && { align }), ...(justify && { justify }) },
        className,
      )}
    />
  );
}

/** Elements beside each other; `wrap` lets them continue on the next line. */
export function Row<Tag extends ElementType = 'div'>({
  as,
  gap,
  align = 'center',
  justify,
  wrap = false,
  inline = false,
  className,
  ...rest
}: Props<
  Tag,
  LayoutProps & {
    wrap?: boolean /** Within a line of text. */;
    inline?: boolean;
    className?: string | undefined;
  }
>) {
  const Element: ElementType = as ?? 'div';
  const kind = join(inline ? layoutCss.inlineRow : layoutCss.row, wrap && layoutCss.wrap);
  return (
    <Element
      {...rest}
      className={classFor(kind, { ...(gap && { gap }), align, ...(justify && { justify }) }, className)}
    />
  );
}

/** Columns of equal width; on a phone they are below each other. */
export function Grid<Tag extends ElementType = 'div'>({
  as,
  columns = 2,
  gap,
  align,
  className,
  ...rest
}: Props<Tag, Omit<LayoutProps, 'justify'> & { columns?: 2 | 3; className?: string | undefined }>) {
  const Element: ElementType = as ?? 'div';
  const kind = join(layoutCss.grid, classNamed(layoutCss, `columns-${columns}`));
  return (
    <Element
      {...rest}
      className={classFor(kind, { ...(gap && { gap }), ...(align && { align }) }, className)}
    />
  );
}

/** A framed part of a page. */
export function Card<Tag extends ElementType = 'div'>({
  as,
  className,
  ...rest
}: Props<Tag, { className?: string | undefined }>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...rest} className={join(layoutCss.card, className)} />;
}

/** A part of a page with a heading, and actions beside the heading. */
export function Section({
  title,
  actions,
  className,
  children,
  ...rest
}: { title: React.ReactNode; actions?: React.ReactNode } & Omit<
  ComponentPropsWithoutRef<'section'>,
  'title'
>) {
  return (
    <section {...rest} className={join(layoutCss.section, className)}>
      <Row as="header" gap="3" justify="between">
        <h2>{title}</h2>
        {actions}
      </Row>
      {children}
    </section>
  );
}
