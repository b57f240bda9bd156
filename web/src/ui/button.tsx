// The kinds of buttons: one filled button per view, soft for the second choice, outline to refuse, plain or
// text within rows, and destructive.
import type { ComponentProps, ReactNode } from 'react';
import buttonCss from './button.module.css';
import { classNamed, join } from './classes.ts';

export type ButtonKind = 'filled' | 'soft' | 'outline' | 'plain' | 'text' | 'destructive';

interface ButtonAppearance {
  kind?: ButtonKind;
  icon?: ReactNode;
  /** 28 pixels high, for rows. */
  small?: boolean;
}

function classOf({ kind = 'outline', small }: ButtonAppearance): string {
  return join(buttonCss.button, classNamed(buttonCss, `button-${kind}`), small && buttonCss.buttonSmall);
}

export function Button({
  kind,
  icon,
  small,
  busy,
  children,
  ...rest
}: ButtonAppearance & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ ...(kind && { kind }), ...(small && { small }) })}
      aria-busy={busy || undefined}
      disabled={rest.disabled || busy}
    >
      {icon}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ kind, icon, small, children, ...rest }: ButtonAppearance & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classOf({ ...(kind && { kind }), ...(small && { small }) })}>
      {icon}
      {children}
    </a>
  );
}

/** A button with only an icon; its label is for screen readers and the tooltip. */
export function IconButton({
  label,
  outlined,
  children,
  ...rest
}: { label: string; outlined?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={join(buttonCss.iconButton, outlined && buttonCss.iconButtonOutlined)}
      aria-label={label}
      title={label}
    >
      {children}
    </button>
  );
}
