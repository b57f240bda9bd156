// Leads admins from their settings to the company sign-in of the account.
import { Link } from '@tanstack/react-router';
import { companySignInTexts } from '../../../../shared/texts/generated/people/company-sign-in.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Setting } from '../../people/settings/setting.tsx';
import { usePortal } from '../session.tsx';

export function CompanyLink() {
  const texts = useTexts(companySignInTexts);
  const { environment, may } = usePortal();
  if (!may('admins')) return null;
  return (
    <Setting title={texts.title} sentence={texts.sentence}>
      <p>
        <Link to="/$environment/settings/company-sign-in" params={{ environment }}>
          {texts.open}
        </Link>
      </p>
    </Setting>
  );
}
