// One invoice: what is open of it, the document as it was sent, its lines, and what happened since.
import { IconChevronDown, IconChevronUp, IconDownload } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { invoiceTexts } from '../../../../../shared/texts/generated/console/accounting/invoice.ts';
import { registerTexts } from '../../../../../shared/texts/generated/console/accounting/register.ts';
import { namesTexts } from '../../../../../shared/texts/generated/names.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { ButtonLink, IconButton } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatCalendarDay, formatMoney } from '../../../ui/format.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { PdfView } from '../../../ui/pdf-view.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Status } from '../../../ui/status.tsx';
import { SkeletonLines } from '../../../ui/table-states.tsx';
import { Text } from '../../../ui/text.tsx';
import { useConsole } from '../../session.tsx';
import { Correction } from '../invoice-correction.tsx';
import { type InvoiceDetails, useInvoice, useInvoicePdf } from '../queries.ts';
import { ItemActions } from '../receivables/item-actions.tsx';
import { NotePayment } from '../receivables/note-payment.tsx';
import { cents } from '../receivables/queries.ts';
import { stateOf } from '../register/format-state.ts';
import { type InvoiceHistory, useHistory } from '../register/queries.ts';
import { readRegisterSearch } from '../register/register-search.ts';
import invoiceCss from './invoice.module.css';
import { InvoiceLines } from './invoice-lines.tsx';
import { Corrections, InvoiceFacts, Mails, Payments, Reminders } from './invoice-sides.tsx';
import { SendAgain } from './send-again.tsx';

const route = getRouteApi('/frame/accounting/invoices/$number');

export function InvoicePage() {
  const texts = useTexts(invoiceTexts);
  const { number } = route.useParams();
  const search = readRegisterSearch(route.useSearch());
  const query = useInvoice(number);
  const history = useHistory(number, search);
  const invoice = query.data;
  return (
    <>
      <PageHead
        title={number}
        crumbs={[
          { label: texts.accounting, to: '/accounting' },
          { label: texts.all, to: '/accounting/invoices' },
          { label: number },
        ]}
        aside={history.data && <Beside history={history.data} />}
        meta={invoice && history.data && <Sentence invoice={invoice} history={history.data} />}
      >
        {invoice && history.data && <Actions invoice={invoice} history={history.data} />}
      </PageHead>
      <QueryBoundary query={query}>
        {invoice ? (
          <div className={invoiceCss.columns}>
            <Stack gap="4" className={invoiceCss.main}>
              <Paper invoice={invoice} />
              <InvoiceLines invoice={invoice} />
            </Stack>
            <div className={invoiceCss.sides}>
              <InvoiceFacts invoice={invoice} />
              <QueryBoundary query={history}>
                {history.data && (
                  <>
                    <Payments invoice={invoice} history={history.data} />
                    <Reminders invoice={invoice} history={history.data} />
                  </>
                )}
              </QueryBoundary>
              <Corrections invoice={invoice} />
              {history.data && <Mails invoice={invoice} history={history.data} />}
            </div>
          </div>
        ) : (
          <SkeletonLines lines={6} />
        )}
      </QueryBoundary>
    </>
  );
}

/** What is open of it and why, and whose it is. */
function Sentence({ invoice, history }: { invoice: InvoiceDetails; history: InvoiceHistory }) {
  const texts = useTexts(invoiceTexts);
  const words = useTexts(registerTexts);
  const { invoiceKinds } = useTexts(namesTexts);
  const language = useLanguage();
  const { invoice: found, today } = history;
  const { text, tone, mark } = stateOf({ texts: words, language, today }, found);
  const { open, currency } = found;
  const sentence =
    open !== null && open > 0
      ? texts.openSentence({ amount: formatMoney(language, cents(open), currency), state: text })
      : texts.endedSentence({ state: text });
  return (
    <>
      <strong className={invoiceCss.sentence}>
        <Status tone={tone} mark={mark}>
          {sentence}
        </Status>
      </strong>
      <span>
        {invoiceKinds[invoice.kind]}, {invoice.partyName ?? invoice.accountName}
      </span>
    </>
  );
}

/** To the invoices above and below it in the list from which the reader came. */
function Beside({ history: { before, after } }: { history: InvoiceHistory }) {
  const texts = useTexts(invoiceTexts);
  const navigate = route.useNavigate();
  const search = readRegisterSearch(route.useSearch());
  const open = (number: string) =>
    void navigate({ to: '/accounting/invoices/$number', params: { number }, search });
  return (
    <Row gap="1" inline>
      <IconButton label={texts.before} outlined disabled={before === null} onClick={() => open(before!)}>
        <IconChevronUp />
      </IconButton>
      <IconButton label={texts.after} outlined disabled={after === null} onClick={() => open(after!)}>
        <IconChevronDown />
      </IconButton>
    </Row>
  );
}

function Actions({ invoice, history }: { invoice: InvoiceDetails; history: InvoiceHistory }) {
  const { may } = useConsole();
  const { open } = history.invoice;
  if (!may('accounting')) return null;
  return (
    <Row gap="2" wrap>
      {open !== null && open > 0 && <NotePayment item={{ ...history.invoice, open }} isMain />}
      <SendAgain invoice={invoice} />
      {open !== null && open > 0 && <ItemActions item={{ ...history.invoice, open }} />}
      <Correction invoice={invoice} />
    </Row>
  );
}

function Paper({ invoice: { invoiceNumber, invoiceDate, hasXml } }: { invoice: InvoiceDetails }) {
  const texts = useTexts(invoiceTexts);
  const language = useLanguage();
  const pdf = useInvoicePdf(invoiceNumber);
  const [pages, setPages] = useState<number | null>(null);
  const onPages = useCallback((count: number) => setPages(count), []);
  const address = `/api/v1/ops/accounting/invoices/${invoiceNumber}`;
  const about = [
    formatCalendarDay(language, invoiceDate),
    ...(pages === null ? [] : [texts.pages({ count: pages })]),
    ...(hasXml ? [texts.withXml] : []),
  ];
  return (
    <section className={invoiceCss.paper} aria-label={texts.asSent}>
      <Row as="header" gap="3" justify="between" wrap>
        <h2>
          {texts.asSent} <Text tone="muted">{about.join(', ')}</Text>
        </h2>
        <Row gap="2" inline>
          <ButtonLink
            small
            icon={<IconDownload size={16} />}
            href={`${address}/pdf`}
            aria-label={texts.openPdf({ number: invoiceNumber })}
            download
          >
            {texts.pdf}
          </ButtonLink>
          {hasXml && (
            <ButtonLink
              small
              icon={<IconDownload size={16} />}
              href={`${address}/xml`}
              aria-label={texts.openXml({ number: invoiceNumber })}
              download
            >
              {texts.xml}
            </ButtonLink>
          )}
        </Row>
      </Row>
      <div className={invoiceCss.desk}>
        <ErrorState error={pdf.error} />
        {!pdf.error && (
          <PdfView file={pdf.data} label={texts.pdfOf({ number: invoiceNumber })} onPages={onPages} />
        )}
      </div>
    </section>
  );
}
