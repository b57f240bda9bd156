// The frame of portal and console: sandbox band, sidebar, header, content; on a phone a bar at the bottom.
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { IconButton } from './button.tsx';
import { join } from './classes.ts';
import { type Environment, EnvironmentSwitch, SandboxBanner } from './environment.tsx';
import { Kbd } from './kbd.tsx';
import { hasNameBesideMark, Mark } from './mark.tsx';
import { type NavigationGroup, PhoneNavigation, SideNavigation } from './navigation.tsx';
import { HeadTools } from './page-head.tsx';
import { usePhone } from './phone.ts';
import shellCss from './shell.module.css';

export interface ShellProps {
  name: string;
  /** The name of the customer in the portal; the console has only the operator's name, on up to two lines. */
  detail?: string;
  navigation: readonly NavigationGroup[];
  /** Omitted where there is only one environment, as in the console. */
  environment?: { value: Environment; onChange: (environment: Environment) => void };
  /** In the header (portal), or in the sidebar (console), whose pages start with their own head. */
  find?: { place: 'header' | 'sidebar'; onFind: () => void };
  /** Links, theme, language: on the right of the header, or of the page's head. */
  tools: ReactNode;
  /** The signed-in user, at the bottom of the sidebar. */
  person?: ReactNode;
  children: ReactNode;
}

export function Shell(props: ShellProps) {
  const { shell } = useMessages();
  const phone = usePhone();
  const contentId = useId();
  const { environment, navigation, find, tools, person, children } = props;
  const hasHeader = phone || find?.place !== 'sidebar';
  return (
    <div className={shellCss.shell} data-environment={environment?.value}>
      <a className={shellCss.skip} href={`#${contentId}`}>
        {shell.skip}
      </a>
      {environment?.value === 'sandbox' && (
        <SandboxBanner onLeave={() => environment.onChange('production')} />
      )}
      <div className={shellCss.shellFrame}>
        {!phone && (
          <aside className={shellCss.sidebar} aria-label={shell.sidebar}>
            <Brand {...props} />
            {environment && <EnvironmentSwitch {...environment} />}
            {find?.place === 'sidebar' && <FindButton onFind={find.onFind} short />}
            {navigation.length > 0 && <SideNavigation groups={navigation} />}
            {person && <div className={shellCss.sidebarPerson}>{person}</div>}
          </aside>
        )}
        <div className={shellCss.shellPage}>
          {hasHeader && (
            <header className={shellCss.shellHeader}>
              {phone && (environment ? <EnvironmentSwitch {...environment} /> : <Brand {...props} />)}
              {find && (phone ? <PhoneFind onFind={find.onFind} /> : <FindButton onFind={find.onFind} />)}
              <div className={shellCss.shellTools}>{tools}</div>
            </header>
          )}
          <main className={shellCss.shellMain} id={contentId} tabIndex={-1}>
            <HeadTools value={hasHeader ? null : tools}>{children}</HeadTools>
          </main>
          {phone && navigation.length > 0 && <PhoneNavigation groups={navigation} person={person} />}
        </div>
      </div>
    </div>
  );
}

function Brand({ name, detail }: ShellProps) {
  return (
    <div className={shellCss.brand}>
      <Mark />
      <div>
        {hasNameBesideMark && <div className={shellCss.brandName}>{name}</div>}
        {detail && <div className={shellCss.brandDetail}>{detail}</div>}
      </div>
    </div>
  );
}

function FindButton({ onFind, short = false }: { onFind: () => void; short?: boolean }) {
  const { shell, palette } = useMessages();
  return (
    <button
      type="button"
      className={join(shellCss.find, short && shellCss.findShort)}
      aria-keyshortcuts="Control+K"
      onClick={onFind}
    >
      <IconSearch size={16} />
      <span>{short ? palette.label : shell.find}</span>
      <Kbd>Ctrl K</Kbd>
    </button>
  );
}

function PhoneFind({ onFind }: { onFind: () => void }) {
  const { palette } = useMessages();
  return (
    <span className={shellCss.findPhone}>
      <IconButton label={palette.label} onClick={onFind}>
        <IconSearch />
      </IconButton>
    </span>
  );
}

/** The signed-in user, at the bottom of the sidebar. */
export function Person({
  name,
  detail,
  avatar,
  action,
}: {
  name: string;
  detail: string;
  avatar: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={shellCss.person}>
      {avatar}
      <div>
        <div className={shellCss.personName}>{name}</div>
        <div className={shellCss.personDetail}>{detail}</div>
      </div>
      {action}
    </div>
  );
}
