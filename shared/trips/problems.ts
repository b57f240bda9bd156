// What a driver can report on the way, and the reasons that can be chosen.
export const PROBLEM_REASONS = {
  DELAY: ['TRAFFIC', 'WEATHER', 'CHARGING_OR_FUEL', 'BREAK', 'OTHER'],
  BREAKDOWN: ['TYRE', 'ENGINE', 'BATTERY', 'OTHER'],
  ACCIDENT: ['HURT', 'NOT_HURT'],
} as const;

export type ProblemKind = keyof typeof PROBLEM_REASONS;
export const PROBLEM_KINDS = Object.keys(PROBLEM_REASONS) as ProblemKind[];
export type ProblemReason = (typeof PROBLEM_REASONS)[ProblemKind][number];
export const ALL_PROBLEM_REASONS = [...new Set(Object.values(PROBLEM_REASONS).flat())] as ProblemReason[];
