// The settings of company sign-in of the customer's own account.
import { companySignInRoutes } from '../shared/people/company-sign-in-routes.ts';
import { portalRole } from '../shared/people/user-record.ts';
import { portalRoute } from './admit.ts';

export const companySettingsRoutes = companySignInRoutes({
  realm: 'portal',
  name: 'your account',
  route: portalRoute,
  managing: { who: 'admins', carriers: true },
  role: portalRole,
  exampleRole: 'member',
  accountOf: ({ account }) => account.id,
  actorOf: ({ actor }) => actor,
  personOf: (caller) => caller,
});
