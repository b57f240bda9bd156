// The user's own settings in the portal, including the mails that it sends.
import { useWords } from '../../messages/use-words.ts';
import { de } from '../../people/settings/de.ts';
import { en } from '../../people/settings/en.ts';
import { Mails } from '../../people/settings/mails.tsx';
import { OwnSettings } from '../../people/settings/own-settings.tsx';
import { PageHead } from '../../ui/page-head.tsx';

export function SettingsPage() {
  const words = useWords({ en, de });
  return (
    <>
      <PageHead title={words.title} />
      <OwnSettings mails={(me) => <Mails me={me} />} />
    </>
  );
}
