// One shared component in the gallery: its name, when to use it, its file, and how it looks in both themes.
import type { ReactNode } from 'react';
import { HeadTools } from '../../ui/page-head.tsx';
import './gallery.css';

export type PanelTheme = 'light' | 'dark';

export function Example({
  name,
  when,
  from,
  wide = false,
  flush = false,
  children,
}: {
  name: string;
  when: string;
  /** File in `src/ui`. */
  from: string;
  /** Shows the two themes one below the other. */
  wide?: boolean;
  /** Omits the padding, for components that have their own. */
  flush?: boolean;
  children: (theme: PanelTheme) => ReactNode;
}) {
  return (
    <section className="example" id={name.toLowerCase().replaceAll(' ', '-')}>
      <header>
        <h2>{name}</h2>
        <p>{when}</p>
        <code className="mono">ui/{from}</code>
      </header>
      <div className={wide ? 'panels panels-wide' : 'panels'}>
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} className={flush ? 'panel panel-flush' : 'panel'} data-theme={theme}>
            <HeadTools value={null}>{children(theme)}</HeadTools>
          </div>
        ))}
      </div>
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="example-row">{children}</div>;
}

export function Column({ children }: { children: ReactNode }) {
  return <div className="example-column">{children}</div>;
}
