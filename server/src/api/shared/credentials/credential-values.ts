// The closed lists of credentials and what each value means.
import { ALL_API_SCOPES, API_SCOPES } from '../../../customers/credentials/api-scopes.ts';
import { ENVIRONMENTS } from '../../../model/environment.ts';
import { describedEnum } from '../../../platform/described-enum.ts';

export const environmentName = describedEnum(ENVIRONMENTS, {
  production: 'Real orders: vehicles are driven and billed',
  sandbox: 'Simulated orders: nothing is driven or billed',
});

export const credentialType = describedEnum(['api_key', 'oauth_client'], {
  api_key: 'An API key, which is sent with every call',
  oauth_client: 'An OAuth client, which exchanges its secret for access tokens of one hour',
});

export const apiScope = describedEnum(ALL_API_SCOPES, API_SCOPES);
