import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { settingsTexts } from '../../../../shared/texts/generated/console/settings.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Grid, Stack } from '../../ui/layout.tsx';
import { useConsole } from '../session.tsx';
import settingsCss from './settings.module.css';

const EXACT = { exact: true, includeSearch: false };

export function SettingsFrame({ children }: { children: ReactNode }) {
  const texts = useTexts(settingsTexts);
  const { may } = useConsole();
  return (
    <Grid collapse="desktop" className={settingsCss.settingsFrame}>
      <Stack as="nav" gap="0-5" aria-label={texts.pagesLabel} className={settingsCss.settingsNav}>
        <Link to="/settings" activeOptions={EXACT}>
          {texts.pages.operator}
        </Link>
        <Link to="/settings/planning">{texts.pages.planning}</Link>
        {may('admins') && <Link to="/settings/integrations">{texts.pages.integrations}</Link>}
        <Link to="/settings/drivers">{texts.pages.drivers}</Link>
        <Link to="/settings/users">{texts.pages.users}</Link>
        {may('admins') && <Link to="/settings/people">{texts.pages.people}</Link>}
        <Link to="/settings/you">{texts.pages.you}</Link>
      </Stack>
      <div>{children}</div>
    </Grid>
  );
}
