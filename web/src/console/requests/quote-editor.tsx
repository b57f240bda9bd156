// The editor of a quote: lines with their sum, validity, note, known facts, and earlier versions.

import { IconSend } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { findText } from '../../../../shared/text/find-text.ts';
import { type FieldError, fieldsOf } from '../../api/api-error.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { join } from '../../ui/classes.ts';
import { DraftLine } from '../../ui/draft-line.tsx';
import fieldCss from '../../ui/field.module.css';
import { Form } from '../../ui/field.tsx';
import { formatClock, formatMoney, formatNumber } from '../../ui/format.ts';
import { TextAreaField, wireTo } from '../../ui/inputs.tsx';
import layoutCss from '../../ui/layout.module.css';
import { Grid, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RouteButton } from '../../ui/route-button.tsx';
import { Text } from '../../ui/text.tsx';
import { missingFields, placeLineErrors, repeatsVersion } from './check-quote.ts';
import { ComparablePrices } from './comparable-prices.tsx';
import { deleteQuoteDraft, type QuoteDraft, usePreview, useQuoteDraft } from './draft.ts';
import { LinesFrom } from './inline-quote.tsx';
import { type RequestToQuote, useSend } from './queries.ts';
import { QuoteLines } from './quote-lines.tsx';
import { QuotePreview } from './quote-preview.tsx';
import { Subject } from './quote-subject.tsx';
import { RequestFacts } from './request-facts.tsx';
import requestsCss from './requests.module.css';
import { type RequestsTexts, requestsTexts } from './texts.ts';
import { centsOf } from './to-cents.ts';
import { Validity } from './validity.tsx';
import { Versions } from './versions.tsx';

export function QuoteEditor({ request }: { request: RequestToQuote }) {
  const words = useTexts(requestsTexts);
  const language = useLanguage();
  const { order, account, missing, proposal } = request;
  const quote = useQuoteDraft(request);
  const { draft, change, offer, part, seenVersion } = quote;
  const preview = usePreview(order.id, part.offer, part.places.length > 0, true);
  const sending = useSend(order.id, () => {
    deleteQuoteDraft(order.id);
    toast(words.sentDone({ number: order.requestNumber ?? '' }));
  });
  // After sending, or while nothing is typed, the draft starts again from the newest version.
  const { discard, keptAt } = quote;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new version resets the draft.
  useEffect(() => {
    if (sending.isSuccess || keptAt === null) discard();
  }, [request.version]);
  const [isRefused, setRefused] = useState(false);
  const edit: typeof change = (next) => {
    // The refusal was about the quote before this change.
    if (sending.error) sending.reset();
    setRefused(false);
    change(next);
  };
  const wire = wireTo(draft, edit);
  const emptyFields = missingFields(draft);
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  const error = sending.error ?? preview.error;
  const refusals = sending.error ? fieldsOf(error) : placeLineErrors(fieldsOf(error), part.places);
  const errors: readonly FieldError[] = [
    ...emptyFields
      .filter(({ key }) => tried.has(key))
      .map(({ field }) => ({ field, code: 'invalid_type', message: words.editor.fillIn })),
    ...refusals,
  ];
  const sum = part.places.length > 0 ? preview.data : undefined;
  const money = (amount: number) =>
    formatMoney(language, centsOf(amount), sum?.currency ?? proposal.currency);
  const outdated = request.version !== seenVersion;
  const [latest] = request.versions;
  const isRepeated = emptyFields.length === 0 && repeatsVersion(offer, sum?.gross, latest);
  const names = namesOf(words.editor, draft);
  const reason = reasonOf(words.editor, {
    missing,
    outdated: outdated ? request.version : null,
    emptyFields: emptyFields.map(({ field }) => names[field] ?? field),
    wrong: refusals.map(({ field }) => names[field] ?? field),
    repeated: isRepeated ? (latest?.version ?? null) : null,
  });
  const send = () => {
    setRefused(reason !== null);
    setTried(new Set(emptyFields.map(({ key }) => key)));
    if (reason === null) return sending.mutate({ ...offer, seenVersion });
    focusField(emptyFields[0]?.field ?? refusals[0]?.field);
  };
  return (
    <Grid collapse="desktop" className={requestsCss.quoteColumns}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a keyboard shortcut for the button. */}
      <div
        className={layoutCss.column}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
      >
        <div className={requestsCss.quoteForm}>
          <Subject request={request} />
          {quote.restoredAt && <DraftLine storedAt={quote.restoredAt} onDiscard={discard} />}
          {missing && <Missing request={request} code={missing} />}
          {outdated && (
            <Notice
              tone="warn"
              title={words.editor.outdated({ version: request.version })}
              action={
                <Button small onClick={quote.goOn}>
                  {words.editor.outdatedAction}
                </Button>
              }
            />
          )}
          <Form
            label={words.editor.title({ number: order.requestNumber ?? '' })}
            change={{ error, isPending: sending.isPending }}
            found={errors}
            names={names}
            asTyped={sending.error === null || tried.size > 0}
            onSubmit={() => {}}
          >
            <div>
              <h2>
                {words.lines} <LinesFrom request={request} />
              </h2>
            </div>
            <QuoteLines
              request={request}
              quote={{ ...quote, change: edit }}
              priced={sum?.lines}
              money={money}
            />
            <Stack as="dl" gap="1" justify="end" size="table" className={requestsCss.quoteSums}>
              {proposal.net !== null && (
                <Grid align="baseline" tone="muted">
                  <Text as="dt" tone="muted">
                    {words.editor.byAgreement}
                  </Text>
                  <Text as="dd" figures>
                    {money(proposal.net)}
                  </Text>
                </Grid>
              )}
              <Grid align="baseline">
                <Text as="dt" tone="muted">
                  {words.thisQuote}
                </Text>
                <Text as="dd" figures>
                  {sum ? money(sum.net) : '–'}
                </Text>
              </Grid>
              <Grid align="baseline">
                <Text as="dt" tone="muted">
                  {sum ? words.vat({ rate: formatNumber(language, sum.vatRate) }) : words.vat({ rate: '' })}
                </Text>
                <Text as="dd" figures>
                  {sum ? money(sum.vat) : '–'}
                </Text>
              </Grid>
              <Grid align="baseline" className={requestsCss.quoteGross}>
                <Text as="dt" tone="muted">
                  {words.gross}
                </Text>
                <Text as="dd" figures>
                  {sum ? money(sum.gross) : '–'}
                </Text>
              </Grid>
            </Stack>
            {emptyFields.length > 0 && part.places.length > 0 && (
              <p className={join(fieldCss.fieldHint, requestsCss.quotePartial)}>
                {words.editor.partial({ counted: part.places.length, all: draft.lines.length })}
              </p>
            )}
            <Grid collapse="phone" gap="4" className={requestsCss.quoteTerms}>
              <Validity request={request} {...wire('validUntil')} />
              <TextAreaField
                name="note"
                label={words.editor.note}
                hint={words.editor.noteHint}
                rows={3}
                maxLength={500}
                {...wire('note')}
              />
            </Grid>
          </Form>
          <Grid collapse="phone" gap="6" className={requestsCss.quoteContext}>
            <section>
              <h2>{words.known}</h2>
              <RequestFacts order={order} unclear={request.unclear} account={request.account} />
            </section>
            <ComparablePrices request={request} net={sum?.net} />
          </Grid>
          <Versions request={request} draftNet={sum ? money(sum.net) : null} />
        </div>
        <footer className={layoutCss.actionBar}>
          <Button kind="filled" icon={<IconSend />} busy={sending.isPending} onClick={send}>
            {sum && emptyFields.length === 0
              ? request.version > 0
                ? words.sendVersion({ version: request.version + 1, net: money(sum.net) })
                : words.send({ net: money(sum.net) })
              : request.version > 0
                ? words.sendVersionPlain({ version: request.version + 1 })
                : words.sendPlain}
          </Button>
          {quote.keptAt && (
            <>
              <Button onClick={quote.discard}>{words.editor.discard}</Button>
              <Text tone="muted">
                {words.editor.kept({ clock: formatClock(language, new Date(quote.keptAt)) })}
              </Text>
            </>
          )}
          {reason !== null && (isRefused || isRepeated) && (
            <Text
              as="p"
              tone={isRefused ? undefined : 'muted'}
              className={join(isRefused && fieldCss.fieldError, requestsCss.quoteReason)}
              role={isRefused ? 'alert' : undefined}
            >
              {reason}
            </Text>
          )}
          <Text tone="muted" className={requestsCss.quoteMessage}>
            {words.told({ email: account.email || null, endpoints: request.receivers })}
          </Text>
        </footer>
      </div>
      <QuotePreview request={request} quote={quote} gross={sum ? money(sum.gross) : ''} />
    </Grid>
  );
}

/** Why the quote cannot be sent, in one sentence; null if it can. */
function reasonOf(
  words: RequestsTexts['editor'],
  {
    missing,
    outdated,
    emptyFields,
    wrong,
    repeated,
  }: {
    missing: string | null;
    outdated: number | null;
    emptyFields: string[];
    wrong: string[];
    repeated: number | null;
  },
): string | null {
  if (missing !== null) return findText(words.missing, missing) ?? missing;
  if (outdated !== null) return words.outdated({ version: outdated });
  if (emptyFields.length > 0) return words.emptyFields({ fields: emptyFields.join(', ') });
  if (wrong.length > 0) return words.wrong({ fields: wrong.join(', ') });
  return repeated === null ? null : words.repeated({ version: repeated });
}

function focusField(field: string | undefined): void {
  if (field)
    document.querySelector<HTMLElement>(`.${requestsCss.quoteForm} [name="${CSS.escape(field)}"]`)?.focus();
}

function namesOf(words: RequestsTexts['editor'], { lines }: QuoteDraft['draft']): Record<string, string> {
  const entries = lines.flatMap((_, i) => [
    [`lineItems[${i}].description`, words.lineOf({ field: words.description, line: i + 1 })],
    [`lineItems[${i}].quantity`, words.lineOf({ field: words.quantity, line: i + 1 })],
    [`lineItems[${i}].unitNet`, words.lineOf({ field: words.unit, line: i + 1 })],
  ]);
  return { ...Object.fromEntries(entries), ...words.fields };
}

function Missing({ request: { account }, code }: { request: RequestToQuote; code: string }) {
  const words = useTexts(requestsTexts).editor;
  const correction = findText(words.missingCorrection, code);
  const to = code === 'NO_CONTRACTING_PARTY' ? `/accounts/${account.id}/party` : '/settings';
  return (
    <Notice
      tone="warn"
      title={findText(words.missing, code) ?? code}
      action={
        correction && (
          <RouteButton small to={to as '/settings'}>
            {correction}
          </RouteButton>
        )
      }
    />
  );
}
