// Text in the colours, sizes and weights of the scales, so that pages need no classes for it: `web/test/styles.test.ts`
// refuses the classes of text.module.css elsewhere.
import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNamed, join } from './classes.ts';
import textCss from './text.module.css';

export interface TextProps {
  tone?: 'ink' | 'ink-2' | 'muted' | 'accent' | 'good' | 'warn' | 'alert' | undefined;
  /** By the kind of text, or a step of the scale of sizes; see tokens.css. */
  size?: 'meta' | 'table' | 'body' | 'lead' | TypeStep | undefined;
  weight?: 'normal' | 'medium' | 'strong' | undefined;
  /** Of code and addresses. */
  mono?: boolean | undefined;
  /** Digits of equal width, for numbers below each other. */
  figures?: boolean | undefined;
}

type TypeStep = `type-${1 | 3 | 4 | 5 | 6 | 7 | 9}`;

/** For a component that takes only a class. */
export function textClass({ tone, size, weight, mono, figures }: TextProps): string {
  return join(
    mono && textCss.mono,
    figures && textCss.figures,
    tone && classNamed(textCss, `tone-${tone}`),
    size && classNamed(textCss, `size-${size}`),
    weight && classNamed(textCss, `weight-${weight}`),
  );
}

export function Text<Tag extends ElementType = 'span'>({
  as,
  tone,
  size,
  weight,
  mono,
  figures,
  className,
  ...rest
}: TextProps & { as?: Tag; className?: string | undefined } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof TextProps | 'as' | 'className'
  >) {
  const Element: ElementType = as ?? 'span';
  return <Element {...rest} className={join(textClass({ tone, size, weight, mono, figures }), className)} />;
}
