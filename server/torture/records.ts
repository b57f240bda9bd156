// The client's own list: what it sent and what was acknowledged. Everything is compared with this list.

interface SentPhoto {
  id: string;
  kind: 'pickup' | 'delivery';
  sha256: string;
}

export interface SentOrder {
  /** The idempotency key, which is also the externalOrderId. */
  key: string;
  accountId: string;
  apiKey: string;
  id: string | null;
  gross: number | null;
  /** The types that the acknowledged steps lead to, in their order. */
  events: string[];
  photos: SentPhoto[];
  uploads: string[];
  positions: number;
  invoiceNumber: string | null;
  /** The reference of the bank entry that pays the invoice. */
  payment: string | null;
  isFinished: boolean;
}

export interface SentImport {
  accountId: string;
  fileName: string;
  keys: string[];
  isFinished: boolean;
}

export interface Records {
  orders: SentOrder[];
  imports: SentImport[];
  invoiceRuns: string[];
  /** What must never happen, each as a sentence. */
  violations: string[];
  calls: CallCounts;
  /** Whether events may arrive in another order: after a clock was set back, those of the hour ahead are due later. */
  mayOvertake: boolean;
}

interface CallCounts {
  answered: number;
  repeated: number;
  /** Failed attempts by what the caller saw: a status with its code, or an error of the connection. */
  failures: Map<string, number>;
  slowestMs: number;
}

export function newRecords(): Records {
  const calls = { answered: 0, repeated: 0, failures: new Map<string, number>(), slowestMs: 0 };
  return { orders: [], imports: [], invoiceRuns: [], violations: [], calls, mayOvertake: false };
}
