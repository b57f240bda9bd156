// The bank: customers pay what is open, too much, too little, or twice, and the statement is imported.
import { camt053 } from '../../test/money/payments/statement-files.ts';
import { NotPossible } from '../step.ts';
import type { Action, Json } from '../world.ts';
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
      const file = Buffer.from(camt053('08', transactions));
      await turn.call(books(turn), 'POST', `/accounting/statements?fileName=s${step.index}.xml`, file);
      // The same file again adds nothing.
      if (random.chance(0.2))
        await turn.call(books(turn), 'POST', `/accounting/statements?fileName=s${step.index}.xml`, file);
    },
  },
];
