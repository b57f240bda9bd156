// The signed-in user of the console and the permissions of their role.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { MINUTE_MS } from '../../../shared/time/durations.ts';
import { codeOf } from '../api/api-error.ts';
import { operations } from '../api/client.ts';
import type { components } from '../api/paths/operations.ts';
import { useCall } from '../api/use-call.ts';
import { keepDraftsOf } from '../people/drafts.ts';
import { SESSION_KEY } from '../people/signed-out/start-session.ts';
import { ErrorState } from '../ui/error-state.tsx';

type Session = components['schemas']['ConsoleSession'];
type Role = Session['user']['role'];

/** The same groups as in the API: see `api/operations/roles.ts` of the server. */
export type Permissions = 'all' | 'staff' | 'dispatch' | 'accounting' | 'customers' | 'admins';

const ROLES: Record<Permissions, readonly Role[]> = {
  all: ['admin', 'dispatcher', 'accounting', 'viewer'],
  staff: ['admin', 'dispatcher', 'accounting'],
  dispatch: ['admin', 'dispatcher'],
  accounting: ['admin', 'accounting'],
  customers: ['admin', 'accounting'],
  admins: ['admin'],
};

function useSession() {
  return useCall(
    SESSION_KEY,
    async (signal) => {
      const session = await operations.GET('/session', { signal });
      keepDraftsOf(session.user.id);
      return session;
    },
    { staleTime: MINUTE_MS },
  );
}

export interface Console extends Session {
  may(who: Permissions): boolean;
}

const ConsoleContext = createContext<Console | null>(null);

/** Shows the page as soon as the session is known. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useSession();
  const value = useMemo(
    () => data && { ...data, may: (who: Permissions) => ROLES[who].includes(data.user.role) },
    [data],
  );
  if (value) return <ConsoleContext value={value}>{children}</ConsoleContext>;
  // Without a session, a redirect to the sign-in page is already under way.
  if (codeOf(error) === 'SIGN_IN_REQUIRED') return null;
  return <ErrorState error={error} onRetry={() => refetch()} />;
}

export function useConsole(): Console {
  const state = useContext(ConsoleContext);
  if (!state) throw new Error('useConsole belongs inside SignedIn.');
  return state;
}
