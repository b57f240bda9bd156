// A new credential with its secret, which the API returns only once.
import type { components } from '../api/paths/portal.ts';

/** The fields that the dialog shows; the operations API returns fewer fields than the portal API. */
export type Created = Pick<
  components['schemas']['CreatedCredential'],
  | 'id'
  | 'name'
  | 'environment'
  | 'clientId'
  | 'scopes'
  | 'allowedAddresses'
  | 'awaitingApproval'
  | 'expiresAt'
  | 'key'
  | 'clientSecret'
>;

export interface Tried {
  credential: Created;
  secret: string;
}
