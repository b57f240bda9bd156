// The settings of company sign-in: what to enter at the provider, the connection, mail domains, and a test.
import { companySignInTexts } from '../../../../shared/texts/generated/people/company-sign-in.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import settingsCss from '../settings/settings.module.css';
import { useCompanySignIn } from './company-group.ts';
import { ConnectionForm } from './connection-form.tsx';
import { ConnectionTest } from './connection-test.tsx';
import { Domains } from './domains.tsx';
import { ProviderHelp } from './provider-help.tsx';
import { RemoveConnection } from './remove-connection.tsx';

export function CompanySettings() {
  const settings = useCompanySignIn();
  const { data } = settings;
  return (
    <div className={settingsCss.settings}>
      <QueryBoundary query={settings}>
        {data && (
          <>
            <ProviderHelp settings={data} />
            <Domains domains={data.domains} />
            <ConnectionForm key={data.connection?.updatedAt ?? 'new'} connection={data.connection} />
            {data.connection && (
              <>
                <ConnectionTest testedAt={data.connection.testedAt} />
                <RemoveConnection />
              </>
            )}
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

/** For the head of the page. */
export function CompanyState() {
  const { state } = useTexts(companySignInTexts);
  const { data } = useCompanySignIn();
  if (!data) return null;
  const { connection } = data;
  if (!connection) return <span>{state.none}</span>;
  if (!connection.active) return <span>{state.off}</span>;
  return <span>{connection.required ? state.required : state.on}</span>;
}
