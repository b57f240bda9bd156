// The user's own settings in the portal, including the mails that it sends.
import { settingsTexts } from '../../../../shared/texts/generated/people/settings.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Mails } from '../../people/settings/mails.tsx';
import { OwnSettings } from '../../people/settings/own-settings.tsx';
import { PageHead } from '../../ui/page-head.tsx';

export function SettingsPage() {
  const texts = useTexts(settingsTexts);
  return (
    <>
      <PageHead title={texts.title} />
      <OwnSettings mails={(me) => <Mails me={me} />} />
    </>
  );
}
