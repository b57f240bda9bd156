// An approved extra or expense, as an invoice bills it.
import type { Language } from '../../platform/language.ts';

export interface BillableExtra {
  extraId: string;
  orderId: string;
  kind: 'EXTRA' | 'EXPENSE';
  description: Record<Language, string>;
  quantity: number;
  /** UN/ECE code: C62 is one. */
  unit: string;
  unitNetCents: number;
  netCents: number;
}
