// The quote form inside the queue: known facts, proposed lines with prices, comparable prices.
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { findText } from '../../../../shared/text/find-text.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import fieldCss from '../../ui/field.module.css';
import { formatMoney, formatNumber } from '../../ui/format.ts';
import { Card, Grid, Row } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RouteButton } from '../../ui/route-button.tsx';
import { Text } from '../../ui/text.tsx';
import twoLinesCss from '../../ui/two-lines.module.css';
import { parseNumber } from '../parse-number.ts';
import { ComparablePrices } from './comparable-prices.tsx';
import { deleteQuoteDraft, usePreview, useQuoteDraft } from './draft.ts';
import { RejectDialog } from './end-dialogs.tsx';
import type { LineDraft } from './line-draft.ts';
import { useLineHint } from './line-hint.ts';
import { type QueuedRequest, type RequestToQuote, useRequest, useSend } from './queries.ts';
import { RequestFacts } from './request-facts.tsx';
import requestsCss from './requests.module.css';
import { requestsTexts } from './texts.ts';
import { centsOf } from './to-cents.ts';

export function InlineQuote({ request, onDone }: { request: QueuedRequest; onDone: () => void }) {
  const read = useRequest(request.requestNumber);
  return (
    <Card className={requestsCss.inlineQuote} onClick={(event) => event.stopPropagation()}>
      <QueryBoundary query={read}>
        {read.data ? (
          // Another distance leads to other proposed lines, so the panel starts again.
          <Panel key={read.data.order.distanceKm} request={read.data} onDone={onDone} />
        ) : (
          <div className={requestsCss.inlineQuoteLoading} aria-busy="true" />
        )}
      </QueryBoundary>
    </Card>
  );
}

function Panel({ request, onDone }: { request: RequestToQuote; onDone: () => void }) {
  const texts = useTexts(requestsTexts);
  const language = useLanguage();
  const { order, account, missing } = request;
  const { draft, change, offer, complete, seenVersion } = useQuoteDraft(request);
  const preview = usePreview(order.id, offer, complete, missing === null);
  const [rejecting, setRejecting] = useState(false);
  const number = order.requestNumber ?? '';
  const sending = useSend(order.id, () => {
    deleteQuoteDraft(order.id);
    toast(texts.sentDone({ number }));
    onDone();
  });
  const { currency } = request.proposal;
  const money = (amount: number) => formatMoney(language, centsOf(amount), currency);
  const sum = complete ? preview.data : undefined;
  const error = sending.error ?? preview.error;
  return (
    <>
      <Grid className={requestsCss.inlineQuoteColumns}>
        <section>
          <h3>{texts.known}</h3>
          <RequestFacts order={order} unclear={request.unclear} account={account} />
        </section>
        <section>
          <h3>
            {texts.lines} <LinesFrom request={request} />
          </h3>
          {draft.lines.map((line, i) => (
            <PriceLine
              key={line.key}
              line={line}
              request={request}
              label={texts.editor.lineOf({ field: texts.editor.unit, line: i + 1 })}
              onChange={(unitNet) =>
                change({
                  ...draft,
                  lines: draft.lines.map((one) => (one === line ? { ...one, unitNet } : one)),
                })
              }
            />
          ))}
          <Row
            as="p"
            gap="5"
            align="baseline"
            justify="end"
            size="table"
            className={requestsCss.inlineQuoteSum}
          >
            {request.proposal.net !== null && (
              <Text tone="muted">{texts.agreementNet({ net: money(request.proposal.net) })}</Text>
            )}
            <Text tone="muted">{sum && texts.grossOf({ gross: money(sum.gross) })}</Text>
            <span>
              <Text tone="muted">{texts.thisQuote}</Text>{' '}
              <Text as="strong" figures>
                {sum ? money(sum.net) : '–'}
              </Text>
            </span>
          </Row>
          {!complete && <p className={fieldCss.fieldHint}>{texts.editor.priceMissing}</p>}
        </section>
        <ComparablePrices request={request} net={sum?.net} />
      </Grid>
      <ErrorState error={error} />
      {missing && <Notice tone="warn" title={findText(texts.editor.missing, missing) ?? missing} />}
      <Row as="footer" rowGap="2" gap="3" wrap size="meta" className={requestsCss.inlineQuoteActions}>
        <Button
          kind="filled"
          icon={<IconSend />}
          disabled={(complete && !sum) || missing !== null}
          busy={sending.isPending}
          onClick={({ currentTarget }) => {
            if (complete) return sending.mutate({ ...offer, seenVersion });
            const panel = currentTarget.closest(`.${requestsCss.inlineQuote}`);
            const prices = panel?.querySelectorAll<HTMLInputElement>(`.${requestsCss.priceLine} input`) ?? [];
            [...prices].find(({ value }) => Number.isNaN(parseNumber(value)))?.focus();
          }}
        >
          {sum ? texts.send({ net: money(sum.net) }) : texts.sendPlain}
        </Button>
        <RouteButton to="/requests/$id" params={{ id: number }}>
          {texts.openEditor}
        </RouteButton>
        <Text tone="muted">
          {texts.notifies({ email: account.email || null, endpoints: request.receivers })}
        </Text>
        <Button kind="destructive" onClick={() => setRejecting(true)}>
          {texts.reject}
        </Button>
      </Row>
      <RejectDialog request={request} open={rejecting} onClose={() => setRejecting(false)} />
    </>
  );
}

export function LinesFrom({ request }: { request: RequestToQuote }) {
  const texts = useTexts(requestsTexts);
  const { version, proposal, agreement } = request;
  const text =
    version > 0
      ? texts.ofVersion({ version })
      : proposal.includedKm === null
        ? texts.byHand
        : texts.byAgreement({ version: agreement.version });
  return <Text tone="muted">{text}</Text>;
}

function PriceLine({
  line,
  request,
  label,
  onChange,
}: {
  line: LineDraft;
  request: RequestToQuote;
  label: string;
  onChange: (unitNet: string) => void;
}) {
  const language = useLanguage();
  const hint = useLineHint(request, line);
  const quantity = Number(line.quantity.replace(',', '.'));
  return (
    <div className={requestsCss.priceLine}>
      <span className={twoLinesCss.twoLines}>
        <span>{line.description}</span>
        <Text tone="muted">{hint}</Text>
      </span>
      <Row as="span" gap="1-5" className={requestsCss.priceLineAmount}>
        {quantity !== 1 && (
          <Text tone="muted" figures>
            {formatNumber(language, Math.round(quantity * 10) / 10)} ×
          </Text>
        )}
        <Text
          as="input"
          figures
          className={fieldCss.input}
          inputMode="decimal"
          aria-label={label}
          value={line.unitNet}
          onChange={({ target }) => onChange(target.value)}
        />
      </Row>
    </div>
  );
}
