// The sums of a quote, beside the price by the agreement.
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { join } from '../../ui/classes.ts';
import fieldCss from '../../ui/field.module.css';
import { formatNumber } from '../../ui/format.ts';
import { Grid, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import type { RequestToQuote } from './queries.ts';
import requestsCss from './requests.module.css';
import { requestsTexts } from './texts.ts';
import type { QuoteForm } from './use-quote-form.ts';

export function QuoteSums({ request: { proposal }, form }: { request: RequestToQuote; form: QuoteForm }) {
  const texts = useTexts(requestsTexts);
  const language = useLanguage();
  const { sum, money } = form;
  const { part, draft, complete } = form.quote;
  return (
    <>
      <Stack as="dl" gap="1" justify="end" size="table" className={requestsCss.quoteSums}>
        {proposal.net !== null && (
          <Grid align="baseline" tone="muted">
            <Amount name={texts.editor.byAgreement}>{money(proposal.net)}</Amount>
          </Grid>
        )}
        <Grid align="baseline">
          <Amount name={texts.thisQuote}>{sum ? money(sum.net) : '–'}</Amount>
        </Grid>
        <Grid align="baseline">
          <Amount name={texts.vat({ rate: sum ? formatNumber(language, sum.vatRate) : '' })}>
            {sum ? money(sum.vat) : '–'}
          </Amount>
        </Grid>
        <Grid align="baseline" className={requestsCss.quoteGross}>
          <Amount name={texts.gross}>{sum ? money(sum.gross) : '–'}</Amount>
        </Grid>
      </Stack>
      {!complete && part.places.length > 0 && (
        <p className={join(fieldCss.fieldHint, requestsCss.quotePartial)}>
          {texts.editor.partial({ counted: part.places.length, all: draft.lines.length })}
        </p>
      )}
    </>
  );
}

function Amount({ name, children }: { name: string; children: string }) {
  return (
    <>
      <Text as="dt" tone="muted">
        {name}
      </Text>
      <Text as="dd" figures>
        {children}
      </Text>
    </>
  );
}
