// Why a company sign-in was refused: reasons that pages have a text for, found in the errors of `openid-client`.
import { peopleErrors } from '../errors.ts';
import { ProviderUnreachable } from './provider-fetch.ts';

export const REFUSALS = {
  state_unknown:
    'This sign-in was begun in another browser, more than ten minutes ago, or was finished already.',
  provider_refused: 'The provider refused the sign-in.',
  provider_unreachable: 'The provider cannot be reached.',
  provider_answer: 'The provider sent an answer that does not follow OpenID Connect.',
  secret_wrong: 'The provider does not accept the client id and secret.',
  issuer_wrong: 'The answer comes from another issuer than the configured one.',
  audience_wrong: 'The answer is meant for another client.',
  nonce_wrong: 'The answer belongs to another sign-in.',
  key_wrong: 'The signature of the answer does not fit the keys of the provider.',
  clock_wrong: 'The times of the answer do not fit the clock of this service.',
  email_missing: 'The provider sent no mail address.',
  email_unverified: 'The provider says that the mail address is not verified.',
  domain_unproven: 'The domain of the mail address is not proven for this account.',
  role_missing: 'The provider sent no value that has a role here.',
  person_disabled: 'This person may not sign in.',
  person_erased: 'This person was erased. An admin can invite the person again.',
  other_person: 'This mail address belongs to somebody else of the same provider.',
  not_active: 'Company sign-in is switched off for this account.',
} as const;

export type Refusal = keyof typeof REFUSALS;

/** What the provider said, shortened: it is shown to people and logged. */
const MAX_SAID = 200;

/** Thrown on the way; becomes an answer of the API, or a step of a test. */
export class Refused extends Error {
  readonly reason: Refusal;
  readonly said: string | null;

  constructor(reason: Refusal, said: string | null = null, cause?: unknown) {
    super(REFUSALS[reason], { cause });
    this.reason = reason;
    this.said = said?.slice(0, MAX_SAID).replace(/[^\P{C} ]/gu, ' ') ?? null;
  }
}

export function refusedError({ reason, said, message }: Refused) {
  return peopleErrors.COMPANY_SIGN_IN_REFUSED({ message, details: { reason, said } });
}

interface ClientFailure {
  name?: string;
  code?: string;
  error?: string;
  error_description?: string;
  message?: string;
  cause?: unknown;
}

const BY_CODE: Record<string, Refusal> = {
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'clock_wrong',
  OAUTH_KEY_SELECTION_FAILED: 'key_wrong',
  OAUTH_TIMEOUT: 'provider_unreachable',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'issuer_wrong',
};

const BY_CLAIM: Record<string, Refusal> = {
  iss: 'issuer_wrong',
  aud: 'audience_wrong',
  nonce: 'nonce_wrong',
};

export function toRefused(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const unreachable = chainOf(error).find((one) => one instanceof ProviderUnreachable);
  if (unreachable)
    return new Refused('provider_unreachable', (unreachable as ProviderUnreachable).code, error);
  const chain = chainOf(error) as ClientFailure[];
  const { error: said, error_description: text } = chain[0] ?? {};
  if (typeof said === 'string') {
    const reason = said === 'invalid_client' ? 'secret_wrong' : 'provider_refused';
    return new Refused(reason, text ? `${said}: ${text}` : said, error);
  }
  return new Refused(reasonOf(chain), chain.at(-1)?.message ?? null, error);
}

function reasonOf(chain: readonly ClientFailure[]): Refusal {
  for (const { code, message = '', cause } of chain) {
    const claim = (cause as { claim?: string } | undefined)?.claim;
    if (claim !== undefined && BY_CLAIM[claim]) return BY_CLAIM[claim];
    if (code !== undefined && BY_CODE[code]) return BY_CODE[code];
    if (/signature verification failed/.test(message)) return 'key_wrong';
    if (/"iss"/.test(message)) return 'issuer_wrong';
    if (/"nonce"/.test(message)) return 'nonce_wrong';
    if (/"state"/.test(message)) return 'state_unknown';
  }
  return 'provider_answer';
}

function chainOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let one = error; one instanceof Error && chain.length < 5; one = one.cause) chain.push(one);
  return chain;
}
