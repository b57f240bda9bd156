// The editor of a quote: lines with their sum, validity, note, known facts, and earlier versions.

import { IconSend } from '@tabler/icons-react';
import { findText } from '../../../../shared/text/find-text.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { join } from '../../ui/classes.ts';
import { DraftLine } from '../../ui/draft-line.tsx';
import fieldCss from '../../ui/field.module.css';
import { Form } from '../../ui/field.tsx';
import { formatClock } from '../../ui/format.ts';
import { TextAreaField, wireTo } from '../../ui/inputs.tsx';
import layoutCss from '../../ui/layout.module.css';
import { Grid } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RouteButton } from '../../ui/route-button.tsx';
import { Text } from '../../ui/text.tsx';
import { ComparablePrices } from './comparable-prices.tsx';
import { LinesFrom } from './inline-quote.tsx';
import type { RequestToQuote } from './queries.ts';
import { QuoteLines } from './quote-lines.tsx';
import { QuotePreview } from './quote-preview.tsx';
import { Subject } from './quote-subject.tsx';
import { QuoteSums } from './quote-sums.tsx';
import { RequestFacts } from './request-facts.tsx';
import requestsCss from './requests.module.css';
import { requestsTexts } from './texts.ts';
import { type QuoteForm, useQuoteForm } from './use-quote-form.ts';
import { Validity } from './validity.tsx';
import { Versions } from './versions.tsx';

interface EditorProps {
  request: RequestToQuote;
  form: QuoteForm;
}

export function QuoteEditor({ request }: { request: RequestToQuote }) {
  const texts = useTexts(requestsTexts);
  const form = useQuoteForm(request);
  const { quote, sum, money } = form;
  return (
    <Grid collapse="desktop" className={requestsCss.quoteColumns}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a keyboard shortcut for the button. */}
      <div
        className={layoutCss.column}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.send();
        }}
      >
        <div className={requestsCss.quoteForm}>
          <Subject request={request} />
          {quote.restoredAt && <DraftLine storedAt={quote.restoredAt} onDiscard={quote.discard} />}
          {request.missing && <Missing request={request} code={request.missing} />}
          {form.isOutdated && (
            <Notice
              tone="warn"
              title={texts.editor.outdated({ version: request.version })}
              action={
                <Button small onClick={quote.goOn}>
                  {texts.editor.outdatedAction}
                </Button>
              }
            />
          )}
          <OfferForm request={request} form={form} />
          <Grid collapse="phone" gap="6" className={requestsCss.quoteContext}>
            <section>
              <h2>{texts.known}</h2>
              <RequestFacts order={request.order} unclear={request.unclear} account={request.account} />
            </section>
            <ComparablePrices request={request} net={sum?.net} />
          </Grid>
          <Versions request={request} draftNet={sum ? money(sum.net) : null} />
        </div>
        <SendBar request={request} form={form} />
      </div>
      <QuotePreview request={request} quote={quote} gross={sum ? money(sum.gross) : ''} />
    </Grid>
  );
}

/** The lines with their sum, the validity and the note. */
function OfferForm({ request, form }: EditorProps) {
  const texts = useTexts(requestsTexts);
  const { quote, sum, money } = form;
  const wire = wireTo(quote.draft, quote.change);
  return (
    <Form
      label={texts.editor.title({ number: request.order.requestNumber ?? '' })}
      {...form.fields}
      onSubmit={() => {}}
    >
      <div>
        <h2>
          {texts.lines} <LinesFrom request={request} />
        </h2>
      </div>
      <QuoteLines request={request} quote={quote} priced={sum?.lines} money={money} />
      <QuoteSums request={request} form={form} />
      <Grid collapse="phone" gap="4" className={requestsCss.quoteTerms}>
        <Validity request={request} {...wire('validUntil')} />
        <TextAreaField
          name="note"
          label={texts.editor.note}
          hint={texts.editor.noteHint}
          rows={3}
          maxLength={500}
          {...wire('note')}
        />
      </Grid>
    </Form>
  );
}

function SendBar({ request, form }: EditorProps) {
  const texts = useTexts(requestsTexts);
  const language = useLanguage();
  const { quote, sum, money, reason, isRefused } = form;
  const version = request.version + 1;
  const isFirst = request.version === 0;
  const net = sum && quote.complete ? money(sum.net) : null;
  const label =
    net === null
      ? isFirst
        ? texts.sendPlain
        : texts.sendVersionPlain({ version })
      : isFirst
        ? texts.send({ net })
        : texts.sendVersion({ version, net });
  return (
    <footer className={layoutCss.actionBar}>
      <Button kind="filled" icon={<IconSend />} busy={form.isSending} onClick={form.send}>
        {label}
      </Button>
      {quote.keptAt && (
        <>
          <Button onClick={quote.discard}>{texts.editor.discard}</Button>
          <Text tone="muted">
            {texts.editor.kept({ clock: formatClock(language, new Date(quote.keptAt)) })}
          </Text>
        </>
      )}
      {reason !== null && (isRefused || form.isRepeated) && (
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
        {texts.notifies({ email: request.account.email || null, endpoints: request.receivers })}
      </Text>
    </footer>
  );
}

function Missing({ request: { account }, code }: { request: RequestToQuote; code: string }) {
  const texts = useTexts(requestsTexts).editor;
  const correction = findText(texts.missingCorrection, code);
  const to = code === 'NO_CONTRACTING_PARTY' ? `/accounts/${account.id}/party` : '/settings';
  return (
    <Notice
      tone="warn"
      title={findText(texts.missing, code) ?? code}
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
