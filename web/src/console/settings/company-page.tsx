// The company sign-in of the operator's own people.
import { companySignInTexts } from '../../../../shared/texts/generated/people/company-sign-in.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { CompanyContext } from '../../people/company/company-group.ts';
import { CompanySettings, CompanyState } from '../../people/company/company-settings.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SettingsFrame } from './settings-frame.tsx';

const GROUP = { roles: ['admin', 'dispatcher', 'accounting', 'viewer'], defaultRole: 'dispatcher' } as const;

export function CompanySignInPage() {
  const texts = useTexts(companySignInTexts);
  return (
    <CompanyContext value={GROUP}>
      <PageHead title={texts.title} meta={<CompanyState />} />
      <SettingsFrame>
        <CompanySettings />
      </SettingsFrame>
    </CompanyContext>
  );
}
