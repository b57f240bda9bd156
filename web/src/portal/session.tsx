// The signed-in user, the current environment, and the permissions of the user's role.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { MINUTE_MS } from '../../../shared/time/durations.ts';
import { codeOf } from '../api/api-error.ts';
import { portal } from '../api/client.ts';
import type { components } from '../api/paths/portal.ts';
import { useCall } from '../api/use-call.ts';
import { keepDraftsOf } from '../people/drafts.ts';
import { SecondFactorPage } from '../people/settings/second-factor-page.tsx';
import type { Environment } from '../ui/environment.tsx';
import { ErrorState } from '../ui/error-state.tsx';

type Session = components['schemas']['PortalSession'];
type Role = Session['user']['role'];

/** The same groups as in the API: see `api/portal/roles.ts` of the server. */
export type Permissions = 'all' | 'orderers' | 'technical' | 'developers' | 'admins';

const ROLES: Record<Permissions, readonly Role[]> = {
  all: ['admin', 'developer', 'member', 'viewer'],
  orderers: ['admin', 'member'],
  technical: ['admin', 'developer', 'viewer'],
  developers: ['admin', 'developer'],
  admins: ['admin'],
};

function permissionsIn(environment: Environment, role: Role, who: Permissions): boolean {
  return (
    ROLES[who].includes(role) || (who === 'orderers' && environment === 'sandbox' && role === 'developer')
  );
}

function useSession() {
  return useCall(
    ['session'],
    async (signal) => {
      const session = await portal.GET('/session', { signal });
      keepDraftsOf(session.user.id);
      return session;
    },
    { staleTime: MINUTE_MS },
  );
}

export interface Portal extends Session {
  environment: Environment;
  may(who: Permissions): boolean;
}

const PortalContext = createContext<Portal | null>(null);

/** Shows the page once the signed-in user is known. */
export function SignedIn({ environment, children }: { environment: Environment; children: ReactNode }) {
  const { data, error, refetch } = useSession();
  const value = useMemo(
    () =>
      data && {
        ...data,
        environment,
        may: (who: Permissions) => permissionsIn(environment, data.user.role, who),
      },
    [data, environment],
  );
  // A signed-out user is already redirected to the sign-in page.
  if (!value && codeOf(error) === 'SIGN_IN_REQUIRED') return null;
  if (!value) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (value.needsSecondFactor) return <SecondFactorPage />;
  return <PortalContext value={value}>{children}</PortalContext>;
}

export function usePortal(): Portal {
  const portalState = useContext(PortalContext);
  if (!portalState) throw new Error('usePortal belongs inside SignedIn.');
  return portalState;
}
