// The head of every screen except the first: back, title, and one action at the right.

import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Grid } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import type { Place } from '../navigation.ts';
import partsCss from '../parts.module.css';
import { useDriverTexts } from '../use-driver-texts.ts';
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
  const texts = useDriverTexts();
  return (
    <Grid as="header" gap="1" align="center" className={partsCss.topBar}>
      <AppLink to={back} className={partsCss.topBarButton} aria-label={texts.back}>
        <IconChevronLeft />
      </AppLink>
      <div>
        <h1>{title}</h1>
        {detail && (
          <Text as="p" tone="muted" size="type-5">
            {detail}
          </Text>
        )}
      </div>
      {children ?? <span />}
    </Grid>
  );
}
