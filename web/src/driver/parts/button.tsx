// The app's buttons: 56 pixels high, 64 for the next step, large enough for a thumb.
import type { ComponentProps, ReactNode } from 'react';
import { classNamed, join } from '../../ui/classes.ts';
import layoutCss from '../layout.module.css';
import { addressOf, goTo, type Place } from '../navigation.ts';

type Kind = 'filled' | 'soft' | 'outline' | 'alert';

interface ButtonAppearance {
  kind?: Kind;
  big?: boolean;
  icon?: ReactNode;
}

const classOf = ({ kind = 'outline', big }: ButtonAppearance) =>
  join(layoutCss.tap, classNamed(layoutCss, `tap-${kind}`), big && layoutCss.tapBig);

export function TapButton({
  kind,
  big,
  icon,
  children,
  ...rest
}: ButtonAppearance & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={classOf({ ...(kind && { kind }), ...(big && { big }) })}>
      {icon}
      {children}
    </button>
  );
}

/** A link out of the app: a phone call, or the map app. */
export function TapLink({ kind, big, icon, children, ...rest }: ButtonAppearance & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classOf({ ...(kind && { kind }), ...(big && { big }) })}>
      {icon}
      {children}
    </a>
  );
}

/** A link to another screen of the app. */
export function AppLink({
  to,
  replace = false,
  ...rest
}: { to: Place; replace?: boolean } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <a
      {...rest}
      href={addressOf(to)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        goTo(to, { replace });
      }}
    />
  );
}

export function TapRouteLink({
  to,
  kind,
  big,
  icon,
  children,
}: ButtonAppearance & { to: Place; children: ReactNode }) {
  return (
    <AppLink to={to} className={classOf({ ...(kind && { kind }), ...(big && { big }) })}>
      {icon}
      {children}
    </AppLink>
  );
}
