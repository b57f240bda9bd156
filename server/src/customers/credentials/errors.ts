import { defineErrors } from '../../platform/errors.ts';

export const accessErrors = defineErrors({
  UNAUTHORIZED: {
    status: 401,
    message:
      'No credentials. Send "Authorization: Bearer <access token or API key>" or "X-API-Key: <API key>".',
  },
  INVALID_CREDENTIALS: {
    status: 401,
    message: 'The credential is unknown or has been revoked. Check that it was copied whole.',
  },
  TOKEN_EXPIRED: {
    status: 401,
    message: 'The access token has expired. Obtain a new one from POST /extern/oauth/token.',
  },
  INVALID_TOKEN: {
    status: 401,
    message:
      'The access token was altered, cut or not issued by this service. Obtain a new one; API keys begin with svc_test_ or svc_live_.',
  },
  ACCESS_TOKEN_REQUIRED: {
    status: 401,
    message:
      'This is the secret of an OAuth client. Exchange it for an access token at POST /extern/oauth/token.',
  },
  CREDENTIALS_EXPIRED: {
    status: 401,
    message: 'The credential has expired. Create a new one.',
  },
  CREDENTIALS_DISABLED: {
    status: 401,
    message: 'The credential is disabled. Enable it again or use another one.',
  },
  CREDENTIALS_AWAITING_APPROVAL: {
    status: 401,
    message:
      'The credential may order in production and waits for the approval of an admin of your account, who got a mail about it.',
  },
  /** Only the older interface distinguishes a key of a deleted account from an unknown one. */
  NO_TENANT: {
    status: 401,
    message: 'The account of this credential no longer exists.',
  },
  ACCOUNT_SUSPENDED: {
    status: 403,
    message: 'The account is suspended. Please contact the operator.',
  },
  ACCOUNT_NOT_ELIGIBLE: {
    status: 403,
    message: 'Only accounts of ordering customers can use this interface.',
  },
  FEATURE_NOT_ENABLED: {
    status: 403,
    message: 'API v1 is not enabled for production of this account. Use the sandbox or contact the operator.',
  },
  SANDBOX_ONLY: {
    status: 403,
    message: 'This endpoint works only with test credentials.',
  },
  CREDENTIAL_ALREADY_ROLLED: {
    status: 409,
    message: 'This credential was rolled already; details.rolledTo names the one that takes its place.',
    details: { rolledTo: '0199a0c2-7c4e-7000-8000-000000000040' },
  },
  TOO_MANY_CREDENTIALS: {
    status: 409,
    message: 'An environment has at most 100 credentials. Revoke those that nobody uses.',
  },
  INSUFFICIENT_SCOPE: {
    status: 403,
    message: 'The credential lacks a scope that this call needs; details names required and granted ones.',
    details: { required: ['orders:write'], granted: ['orders:read'] },
    detailTexts: {
      required: 'The scopes that the call needs',
      granted: 'The scopes that the credential holds, or that the token was limited to',
    },
  },
});
