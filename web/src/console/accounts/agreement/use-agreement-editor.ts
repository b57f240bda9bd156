// The state of the agreement page: the draft, its changes, its effect on an example, and publishing it.
import { useMemo, useState } from 'react';
import { type FieldError, fieldsOf } from '../../../api/api-error.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toast } from '../../../ui/announce.tsx';
import { formatCalendarDay } from '../../../ui/format.ts';
import { useConsole } from '../../session.tsx';
import type { AgreementVersion } from '../queries.ts';
import { differencesBetween } from './differences.ts';
import { toDraft, toTerms, useAgreementDraft } from './draft.ts';
import { type Example, useExamples, usePreview, usePublish } from './queries.ts';
import { agreementTexts } from './texts.ts';

const FIRST_EXAMPLE: Example = {
  from: '20537 Hamburg',
  to: '81241 München',
  transportType: 'DRIVEN',
  vehicleType: 'CAR',
  registration: false,
  shortTermPlate: false,
  pickup: '',
};

function useExample(id: string) {
  const { data } = useExamples(id);
  const [taken, setTaken] = useState(0);
  const [own, setOwn] = useState<Example | null>(null);
  const orders = data ?? [];
  const example = own ?? orders[taken % Math.max(orders.length, 1)] ?? FIRST_EXAMPLE;
  const another = () => {
    setOwn(null);
    setTaken(taken + 1);
  };
  return { example, setExample: setOwn, another: orders.length > 1 ? another : null };
}

/** The preview has the terms inside its body, so their field paths have a prefix. */
function termErrors(error: unknown): readonly FieldError[] {
  return fieldsOf(error).map((one) => ({ ...one, field: one.field.replace(/^terms\./, '') }));
}

export function useAgreementEditor(id: string, current: AgreementVersion) {
  const texts = useTexts(agreementTexts);
  const language = useLanguage();
  const writes = useConsole().may('customers');
  const agreement = useAgreementDraft(id, current, language);
  const { draft, keptAt, seenVersion } = agreement;
  const base = useMemo(() => toDraft(current.terms, language), [current, language]);
  const terms = useMemo(() => toTerms(draft), [draft]);
  const changes = differencesBetween(texts, language, current.terms, terms);
  const validFrom = draft.validFrom || undefined;
  const examples = useExample(id);
  const asked = usePreview(id, { terms, validFrom }, examples.example, writes);
  const publishing = usePublish(id, (published) => {
    const { version } = published;
    toast(
      validFrom && published.validFrom
        ? texts.planned({ version, day: formatCalendarDay(language, published.validFrom) })
        : texts.published({ version }),
    );
    agreement.discard();
  });
  const change: typeof agreement.change = (next) => {
    // The refusal was about the terms before this change.
    if (publishing.error) publishing.reset();
    agreement.change(next);
  };
  const errors = useMemo(() => termErrors(publishing.error ?? asked.error), [publishing.error, asked.error]);
  return {
    agreement: { ...agreement, change },
    writes,
    base,
    terms,
    validFrom,
    changes: changes.length,
    isDraft: keptAt !== null && changes.length > 0,
    isOutdated: seenVersion !== current.version,
    examples,
    preview: asked.data,
    publishing,
    errors,
    currentVersion: current.version,
    nextVersion: current.version + 1,
  };
}

export type AgreementEditor = ReturnType<typeof useAgreementEditor>;
