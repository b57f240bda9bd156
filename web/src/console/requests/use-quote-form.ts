// The state of the quote editor: the draft with its sum, what is wrong with it, and sending it.
import { useEffect, useState } from 'react';
import { findText } from '../../../../shared/text/find-text.ts';
import { type FieldError, fieldsOf } from '../../api/api-error.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { formatMoney } from '../../ui/format.ts';
import { missingFields, placeLineErrors, repeatsVersion } from './check-quote.ts';
import { deleteQuoteDraft, type QuoteDraft, usePreview, useQuoteDraft } from './draft.ts';
import { type RequestToQuote, useSend } from './queries.ts';
import requestsCss from './requests.module.css';
import { type RequestsTexts, requestsTexts } from './texts.ts';
import { centsOf } from './to-cents.ts';

export type QuoteForm = ReturnType<typeof useQuoteForm>;

export function useQuoteForm(request: RequestToQuote) {
  const texts = useTexts(requestsTexts);
  const language = useLanguage();
  const { order } = request;
  const quote = useQuoteDraft(request);
  const { draft, offer, part, seenVersion, discard, keptAt } = quote;
  const preview = usePreview(order.id, part.offer, part.places.length > 0, true);
  const sending = useSend(order.id, () => {
    deleteQuoteDraft(order.id);
    toast(texts.sentDone({ number: order.requestNumber ?? '' }));
  });
  // After sending, or while nothing is typed, the draft starts again from the newest version.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new version resets the draft.
  useEffect(() => {
    if (sending.isSuccess || keptAt === null) discard();
  }, [request.version]);
  const [isRefused, setRefused] = useState(false);
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  const change: typeof quote.change = (next) => {
    // The refusal was about the quote before this change.
    if (sending.error) sending.reset();
    setRefused(false);
    quote.change(next);
  };
  const emptyFields = missingFields(draft);
  const error = sending.error ?? preview.error;
  const refusals = sending.error ? fieldsOf(error) : placeLineErrors(fieldsOf(error), part.places);
  const errors: readonly FieldError[] = [
    ...emptyFields
      .filter(({ key }) => tried.has(key))
      .map(({ field }) => ({ field, code: 'invalid_type', message: texts.editor.fillIn })),
    ...refusals,
  ];
  const sum = part.places.length > 0 ? preview.data : undefined;
  const currency = sum?.currency ?? request.proposal.currency;
  const isOutdated = request.version !== seenVersion;
  const [latest] = request.versions;
  const isRepeated = quote.complete && repeatsVersion(offer, sum?.gross, latest);
  const names = namesOf(texts.editor, draft);
  const reason = reasonOf(texts.editor, {
    missing: request.missing,
    outdated: isOutdated ? request.version : null,
    emptyFields: emptyFields.map(({ field }) => names[field] ?? field),
    wrong: refusals.map(({ field }) => names[field] ?? field),
    repeated: isRepeated ? (latest?.version ?? null) : null,
  });
  return {
    quote: { ...quote, change },
    sum,
    money: (amount: number) => formatMoney(language, centsOf(amount), currency),
    isOutdated,
    isRepeated,
    isRefused,
    reason,
    isSending: sending.isPending,
    send: () => {
      setRefused(reason !== null);
      setTried(new Set(emptyFields.map(({ key }) => key)));
      if (reason === null) return sending.mutate({ ...offer, seenVersion });
      focusField(emptyFields[0]?.field ?? refusals[0]?.field);
    },
    /** What the form shows about its fields. */
    fields: {
      change: { error, isPending: sending.isPending },
      found: errors,
      names,
      asTyped: sending.error === null || tried.size > 0,
    },
  };
}

/** Why the quote cannot be sent, in one sentence; null if it can. */
function reasonOf(
  texts: RequestsTexts['editor'],
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
  if (missing !== null) return findText(texts.missing, missing) ?? missing;
  if (outdated !== null) return texts.outdated({ version: outdated });
  if (emptyFields.length > 0) return texts.emptyFields({ fields: emptyFields.join(', ') });
  if (wrong.length > 0) return texts.wrong({ fields: wrong.join(', ') });
  return repeated === null ? null : texts.repeated({ version: repeated });
}

function focusField(field: string | undefined): void {
  if (field)
    document.querySelector<HTMLElement>(`.${requestsCss.quoteForm} [name="${CSS.escape(field)}"]`)?.focus();
}

function namesOf(texts: RequestsTexts['editor'], { lines }: QuoteDraft['draft']): Record<string, string> {
  const entries = lines.flatMap((_, i) => [
    [`lineItems[${i}].description`, texts.lineOf({ field: texts.description, line: i + 1 })],
    [`lineItems[${i}].quantity`, texts.lineOf({ field: texts.quantity, line: i + 1 })],
    [`lineItems[${i}].unitNet`, texts.lineOf({ field: texts.unit, line: i + 1 })],
  ]);
  return { ...Object.fromEntries(entries), ...texts.fields };
}
