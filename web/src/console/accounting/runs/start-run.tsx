// Starts an invoice run for all customers, or for the chosen ones.
import { IconReceiptEuro } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { runsTexts } from '../../../../../shared/texts/generated/console/accounting/runs.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatSums } from '../../../ui/format.ts';
import { pageAction } from '../../../ui/row-actions.ts';
import { useConsole } from '../../session.tsx';
import { lastNumberOf } from '../next-numbers.ts';
import { amountsOf, countOf, type Sum, type useRunPreview, useStartRun } from './queries.ts';

type Preview = NonNullable<ReturnType<typeof useRunPreview>['data']>;

/** The preview without the customers that are left out. */
export function choose(preview: Preview, leftOut: ReadonlySet<string>): Preview {
  if (leftOut.size === 0) return preview;
  const data = preview.data.filter(({ accountId }) => !leftOut.has(accountId));
  const totals = new Map<string, Sum>();
  for (const sum of data.filter(({ isBlocked }) => !isBlocked).flatMap(({ sums }) => sums)) {
    const { currency } = sum;
    const before = totals.get(currency) ?? { currency, orders: 0, invoices: 0, net: 0, gross: 0 };
    totals.set(currency, {
      currency,
      orders: before.orders + sum.orders,
      invoices: before.invoices + sum.invoices,
      net: before.net + sum.net,
      gross: before.gross + sum.gross,
    });
  }
  return { ...preview, data, sums: [...totals.values()] };
}

/** The confirmation names the first customers, and how many there are besides. */
const SHOWN_NAMES = 3;

export function StartRun({
  preview: { sums, until, nextInvoiceNumber, data },
  isAll,
}: {
  preview: Preview;
  isAll: boolean;
}) {
  const texts = useTexts(runsTexts);
  const language = useLanguage();
  const { may } = useConsole();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const starting = useStartRun(({ id }) => {
    setOpen(false);
    void navigate({ to: '/accounting/runs/$id', params: { id } });
  });
  const count = countOf(sums, 'invoices');
  if (!may('accounting') || count === 0) return null;
  const sum = (field: 'net' | 'gross') => formatSums(language, amountsOf(sums, field));
  const billed = data.filter((one) => !one.isBlocked && one.sums.length > 0);
  const names = billed.map((one) => one.accountName);
  const last = lastNumberOf(nextInvoiceNumber, count);
  const named = {
    count,
    ordersDue: countOf(sums, 'orders'),
    net: sum('net'),
    gross: sum('gross'),
    first: nextInvoiceNumber,
    last,
    isSame: nextInvoiceNumber === last,
    customers: names.length,
    names: names.slice(0, SHOWN_NAMES).join(', '),
    rest: Math.max(0, names.length - SHOWN_NAMES),
  };
  return (
    <>
      <Button kind="filled" {...pageAction} icon={<IconReceiptEuro />} onClick={() => setOpen(true)}>
        {texts.start({ count })}
      </Button>
      <Dialog
        open={open}
        title={texts.startTitle({ count })}
        onClose={() => setOpen(false)}
        foot={{
          primary: {
            label: texts.start({ count }),
            change: starting,
            onClick: () =>
              starting.mutate({
                until,
                ...(!isAll && { accountIds: billed.map(({ accountId }) => accountId) }),
              }),
          },
        }}
      >
        <p>{texts.startText(named)}</p>
        <p>{texts.startFinal}</p>
      </Dialog>
    </>
  );
}
