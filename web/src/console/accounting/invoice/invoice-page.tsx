// One invoice: its lines, what corrects what, its files and its mail.

import { getRouteApi, Link } from '@tanstack/react-router';
import { invoiceTexts } from '../../../../../shared/texts/generated/console/accounting/invoice.ts';
import { namesTexts } from '../../../../../shared/texts/generated/names.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { describeBilledOrder } from '../../../orders/billed-line.ts';
import { toast } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Fact, FactGroup, Facts } from '../../../ui/facts.tsx';
import { formatCalendarDay, formatMoney } from '../../../ui/format.ts';
import { Card, Row, Stack } from '../../../ui/layout.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Marked } from '../../../ui/status.tsx';
import { SkeletonLines } from '../../../ui/table-states.tsx';
import { Text } from '../../../ui/text.tsx';
import { useConsole } from '../../session.tsx';
import { Correction } from '../invoice-correction.tsx';
import { type InvoiceDetails, useInvoice, useSendAgain } from '../queries.ts';
import invoiceCss from './invoice.module.css';
import { Files, InvoiceLink, MailState } from './invoice-parts.tsx';

const route = getRouteApi('/frame/accounting/invoices/$number');
const cents = (amount: number) => Math.round(amount * 100);

export function InvoicePage() {
  const texts = useTexts(invoiceTexts);
  const language = useLanguage();
  const { invoiceKinds } = useTexts(namesTexts);
  const { number } = route.useParams();
  const query = useInvoice(number);
  const invoice = query.data;
  const money = (amount: number, currency: string) => formatMoney(language, cents(amount), currency);
  return (
    <>
      <PageHead
        title={
          invoice
            ? texts.title({
                kind: invoiceKinds[invoice.kind],
                number,
                amount: money(invoice.gross, invoice.currency),
                name: invoice.partyName ?? invoice.accountName,
              })
            : number
        }
        crumbs={[{ label: texts.accounting, to: '/accounting' }, { label: number }]}
        actions={
          invoice && (
            <Row gap="3" wrap>
              <Files invoice={invoice} />
              <Correction invoice={invoice} />
            </Row>
          )
        }
      />
      <QueryBoundary query={query}>
        {invoice ? (
          <div className={invoiceCss.columns}>
            <Lines invoice={invoice} />
            <Stack gap="4">
              <InvoiceFacts invoice={invoice} />
              <Corrections invoice={invoice} />
              <MailFacts invoice={invoice} />
            </Stack>
          </div>
        ) : (
          <SkeletonLines lines={6} />
        )}
      </QueryBoundary>
    </>
  );
}

function Lines({ invoice }: { invoice: InvoiceDetails }) {
  const texts = useTexts(invoiceTexts);
  const language = useLanguage();
  const { currency, lines, vatGroups } = invoice;
  const money = (amount: number) => formatMoney(language, cents(amount), currency);
  const sums: [string, number][] = [
    [texts.net, invoice.net],
    ...vatGroups.map(({ category, rate, vat }): [string, number] => [
      category === 'AE' ? texts.reverseCharge : texts.vat({ rate: `${rate} %` }),
      vat,
    ]),
  ];
  return (
    // A scrollable element must be reachable by keyboard.
    <Card as="section" className={invoiceCss.lines} aria-label={texts.lines} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{texts.lines}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.position}</th>
            <th scope="col">{texts.description}</th>
            <th scope="col" className={invoiceCss.amount}>
              {texts.quantity}
            </th>
            <th scope="col" className={invoiceCss.amount}>
              {texts.vatRate}
            </th>
            <th scope="col" className={invoiceCss.amount}>
              {texts.net}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ position, description, quantity, vatRate, net, creditable, ...line }) => (
            <tr key={position}>
              <td>{position}</td>
              <td>
                {description}
                <Text as="div" tone="muted">
                  {describeBilledOrder(line)}
                </Text>
                {invoice.creditedBy.length > 0 && creditable !== net && (
                  <Text as="div" tone="muted">
                    {texts.left}: {money(creditable)}
                  </Text>
                )}
              </td>
              <td className={invoiceCss.amount}>{quantity.toLocaleString(language)}</td>
              <td className={invoiceCss.amount}>{vatRate} %</td>
              <td className={invoiceCss.amount}>{money(net)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(([name, amount]) => (
            <tr key={name}>
              <td colSpan={4} className={invoiceCss.amount}>
                {name}
              </td>
              <td className={invoiceCss.amount}>{money(amount)}</td>
            </tr>
          ))}
          <tr>
            <td colSpan={4} className={invoiceCss.amount}>
              <strong>{texts.gross}</strong>
            </td>
            <td className={invoiceCss.amount}>
              <strong>{money(invoice.gross)}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}

function InvoiceFacts({ invoice }: { invoice: InvoiceDetails }) {
  const texts = useTexts(invoiceTexts);
  const language = useLanguage();
  const { open, currency, orderNumber, orderCount, accountId, accountName, reason } = invoice;
  return (
    <FactGroup title={texts.facts}>
      <Facts>
        <Fact name={texts.account}>
          <Link to="/accounts/$id" params={{ id: accountId }}>
            {accountName}
          </Link>
        </Fact>
        <Fact name={texts.order}>
          {orderNumber === null ? (
            texts.orders({ count: orderCount })
          ) : (
            <Link to="/orders/$id" params={{ id: orderNumber }}>
              {orderNumber}
            </Link>
          )}
        </Fact>
        <Fact name={texts.date}>{formatCalendarDay(language, invoice.invoiceDate)}</Fact>
        {open !== null && <Fact name={texts.dueOn}>{formatCalendarDay(language, invoice.dueOn)}</Fact>}
        {open !== null && (
          <Fact name={texts.open}>
            {open === 0 ? (
              <Marked tone="good">{texts.settled}</Marked>
            ) : (
              formatMoney(language, cents(open), currency)
            )}
          </Fact>
        )}
        {reason !== null && <Fact name={texts.reason}>{reason}</Fact>}
      </Facts>
    </FactGroup>
  );
}

/** What corrects what, each with its link. */
function Corrections({ invoice }: { invoice: InvoiceDetails }) {
  const texts = useTexts(invoiceTexts);
  const { kind, corrects, cancelledBy, creditedBy, replacedBy } = invoice;
  const relations: [string, string][] = [
    ...(corrects ? [[texts.corrects[kind], corrects] as [string, string]] : []),
    ...(cancelledBy ? [[texts.cancelledBy, cancelledBy] as [string, string]] : []),
    ...creditedBy.map((number): [string, string] => [texts.creditedBy, number]),
    ...(replacedBy ? [[texts.replacedBy, replacedBy] as [string, string]] : []),
  ];
  return (
    <FactGroup title={texts.corrections}>
      {relations.length === 0 ? (
        <Text as="p" tone="muted">
          {texts.noCorrections}
        </Text>
      ) : (
        <Facts>
          {relations.map(([name, number]) => (
            <Fact key={number} name={name}>
              <InvoiceLink number={number} />
            </Fact>
          ))}
        </Facts>
      )}
    </FactGroup>
  );
}

function MailFacts({ invoice }: { invoice: InvoiceDetails }) {
  const texts = useTexts(invoiceTexts);
  const { may } = useConsole();
  const { invoiceNumber, mail, mailTo, address } = invoice;
  const sending = useSendAgain(invoiceNumber, (email) =>
    toast(texts.sentAgain({ number: invoiceNumber, email })),
  );
  return (
    <FactGroup title={texts.mail}>
      <Facts>
        <Fact name={texts.lastMail}>
          <MailState invoice={invoice} /> {mail?.recipient}
        </Fact>
      </Facts>
      {mailTo === null && (
        <Text as="p" tone="muted">
          {texts.mailsOff}
        </Text>
      )}
      <ErrorState error={sending.error} />
      {may('accounting') && address !== null && (
        <Button busy={sending.isPending} onClick={() => sending.mutate()}>
          {texts.sendAgain({ email: address })}
        </Button>
      )}
    </FactGroup>
  );
}
