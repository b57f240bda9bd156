// After a successful sign-in: stores the session and opens the page that the user wanted.
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '../../api/api-error.ts';
import { setLanguage } from '../../messages/language.ts';
import { keepDraftsOf } from '../drafts.ts';
import { currentRealm } from '../realm.ts';
import { safeReturnPath } from './go-to-sign-in.ts';

/** The key of the query for the session. */
export const SESSION_KEY = ['session'];

interface StartedSession {
  user: { id: string; language: 'de' | 'en' | null };
}

/** The password was right, but the browser did not store the cookie. */
export class CookieRefused extends Error {}

export function useStartSession() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (session: StartedSession) => {
    const kept = await currentRealm()
      .client.GET('/session')
      .catch((error) => error);
    if (kept instanceof ApiError && kept.code === 'SIGN_IN_REQUIRED') throw new CookieRefused();
    queries.clear();
    keepDraftsOf(session.user.id);
    queries.setQueryData(SESSION_KEY, session);
    if (session.user.language) setLanguage(session.user.language);
    await navigate({ to: safeReturnPath(new URLSearchParams(location.search).get('back')) });
  };
}
