// What to enter at the provider: Entra, Google, Okta, Keycloak or another one.
import { useState } from 'react';
import { companySignInTexts } from '../../../../shared/texts/generated/people/company-sign-in.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Code } from '../../ui/copy.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { choicesOf, SelectField } from '../../ui/inputs.tsx';
import { Setting } from '../settings/setting.tsx';
import type { CompanySignIn } from './company-group.ts';

type Provider = keyof typeof companySignInTexts.en.providers;

const ISSUERS: Record<Exclude<Provider, 'other'>, RegExp> = {
  entra: /^https:\/\/login\.microsoftonline\./,
  google: /^https:\/\/accounts\.google\.com/,
  okta: /\.okta(-emea)?\.com/,
  keycloak: /\/realms\//,
};

function providerOf(issuer: string | undefined): Provider {
  if (issuer === undefined) return 'entra';
  const known = Object.entries(ISSUERS).find(([, pattern]) => pattern.test(issuer));
  return (known?.[0] as Provider | undefined) ?? 'other';
}

export function ProviderHelp({ settings }: { settings: CompanySignIn }) {
  const texts = useTexts(companySignInTexts);
  const [provider, setProvider] = useState(() => providerOf(settings.connection?.issuer));
  return (
    <Setting title={texts.provider} sentence={texts.providerSentence}>
      <SelectField
        name="provider"
        label={texts.provider}
        labelHidden
        value={provider}
        choices={choicesOf(texts.providers)}
        onChange={setProvider}
      />
      <p>{texts.steps[provider]}</p>
      <Facts>
        <Fact name={texts.redirectAddress}>
          <Code text={settings.redirectAddress} />
        </Fact>
        {provider !== 'google' && (
          <Fact name={texts.signOutAddress}>
            <Code text={settings.signOutAddress} />
          </Fact>
        )}
        <Fact name={texts.issuer}>
          <Code text={texts.issuers[provider]} />
        </Fact>
      </Facts>
      <p>
        <a href={texts.guideAddress} target="_blank" rel="noreferrer">
          {texts.guide}
        </a>
      </p>
    </Setting>
  );
}
