import { defineErrors } from '../platform/errors.ts';

export const peopleErrors = defineErrors({
  SIGN_IN_REQUIRED: {
    status: 401,
    message: 'Nobody is signed in, or the session has ended. Sign in again.',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 401,
    message: 'This person also signs in with a one-time code. Send it as "code".',
  },
  CONFIRMATION_REQUIRED: {
    status: 403,
    message:
      'This needs a confirmation: call confirmSession with a one-time code, a passkey or, without a second factor, your password, then repeat the call.',
    details: { factors: ['code', 'passkey'] },
  },
  ADMIN_TOO_NEW: {
    status: 403,
    message:
      'You may do this a day after you became an admin, or set up your first factor. Another admin can allow it earlier, with trustAdmin.',
    details: { trustedFrom: '2026-11-19T09:30:00.000Z' },
  },
  ROLE_NOT_SUFFICIENT: {
    status: 403,
    message: 'Your role does not allow this; details names the roles that do. Ask an admin of your account.',
    details: { role: 'viewer', allowed: ['admin', 'developer'] },
  },
  ALREADY_SET_UP: {
    status: 409,
    message: 'There are people of the operator already. Sign in, or let an admin invite you.',
  },
  ADDRESS_HAS_ACCESS: {
    status: 409,
    message:
      'This address already signs in to another account. Sign in there, or ask for an invitation with another address.',
  },
  COMPANY_SIGN_IN_REQUIRED: {
    status: 403,
    message: 'People of this account sign in with their company. Choose "Sign in with your company".',
  },
  COMPANY_SIGN_IN_REFUSED: {
    status: 403,
    message: 'The company sign-in was refused; details.reason says why.',
    details: { reason: 'domain_unproven', said: 'customer.example' },
  },
  ORIGIN_NOT_ALLOWED: {
    status: 403,
    message: 'The call comes from another address than the pages of this service. Open them at PUBLIC_URL.',
    details: { openAt: 'https://transfers.example' },
  },
});
