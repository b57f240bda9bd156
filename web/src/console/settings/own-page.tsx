import { useWords } from '../../messages/use-words.ts';
import { OwnSettings } from '../../people/settings/own-settings.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { de } from '../de.ts';
import { en } from '../en.ts';
import { DecisionAlertsSetting } from '../today/decision-alerts.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function OwnPage() {
  const words = useWords({ en, de });
  return (
    <>
      <PageHead title={words.own} />
      <SettingsFrame>
        <OwnSettings mails={() => <DecisionAlertsSetting />} />
      </SettingsFrame>
    </>
  );
}
