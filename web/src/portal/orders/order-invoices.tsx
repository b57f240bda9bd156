// The invoices of an order with their state; nothing until there is one.

import { useTexts } from '../../messages/use-texts.ts';
import { Fact, FactGroup, Facts } from '../../ui/facts.tsx';
import { Amount, InvoiceLink, InvoiceState } from '../invoices/invoice-parts.tsx';
import { useInvoicesOfOrder } from '../invoices/queries.ts';
import { invoicesTexts } from '../invoices/texts.ts';

export function OrderInvoices({ orderId }: { orderId: string }) {
  const texts = useTexts(invoicesTexts);
  const { data: invoices } = useInvoicesOfOrder(orderId);
  if (!invoices || invoices.length === 0) return null;
  return (
    <FactGroup title={texts.title}>
      <Facts>
        {invoices.map((invoice) => (
          <Fact key={invoice.number} name={texts.kinds[invoice.kind]}>
            <InvoiceLink number={invoice.number} />
            <div>
              <Amount value={invoice.gross} currency={invoice.currency} />
            </div>
            {invoice.state && <InvoiceState invoice={invoice} />}
          </Fact>
        ))}
      </Facts>
    </FactGroup>
  );
}
