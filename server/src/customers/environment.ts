// The two worlds a credential can act in, and the scope that everything stored belongs to.
export const ENVIRONMENTS = ['production', 'sandbox'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Every query of customer data names both. */
export interface Scope {
  accountId: string;
  environment: Environment;
}

/** Nothing in a test environment is real: no driver drives, nothing is billed. */
export function isTest(environment: Environment): boolean {
  return environment === 'sandbox';
}
