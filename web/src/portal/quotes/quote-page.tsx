// One quote: its offer, its validity, and the decision.

import { IconFileTypePdf } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { findText } from '../../../../shared/text/find-text.ts';
import { type QuotesTexts, quotesTexts } from '../../../../shared/texts/generated/portal/quotes.ts';
import { portal } from '../../api/client.ts';
import { useCall } from '../../api/use-call.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { formatWhen } from '../../orders/format-when.ts';
import { toCents } from '../../orders/order-status.tsx';
import { PriceFacts } from '../../orders/price-facts.tsx';
import buttonCss from '../../ui/button.module.css';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy.tsx';
import factsCss from '../../ui/facts.module.css';
import { Fact, FactGroup, Facts } from '../../ui/facts.tsx';
import { formatMoney } from '../../ui/format.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Route } from '../../ui/route.tsx';
import { Text } from '../../ui/text.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { useMinute } from '../../ui/use-now.ts';
import orderCss from '../orders/order.module.css';
import { customerOrderTexts } from '../orders/texts.ts';
import { usePortal } from '../session.tsx';
import { AcceptDialog, DeclineDialog } from './decide-dialogs.tsx';
import { type PortalQuote, QuoteState } from './quote-rows.tsx';
import quotesCss from './quotes.module.css';

const route = getRouteApi('/$environment/quotes/$id');

/** The lines of a quote are shown as the operator wrote them. */
const AS_WRITTEN = { code: null, passThrough: false, fromKm: null, percent: null };

export function QuotePage() {
  const { id } = route.useParams();
  const { environment } = usePortal();
  const read = useCall([environment, 'quotes', 'one', id], (signal) =>
    portal.GET('/{environment}/quotes/{id}', { params: { path: { environment, id } }, signal }),
  );
  return (
    <QueryBoundary query={read}>
      {read.data ? <Quote quote={read.data} /> : <div className={quotesCss.quoteLoading} aria-busy="true" />}
    </QueryBoundary>
  );
}

function Quote({ quote }: { quote: PortalQuote }) {
  const texts = useTexts(quotesTexts);
  const orders = useTexts(customerOrderTexts);
  const language = useLanguage();
  const { environment } = usePortal();
  const nowMs = useMinute();
  const formatContext = { texts: orders, language, nowMs };
  const name = quote.quoteNumber ?? quote.requestNumber;
  return (
    <>
      <PageHead
        crumbs={[{ label: texts.title, to: `/${environment}/quotes` }, { label: name }]}
        title={formatQuote(
          texts,
          language,
          quote,
          quote.validUntil ? formatWhen(formatContext, quote.validUntil) : '',
        )}
        meta={
          <>
            <QuoteState state={quote.state} />
            <Route from={quote.from} to={quote.to} />
            <Row as="span" gap="0-5" inline>
              <strong>{name}</strong>
              <CopyButton text={name} />
            </Row>
            {quote.isChange && <span>{texts.changeOf({ number: quote.orderNumber ?? '' })}</span>}
            {quote.version > 0 && <Text tone="muted">{texts.version({ version: quote.version })}</Text>}
          </>
        }
        actions={<Decision quote={quote} />}
      />
      <div className={factsCss.factsColumns}>
        <section className={quotesCss.quoteHistory} aria-label={texts.items}>
          {quote.amounts && (
            <FactGroup title={texts.items}>
              <PriceFacts
                price={{
                  ...quote.amounts,
                  lines: quote.lineItems.map((line) => ({ ...line, ...AS_WRITTEN })),
                }}
              />
            </FactGroup>
          )}
          {quote.note && (
            <FactGroup title={texts.note}>
              <p>{quote.note}</p>
            </FactGroup>
          )}
        </section>
        <aside aria-label={texts.request}>
          <FactGroup title={texts.request}>
            <Facts>
              <Fact name={texts.request}>
                <Link
                  to="/$environment/orders/$id"
                  params={{ environment, id: quote.orderNumber ?? quote.requestNumber }}
                >
                  {texts.openOrder({ number: quote.orderNumber ?? quote.requestNumber })}
                </Link>
              </Fact>
              {quote.externalOrderId && <Fact name={texts.columns.yourNumber}>{quote.externalOrderId}</Fact>}
              <Fact name={texts.columns.vehicle}>{quote.vehicle ?? '–'}</Fact>
              {quote.quoteReason && (
                <Fact name={texts.why}>{findText(texts.whys, quote.quoteReason) ?? quote.quoteReason}</Fact>
              )}
              {quote.validUntil && (
                <Fact name={texts.validUntil}>
                  <RelativeTime at={quote.validUntil} />
                </Fact>
              )}
            </Facts>
          </FactGroup>
        </aside>
      </div>
    </>
  );
}

function formatQuote(
  { sentence }: QuotesTexts,
  language: 'en' | 'de',
  quote: PortalQuote,
  when: string,
): string {
  const { state, amounts } = quote;
  if (state === 'OFFERED' && amounts) {
    return sentence.OFFERED({ amount: formatMoney(language, toCents(amounts.net), amounts.currency), when });
  }
  if (state === 'ACCEPTED') return sentence.ACCEPTED({ number: quote.orderNumber ?? '' });
  if (state === 'EXPIRED' && quote.isChange) return sentence.EXPIRED_CHANGE;
  return state === 'OFFERED' ? '' : sentence[state];
}

function Decision({ quote }: { quote: PortalQuote }) {
  const texts = useTexts(quotesTexts);
  const language = useLanguage();
  const { environment, may } = usePortal();
  const [openDialog, setOpenDialog] = useState<'accept' | 'decline' | null>(null);
  const { amounts, acceptance } = quote;
  const open = quote.state === 'OFFERED' && amounts !== null;
  const gross = amounts ? formatMoney(language, toCents(amounts.gross), amounts.currency) : '';
  const pdf = `/api/v1/portal/${environment}/quotes/${quote.id}/document`;
  return (
    <Stack gap="1-5" className={orderCss.orderActions}>
      <div className={buttonCss.buttonRow}>
        {open && may('orderers') && acceptance.viaApi && (
          <Button kind="filled" onClick={() => setOpenDialog('accept')}>
            {texts.accept({ amount: gross })}
          </Button>
        )}
        {open && may('orderers') && !acceptance.viaApi && acceptance.url && (
          <ButtonLink kind="filled" href={new URL(acceptance.url).pathname} target="_blank">
            {texts.quotePage}
          </ButtonLink>
        )}
        {open && may('orderers') && <Button onClick={() => setOpenDialog('decline')}>{texts.decline}</Button>}
        {quote.documentUrl && (
          <ButtonLink icon={<IconFileTypePdf />} href={pdf} download>
            {texts.pdf}
          </ButtonLink>
        )}
      </div>
      {open && !acceptance.viaApi && (
        <Text size="meta" tone="muted">
          {texts.notAgreed}
        </Text>
      )}
      {open && !may('orderers') && (
        <Text size="meta" tone="muted">
          {texts.notYours}
        </Text>
      )}
      <AcceptDialog
        quote={quote}
        gross={gross}
        open={openDialog === 'accept'}
        onClose={() => setOpenDialog(null)}
      />
      <DeclineDialog quote={quote} open={openDialog === 'decline'} onClose={() => setOpenDialog(null)} />
    </Stack>
  );
}
