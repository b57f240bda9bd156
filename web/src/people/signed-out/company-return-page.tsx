// Where the provider of the company sends the browser back to: the answer in the address is exchanged for a session.
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { companySignInTexts } from '../../../../shared/texts/generated/people/company-sign-in.ts';
import { settingsTexts } from '../../../../shared/texts/generated/people/settings.ts';
import { useCall } from '../../api/use-call.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { endConfirming } from '../confirmation/company-window.ts';
import { currentRealm } from '../realm.ts';
import { takeBack } from './company-button.tsx';
import { CompanyRefusal } from './company-refusal.tsx';
import { SignedOutPage } from './signed-out-page.tsx';
import { useStartSession } from './start-session.ts';

export function CompanyReturnPage() {
  const { signIn: texts } = useTexts(companySignInTexts);
  const { factor } = useTexts(settingsTexts);
  const startSession = useStartSession();
  const navigate = useNavigate();
  const isDone = useRef(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [answer] = useState(() => ({
    connection: location.pathname.split('/').at(-1) ?? '',
    query: location.search,
  }));
  const finished = useCall(
    ['company-return', answer.query],
    () => currentRealm().client.POST('/session/company', { body: answer }),
    { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  );
  const { data, error } = finished;
  useEffect(() => {
    if (!data || isDone.current) return;
    isDone.current = true;
    const back = takeBack();
    // The used code leaves the address; `useStartSession` reads from it where to go.
    const search = back && data.session ? `?${new URLSearchParams({ back })}` : '';
    history.replaceState(history.state, '', location.pathname + search);
    if (data.session && endConfirming(data.session.user.id)) setIsConfirmed(true);
    else if (data.session) startSession(data.session).catch(setFailure);
    else void navigate({ to: currentRealm().companySettings });
  }, [data, startSession, navigate]);
  const refusal = error ?? failure;
  if (isConfirmed) {
    return (
      <SignedOutPage title={factor.confirmed}>
        <p>{factor.companyDone}</p>
      </SignedOutPage>
    );
  }
  if (!refusal)
    return (
      <SignedOutPage title={texts.returning} sentence={texts.returningSentence}>
        {null}
      </SignedOutPage>
    );
  return (
    <SignedOutPage title={texts.refused}>
      <CompanyRefusal error={refusal} />
      <p>
        <Link to="/sign-in">{texts.again}</Link>
      </p>
    </SignedOutPage>
  );
}
