// The pages of company sign-in, in portal and console.
import { startProvider } from '../../server/test/harness/oidc-provider.ts';
import type { CallPortal } from '../../server/test/harness/portal.ts';
import type { AppearanceContext, PageCase } from './context.ts';

/** The discovery works; the test fails at the issuer afterwards. */
async function setUp({ service }: AppearanceContext, calls: CallPortal): Promise<() => Promise<void>> {
  const { redirectAddress, signOutAddress } = (await calls('GET', '/company-sign-in')).json;
  const clientSecret = 'secret of the client';
  const provider = await startProvider({
    clock: service.clock,
    people: [],
    clients: [{ clientId: 'handover', clientSecret, redirectAddress, signOutAddress }],
  });
  await calls('PUT', '/company-sign-in', {
    issuer: provider.issuer,
    clientId: 'handover',
    clientSecret,
    roleClaim: 'realm_access.roles',
    roles: [
      { value: 'handover-administratorinnen-und-administratoren', role: 'admin' },
      { value: 'handover', role: 'viewer' },
    ],
    active: true,
  });
  return () => provider.close();
}

export const COMPANY_PAGES: readonly PageCase[] = [
  [
    'company sign-in of a customer',
    async (context) => {
      const { portal } = await context.asCustomer();
      const close = await setUp(context, portal);
      await portal('POST', '/company-sign-in/domains', { domain: 'donaudampfschifffahrt-fuhrpark.example' });
      await context.open('/portal/production/settings/company-sign-in?lang=en');
      await context.page.getByText('Not proven yet').waitFor();
      await close();
      await context.page.getByRole('button', { name: 'Run the test' }).click();
      await context.page.getByText('Failed', { exact: true }).waitFor();
    },
  ],
  [
    'company sign-in of the operator',
    async (context) => {
      const { console: desk } = await context.asOperator();
      await (await setUp(context, desk))();
      await desk('POST', '/company-sign-in/domains', { domain: 'operator.example' });
      await context.open('/console/settings/company-sign-in?lang=de');
      await context.page.getByText('Vom Betreiber bestätigt').waitFor();
    },
  ],
  [
    'signing in where only the company is a way',
    async (context) => {
      const { service, page } = context;
      const { portal, account } = await context.asCustomer();
      await (await setUp(context, portal))();
      const domain = `only-${account.id.slice(-6)}.example`;
      const added = await portal('POST', '/company-sign-in/domains', { domain });
      await service.ops('POST', `/accounts/${account.id}/company-sign-in/domains/${added.json.id}/confirm`);
      await service.services.core.sql`
        update company_connections set is_required = true where account_id = ${account.id}`;
      await context.clear();
      await context.open('/portal/sign-in?lang=de');
      await page.getByLabel('E-Mail').fill(`jana@${domain}`);
      await page.getByRole('button', { name: 'Mit Passwort anmelden' }).waitFor();
    },
  ],
  [
    'a refused company sign-in',
    async (context) => {
      await context.clear();
      await context.open('/portal/company-sign-in/unknown?state=unknown&lang=de');
      await context.page.getByRole('heading', { name: 'Die Anmeldung hat nicht geklappt' }).waitFor();
    },
  ],
];
