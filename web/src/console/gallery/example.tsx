// One shared component in the gallery: its name, when to use it, its file, and how it looks in both themes.

import type { ReactNode } from 'react';
import { join } from '../../ui/classes.ts';
import { Grid, Row as LayoutRow } from '../../ui/layout.tsx';
import { HeadTools } from '../../ui/page-head.tsx';
import { Text } from '../../ui/text.tsx';
import galleryCss from './gallery.module.css';

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
    <section className={galleryCss.example} id={name.toLowerCase().replaceAll(' ', '-')}>
      <header>
        <h2>{name}</h2>
        <p>{when}</p>
        <Text as="code" mono>
          ui/{from}
        </Text>
      </header>
      <Grid collapse="tablet" gap="3" className={join(galleryCss.panels, wide && galleryCss.panelsWide)}>
        {(['light', 'dark'] as const).map((theme) => (
          <div
            key={theme}
            className={join(galleryCss.panel, flush && galleryCss.panelFlush)}
            data-theme={theme}
          >
            <HeadTools value={null}>{children(theme)}</HeadTools>
          </div>
        ))}
      </Grid>
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return (
    <LayoutRow rowGap="2-5" gap="3" wrap>
      {children}
    </LayoutRow>
  );
}

export function Column({ children }: { children: ReactNode }) {
  return (
    <Grid gap="3-5" className={galleryCss.exampleColumn}>
      {children}
    </Grid>
  );
}
