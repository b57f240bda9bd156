// The head of every screen except the first: back, title, and one action at the right.
import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Place } from '../navigation.ts';
import { useDriverWords } from '../use-driver-words.ts';
import { AppLink } from './button.tsx';

export function TopBar({
  back,
  title,
  detail,
  children,
}: {
  back: Place;
  title: string;
  detail?: string | null;
  children?: ReactNode;
}) {
  const words = useDriverWords();
  return (
    <header className="top-bar">
      <AppLink to={back} className="top-bar-button" aria-label={words.back}>
        <IconChevronLeft />
      </AppLink>
      <div>
        <h1>{title}</h1>
        {detail && <p className="mono">{detail}</p>}
      </div>
      {children ?? <span />}
    </header>
  );
}
