import { frameTexts } from '../../../../shared/texts/generated/console/frame.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { OwnSettings } from '../../people/settings/own-settings.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { DecisionAlertsSetting } from '../today/decision-alerts.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function OwnPage() {
  const texts = useTexts(frameTexts);
  return (
    <>
      <PageHead title={texts.own} />
      <SettingsFrame>
        <OwnSettings mails={() => <DecisionAlertsSetting />} />
      </SettingsFrame>
    </>
  );
}
