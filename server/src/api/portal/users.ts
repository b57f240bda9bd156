import { NEW_USER_EXAMPLE, portalRole } from '../shared/people/user-record.ts';
import { userRoutes as usersOf } from '../shared/people/user-routes.ts';
import { portalRoute } from './admit.ts';

export const userRoutes = usersOf({
  name: 'your account',
  route: portalRoute,
  seeing: { who: 'all', carriers: true },
  managing: { who: 'admins', carriers: true },
  role: portalRole,
  alwaysRequired: [],
  example: NEW_USER_EXAMPLE,
  accountOf: ({ account }) => account.id,
  actorOf: ({ actor }) => actor,
});
