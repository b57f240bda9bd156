// Signing out: whatever was read belongs to who was signed in, so nothing of it stays.
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { SIGN_IN } from './doorstep/go-to-sign-in.ts';
import { house } from './house.ts';

export function useSignOut() {
  const queries = useQueryClient();
  const router = useRouter();
  return async () => {
    await house()
      .client.DELETE('/session')
      .catch(() => undefined);
    queries.clear();
    await router.navigate({ to: SIGN_IN });
  };
}
