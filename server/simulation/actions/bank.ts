// The bank: customers pay what is open, too much, too little, or twice, debits are returned, and statements are imported.
import { camt053 } from '../../test/money/payments/statement-files.ts';
import { NotPossible } from '../step.ts';
import type { Action, Json, Turn } from '../world.ts';
import { books } from './accountant.ts';
import { dayOf } from './order-body.ts';

export const BANK_ACTIONS: Action[] = [
  {
    name: 'bank: customers pay',
    weight: 5,
    async run(turn) {
      const { random, step, now } = turn;
      const json = await turn.read(books(turn), '/accounting/open-items?limit=20');
      const items = json.data.filter(({ open }: Json) => open > 0);
      if (items.length === 0) throw new NotPossible();
      const paid = Array.from({ length: random.between(1, 3) }, () => items[random.below(items.length)]);
      const transactions = paid.map(({ open, invoiceNumber, accountName }, position) => ({
        amount: (random.chance(0.8) ? open : Math.max(1, open + random.between(-20, 20))).toFixed(2),
        remittance: random.chance(0.8) ? `Rechnung ${invoiceNumber}` : 'Danke',
        name: accountName,
        reference: `S${step.index}P${position}`,
        day: dayOf(now),
      }));
      // A statement is of one bank account, in one currency.
      const { currency } = paid[0]!;
      const own = transactions.filter((_, position) => paid[position]!.currency === currency);
      await importTwice(turn, camt053('08', own).replaceAll('Ccy="EUR"', `Ccy="${currency}"`));
    },
  },
  {
    name: 'bank: a debit is returned',
    weight: 0.7,
    async run(turn) {
      const { data } = await turn.read(books(turn), '/accounting/payments?state=ALLOCATED&limit=20');
      const paid = data.filter(({ amount, byHand }: Json) => amount > 0 && !byHand);
      if (paid.length === 0) throw new NotPossible();
      const { amount, remittance, payerName, currency } = turn.random.pick<Json>(paid);
      const returned = {
        amount: amount.toFixed(2),
        remittance: `Rücklastschrift ${remittance}`,
        name: payerName,
        reference: `R${turn.step.index}`,
        day: dayOf(turn.now),
        debit: true,
      };
      await importTwice(turn, camt053('08', [returned]).replaceAll('Ccy="EUR"', `Ccy="${currency}"`));
    },
  },
];

/** Sometimes the same file again, which adds nothing. */
async function importTwice(turn: Turn, content: string): Promise<void> {
  const path = `/accounting/statements?fileName=s${turn.step.index}.xml`;
  const file = Buffer.from(content);
  await turn.call(books(turn), 'POST', path, file);
  if (turn.random.chance(0.2)) await turn.call(books(turn), 'POST', path, file);
}
