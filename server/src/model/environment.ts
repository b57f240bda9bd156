// The two environments of a credential, and the scope of all stored customer data.
export const ENVIRONMENTS = ['production', 'sandbox'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Every query of customer data has both. */
export interface Scope {
  accountId: string;
  environment: Environment;
}

/** Nothing in the sandbox is real: no vehicle is driven, nothing is billed. */
export function isTest(environment: Environment): boolean {
  return environment === 'sandbox';
}
