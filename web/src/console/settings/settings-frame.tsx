import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { settingsTexts } from '../../../../shared/texts/generated/console/settings.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Grid, Stack } from '../../ui/layout.tsx';
import { useConsole } from '../session.tsx';
import settingsCss from './settings.module.css';

const EXACT = { exact: true, includeSearch: false };

export function SettingsFrame({ children }: { children: ReactNode }) {
  const words = useTexts(settingsTexts);
  const { may } = useConsole();
  return (
    <Grid collapse="desktop" className={settingsCss.settingsFrame}>
      <Stack as="nav" gap="0-5" aria-label={words.pagesLabel} className={settingsCss.settingsNav}>
        <Link to="/settings" activeOptions={EXACT}>
          {words.pages.operator}
        </Link>
        <Link to="/settings/planning">{words.pages.planning}</Link>
        {may('admins') && <Link to="/settings/integrations">{words.pages.integrations}</Link>}
        <Link to="/settings/drivers">{words.pages.drivers}</Link>
        <Link to="/settings/users">{words.pages.users}</Link>
        {may('admins') && <Link to="/settings/company-sign-in">{words.pages.companySignIn}</Link>}
        {may('admins') && <Link to="/settings/people">{words.pages.people}</Link>}
        <Link to="/settings/you">{words.pages.you}</Link>
      </Stack>
      <div>{children}</div>
    </Grid>
  );
}
