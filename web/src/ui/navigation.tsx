// The navigation: groups in the sidebar; on a phone the first three items and "More" at the bottom.
import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { join } from './classes.ts';
import { Dialog } from './dialog.tsx';
import navigationCss from './navigation.module.css';
import statusCss from './status.module.css';

export interface NavigationItem {
  label: string;
  to: string;
  icon: ReactNode;
  count?: number;
  /** The count is the number of failures. */
  alert?: boolean;
}

export type NavigationGroup = readonly NavigationItem[];

const ON_PHONE = 3;
/**
 * Ignores filters in the address; a subpage marks its parent as active, unless the subpage has an item of its
 * own.
 */
function activeWhen({ to }: NavigationItem, groups: readonly NavigationGroup[]) {
  const exact = groups.flat().some((other) => other.to.startsWith(`${to}/`));
  return { exact, includeSearch: false };
}

export function SideNavigation({ groups, onGo }: { groups: readonly NavigationGroup[]; onGo?: () => void }) {
  const { shell } = useMessages();
  return (
    <nav className={navigationCss.sideNavigation} aria-label={shell.navigation}>
      {groups.map((items) => (
        <ul key={items[0]?.to}>
          {items.map((item) => (
            <li key={item.to}>
              <Link to={item.to} onClick={onGo} activeOptions={activeWhen(item, groups)}>
                {item.icon}
                <span>{item.label}</span>
                <Count {...item} />
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

function Count({ count, alert = false }: NavigationItem) {
  if (count === undefined) return null;
  return (
    <span className={join(navigationCss.navigationCount, alert && navigationCss.navigationAlert)}>
      {alert && <span className={statusCss.statusMark} aria-hidden="true" />}
      {count}
    </span>
  );
}

export function PhoneNavigation({
  groups,
  person,
}: {
  groups: readonly NavigationGroup[];
  /** The signed-in user, at the end. */
  person?: ReactNode;
}) {
  const { shell, more } = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <nav className={navigationCss.phoneNavigation} aria-label={shell.navigation}>
        {groups
          .flat()
          .slice(0, ON_PHONE)
          .map((item) => (
            <Link key={item.to} to={item.to} activeOptions={activeWhen(item, groups)}>
              {item.icon}
              {item.label}
              <Count {...item} />
            </Link>
          ))}
        <button type="button" onClick={() => setOpen(true)}>
          <IconMenu2 />
          {more}
        </button>
      </nav>
      <Dialog open={open} title={more} onClose={() => setOpen(false)}>
        <SideNavigation groups={groups} onGo={() => setOpen(false)} />
        {person}
      </Dialog>
    </>
  );
}
