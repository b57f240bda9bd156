// An invoice run: what was chosen, its accounts, and what it issued for each.

export const RUN_STATES = ['RUNNING', 'STOPPED', 'DONE'] as const;
export const RUN_ACCOUNT_STATES = ['WAITING', 'DONE', 'BLOCKED'] as const;

export interface InvoiceRun {
  id: string;
  state: (typeof RUN_STATES)[number];
  /** The last day of service, inclusive: 2026-11-30. */
  until: string;
  /** Null for all accounts. */
  accountIds: string[] | null;
  createdAt: Date;
  createdBy: string;
  finishedAt: Date | null;
}

/** What a run issued in one currency. */
export interface RunSum {
  currency: string;
  orderCount: number;
  invoiceCount: number;
  netCents: number;
  grossCents: number;
  firstNumber: string;
  lastNumber: string;
}

/** The error that kept an account from being invoiced. */
export interface RunProblem {
  code: string;
  details: Record<string, unknown>;
}

export interface RunAccount {
  accountId: string;
  accountName: string;
  state: (typeof RUN_ACCOUNT_STATES)[number];
  /** Orders that were due when the run began. */
  orderCount: number;
  problem: RunProblem | null;
  sums: RunSum[];
}

/** A run with the totals of its accounts. */
export interface RunSummary extends InvoiceRun {
  orderCount: number;
  accountCount: number;
  blockedCount: number;
  sums: RunSum[];
}
