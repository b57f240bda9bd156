// The arrangement of elements, so that pages need no classes for it: steps of the spacing scale, no pixels.
import type { ComponentPropsWithoutRef, ComponentPropsWithRef, ElementType } from 'react';
import { classNamed, join } from './classes.ts';
import layoutCss from './layout.module.css';
import { type TextProps, textClass } from './text.tsx';

/** A step of the spacing scale: 1 is 4 pixels; see tokens.css. */
type Step = '0-5' | '1' | '1-5' | '2' | '2-5' | '3' | '3-5' | '4' | '5' | '6' | '8';

interface LayoutProps extends TextProps {
  /** The space between the elements. */
  gap?: Step;
  /** The space between lines, where it differs. */
  rowGap?: Step;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  className?: string | undefined;
}

type Props<Tag extends ElementType, Own> = Own & { as?: Tag } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof Own | 'as'
  >;

interface Arranged extends LayoutProps {
  as?: ElementType;
}

/** The element with the classes for its arrangement and its text. */
function arrange(kind: string | undefined, given: Arranged) {
  const { as: Element = 'div', gap, rowGap, align, justify, className, ...further } = given;
  const { tone, size, weight, mono, figures, ...rest } = further;
  const classes = join(
    kind,
    gap && classNamed(layoutCss, `gap-${gap}`),
    rowGap && classNamed(layoutCss, `row-gap-${rowGap}`),
    align && align !== 'stretch' && classNamed(layoutCss, `align-${align}`),
    justify && classNamed(layoutCss, `justify-${justify}`),
    textClass({ tone, size, weight, mono, figures }),
    className,
  );
  return <Element {...rest} className={classes} />;
}

/** Elements below each other. */
export function Stack<Tag extends ElementType = 'div'>(props: Props<Tag, LayoutProps>) {
  return arrange(layoutCss.stack, props);
}

/** Elements beside each other; `wrap` lets them continue on the next line. */
export function Row<Tag extends ElementType = 'div'>({
  wrap = false,
  inline = false,
  ...rest
}: Props<Tag, LayoutProps & { wrap?: boolean /** Within a line of text. */; inline?: boolean }>) {
  const kind = join(inline ? layoutCss.inlineRow : layoutCss.row, wrap && layoutCss.wrap);
  return arrange(kind, { align: 'center', ...rest });
}

/** Columns of equal width, or those that the class names; `collapse` says below which screen there is only one. */
export function Grid<Tag extends ElementType = 'div'>({
  columns,
  collapse = columns && 'phone',
  ...rest
}: Props<Tag, LayoutProps & { columns?: 2 | 3; collapse?: 'phone' | 'tablet' | 'desktop' | undefined }>) {
  const kind = join(
    layoutCss.grid,
    columns && classNamed(layoutCss, `columns-${columns}`),
    collapse && classNamed(layoutCss, `collapse-${collapse}`),
  );
  return arrange(kind, rest);
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
