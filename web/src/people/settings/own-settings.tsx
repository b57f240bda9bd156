import type { ReactNode } from 'react';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { AddressProof } from './address-proof.tsx';
import { OneTimeCodes } from './one-time-codes.tsx';
import { type OwnAccount, useOwnAccount } from './own-account.ts';
import { Passkeys } from './passkeys.tsx';
import { Password } from './password.tsx';
import { Profile } from './profile.tsx';
import { Sessions } from './sessions.tsx';
import settingsCss from './settings.module.css';

/** `mails` renders what the realm adds: the mail choices of the portal, the alerts of the console. */
export function OwnSettings({ mails }: { mails?: (me: OwnAccount) => ReactNode }) {
  const own = useOwnAccount();
  const { data: me } = own;
  return (
    <div className={settingsCss.settings}>
      <QueryBoundary query={own}>
        {me && (
          <>
            {!me.emailProven && me.mailsAreSent && <AddressProof me={me} />}
            <Profile me={me} />
            {mails?.(me)}
            <Password me={me} />
            <OneTimeCodes me={me} />
            <Passkeys me={me} />
            <Sessions me={me} />
          </>
        )}
      </QueryBoundary>
    </div>
  );
}
