// A new credential with its secret, which is answered once.
import type { components } from '../api/paths/portal.ts';

/** As far as it is shown; operations answer less of it than the portal. */
export type Created = Pick<
  components['schemas']['CreatedCredential'],
  | 'id'
  | 'name'
  | 'environment'
  | 'clientId'
  | 'scopes'
  | 'allowedAddresses'
  | 'expiresAt'
  | 'key'
  | 'clientSecret'
>;

export interface Tried {
  credential: Created;
  secret: string;
}
