// The target of the mail that proves an address. The token is in the URL fragment, so no server logs it.
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { signedOutTexts } from '../../../../shared/texts/generated/people/signed-out.ts';
import { useCall } from '../../api/use-call.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { currentRealm } from '../realm.ts';
import { SignedOutPage } from './signed-out-page.tsx';

export function AddressPage() {
  const { address: texts } = useTexts(signedOutTexts);
  const [token] = useState(() => location.hash.slice(1));
  const proven = useCall(
    ['address-proof', token],
    () => currentRealm().client.POST('/address-proof', { body: { token } }),
    { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  );
  const { email } = proven.data ?? {};
  if (!email && !proven.error) return <SignedOutPage title={texts.loading}>{null}</SignedOutPage>;
  return (
    <SignedOutPage
      title={email ? texts.done({ email }) : texts.title}
      sentence={email ? texts.doneSentence : proven.error!.message}
    >
      <Link to="/sign-in">{texts.signIn}</Link>
    </SignedOutPage>
  );
}
