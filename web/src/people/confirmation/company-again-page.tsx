// The window in which a person signs in at the company again: it goes to the provider at once.
import { settingsTexts } from '../../../../shared/texts/generated/people/settings.ts';
import { useCall } from '../../api/use-call.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { currentRealm } from '../realm.ts';
import { goToCompany } from '../signed-out/company-button.tsx';
import { CompanyRefusal } from '../signed-out/company-refusal.tsx';
import { SignedOutPage } from '../signed-out/signed-out-page.tsx';
import { beginConfirming } from './company-window.ts';

export function CompanyAgainPage() {
  const { factor } = useTexts(settingsTexts);
  const leaving = useCall(
    ['company-again'],
    async () => {
      const { user } = await currentRealm().client.GET('/session');
      beginConfirming();
      return goToCompany(user.email, null);
    },
    { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  );
  return (
    <SignedOutPage title={factor.title}>
      {leaving.error ? <CompanyRefusal error={leaving.error} /> : <p>{factor.companyLeaving}</p>}
    </SignedOutPage>
  );
}
