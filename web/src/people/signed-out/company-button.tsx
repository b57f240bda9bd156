// Goes to the sign-in of the company, which the domain of the mail address names.
import { IconBuilding } from '@tabler/icons-react';
import { companySignInTexts } from '../../../../shared/texts/generated/people/company-sign-in.ts';
import { signedOutTexts } from '../../../../shared/texts/generated/people/signed-out.ts';
import { useCall } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/field.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { currentRealm } from '../realm.ts';
import { CompanyRefusal } from './company-refusal.tsx';
import signedOutCss from './signed-out.module.css';
import { SignedOutPage } from './signed-out-page.tsx';

const TYPED_MS = 400;
const COMPLETE_ADDRESS = /^[^@\s]+@([^@\s]+\.[^@\s.]{2,})$/;

/** What the domain of the typed address has; null until it is known. */
export function useCompanyWay(email: string) {
  const domain = useDebounced(COMPLETE_ADDRESS.exec(email.trim())?.[1]?.toLowerCase() ?? null, TYPED_MS);
  const { data } = useCall(
    ['company-way', domain],
    () => currentRealm().client.POST('/session/company-way', { body: { email: `a@${domain}` } }),
    { enabled: domain !== null, retry: false, staleTime: 60_000 },
  );
  return domain === null ? null : (data ?? null);
}

/** Remembered in this tab, because the provider knows nothing of our pages. */
const BACK = 'company-back';

/** The page that the browser comes back to, if there is one. */
export async function goToCompany(email: string, back: string | null) {
  const { url } = await currentRealm().client.POST('/session/company-start', { body: { email } });
  if (url === null) return { found: false };
  if (back) sessionStorage.setItem(BACK, back);
  else sessionStorage.removeItem(BACK);
  location.assign(url);
  return { found: true };
}

function useStartCompany() {
  return useChange((email: string) => goToCompany(email, new URLSearchParams(location.search).get('back')));
}

export function takeBack(): string | null {
  const back = sessionStorage.getItem(BACK);
  sessionStorage.removeItem(BACK);
  return back;
}

/** Goes there at once if the domain of the typed address is known to have company sign-in. */
export function CompanyButton({
  email,
  isKnown,
  onAsk,
}: {
  email: string;
  isKnown: boolean;
  onAsk: () => void;
}) {
  const { signIn: texts } = useTexts(companySignInTexts);
  const starting = useStartCompany();
  return (
    <>
      <Button
        kind="soft"
        icon={<IconBuilding />}
        busy={starting.isPending}
        onClick={() => (isKnown ? starting.mutate(email.trim()) : onAsk())}
      >
        {texts.button}
      </Button>
      {starting.error && <CompanyRefusal error={starting.error} />}
    </>
  );
}

/** Asks only for the mail address. */
export function CompanyStartPage({
  email,
  onEmail,
  onLeave,
}: {
  email: string;
  onEmail: (email: string) => void;
  onLeave: () => void;
}) {
  const { signIn: texts } = useTexts(companySignInTexts);
  const { signIn } = useTexts(signedOutTexts);
  const starting = useStartCompany();
  return (
    <SignedOutPage title={texts.title} sentence={texts.sentence}>
      <Form
        label={texts.title}
        change={starting}
        refusal={<CompanyRefusal error={starting.error} />}
        names={{ email: signIn.email }}
        onSubmit={() => starting.mutate(email.trim())}
      >
        <TextField
          name="email"
          label={signIn.email}
          type="email"
          // The only field of this step, which has just appeared.
          autoFocus
          autoComplete="username"
          value={email}
          onChange={(changed) => {
            onEmail(changed);
            starting.reset();
          }}
        />
        {starting.data && !starting.data.found && <Notice tone="alert" title={texts.none} />}
        <Button kind="filled" type="submit" busy={starting.isPending}>
          {texts.continue}
        </Button>
      </Form>
      <Text as="p" tone="muted" size="table" className={signedOutCss.signedOutFoot}>
        <Button kind="text" onClick={onLeave}>
          {texts.password}
        </Button>
      </Text>
    </SignedOutPage>
  );
}
