import { z } from 'zod';
import { OPERATOR_ROLES } from '../../../people/user.ts';
import { userRoutes } from '../../shared/people/user-routes.ts';
import { operationsRoute } from '../admit.ts';

export const operatorUserRoutes = userRoutes({
  name: 'the operator',
  route: operationsRoute,
  seeing: { who: 'all' },
  managing: { who: 'admins' },
  role: z.enum(OPERATOR_ROLES),
  alwaysRequired: ['admin'],
  example: { email: 'tom@operator.example', name: 'Tom Albers', role: 'dispatcher' },
  accountOf: () => null,
  actorOf: (caller) => caller,
  operationId: (plain) =>
    plain.replace('User', 'OperatorUser').replace('inviteAgain', 'inviteOperatorUserAgain'),
});
