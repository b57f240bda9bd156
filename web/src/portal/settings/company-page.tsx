// The company sign-in of the customer's own account, for its admins.
import { companySignInTexts } from '../../../../shared/texts/generated/people/company-sign-in.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { CompanyContext } from '../../people/company/company-group.ts';
import { CompanySettings, CompanyState } from '../../people/company/company-settings.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Text } from '../../ui/text.tsx';
import { usePortal } from '../session.tsx';

const GROUP = { roles: ['admin', 'developer', 'member', 'viewer'], defaultRole: 'member' } as const;

export function CompanySignInPage() {
  const texts = useTexts(companySignInTexts);
  const { may } = usePortal();
  if (!may('admins')) {
    return (
      <>
        <PageHead title={texts.title} />
        <Text as="p" tone="muted">
          {texts.notNow}
        </Text>
      </>
    );
  }
  return (
    <CompanyContext value={GROUP}>
      <PageHead title={texts.title} meta={<CompanyState />} />
      <CompanySettings />
    </CompanyContext>
  );
}
