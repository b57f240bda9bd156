// Signs out and clears all cached data, because it belongs to the user who signed out.
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { currentRealm } from './realm.ts';
import { SIGN_IN } from './signed-out/go-to-sign-in.ts';

export function useSignOut() {
  const queries = useQueryClient();
  const router = useRouter();
  return async () => {
    await currentRealm()
      .client.DELETE('/session')
      .catch(() => undefined);
    queries.clear();
    await router.navigate({ to: SIGN_IN });
  };
}
