// What happens once somebody proved who they are: the session is known, and they get where they wanted.
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '../../api/api-error.ts';
import { setLanguage } from '../../messages/language.ts';
import { house } from '../house.ts';
import { safeBack } from './go-to-sign-in.ts';

/** The key of the query that reads who is signed in. */
export const SESSION_KEY = ['session'];

interface Entered {
  user: { language: 'de' | 'en' | null };
}

/** The browser took the password but not the cookie. */
export class NoCookie extends Error {}

export function useEnter() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (session: Entered) => {
    const kept = await house()
      .client.GET('/session')
      .catch((error) => error);
    if (kept instanceof ApiError && kept.code === 'SIGN_IN_REQUIRED') throw new NoCookie();
    queries.clear();
    queries.setQueryData(SESSION_KEY, session);
    if (session.user.language) setLanguage(session.user.language);
    await navigate({ to: safeBack(new URLSearchParams(location.search).get('back')) });
  };
}
