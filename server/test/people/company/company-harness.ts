// Accounts with company sign-in, for tests.

import {
  type ProviderOptions,
  type ProviderPerson,
  startProvider,
  type TestProvider,
} from '../../harness/oidc-provider.ts';
import { cookiesOf, newPortalUser, type PortalUser, portalCalls } from '../../harness/portal.ts';
import type { TestResponse, TestService } from '../../harness/service.ts';

export interface CompanyAccount extends PortalUser {
  provider: TestProvider;
  domain: string;
  settings: Record<string, unknown>;
  /** Changes some of the settings. */
  save(changes: Record<string, unknown>): Promise<TestResponse>;
  /** Goes to the provider as this person and comes back; the answer of the service. */
  signIn(email: string): Promise<TestResponse>;
  /** Only goes to the provider: the query with which the browser comes back, and its cookie. */
  goTo(email: string): Promise<{ query: string; cookie: string }>;
  finish(answer: { query: string; cookie: string }, connection?: string): Promise<TestResponse>;
}

let counted = 0;

export async function companyAccount(
  service: TestService,
  people: (domain: string) => ProviderPerson[],
  options: Partial<Pick<ProviderOptions, 'claimsInToken'>> & { settings?: Record<string, unknown> } = {},
): Promise<CompanyAccount> {
  counted += 1;
  const domain = `company-${counted}.example`;
  const admin = await newPortalUser(service, { email: `admin@${domain}` });
  const { portal, account } = admin;
  const { redirectAddress, signOutAddress } = (await portal('GET', '/company-sign-in')).json;
  const clientId = `handover-${counted}`;
  const clientSecret = `secret-${counted}/+ of the tests`;
  const provider = await startProvider({
    clock: service.clock,
    people: people(domain),
    clients: [{ clientId, clientSecret, redirectAddress, signOutAddress }],
    ...options,
  });
  const settings = {
    issuer: provider.issuer,
    clientId,
    clientSecret,
    defaultRole: 'member',
    active: true,
    ...options.settings,
  };
  const saved = await portal('PUT', '/company-sign-in', settings);
  if (saved.status !== 200) throw new Error(saved.text);
  const added = await portal('POST', '/company-sign-in/domains', { domain });
  const path = `/accounts/${account.id}/company-sign-in/domains/${added.json.id}/confirm`;
  const confirmed = await service.ops('POST', path);
  if (confirmed.status !== 200) throw new Error(confirmed.text);

  const anyone = portalCalls(service);
  const goTo: CompanyAccount['goTo'] = async (email) => {
    const started = await anyone('POST', '/session/company-start', { email: `somebody@${domain}` });
    if (started.status !== 200) throw new Error(started.text);
    const back = await provider.signIn(started.json.url, email);
    return { query: back.search, cookie: cookiesOf(started) };
  };
  const finish: CompanyAccount['finish'] = ({ query, cookie }, connection = account.id) =>
    portalCalls(service, cookie)('POST', '/session/company', { connection, query });
  return {
    ...admin,
    provider,
    domain,
    settings,
    goTo,
    finish,
    save: (changes) => portal('PUT', '/company-sign-in', { ...settings, ...changes }),
    signIn: async (email) => finish(await goTo(email)),
  };
}
