// The other terms: tax, release, validity of quotes, what the customer sees; each with a short explanation.
import type { ReactNode } from 'react';
import { useTexts } from '../../../messages/use-texts.ts';
import fieldCss from '../../../ui/field.module.css';
import { Switch } from '../../../ui/field.tsx';
import { choicesOf } from '../../../ui/inputs.tsx';
import { Card } from '../../../ui/layout.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import agreementCss from './agreement.module.css';
import type { TermsDraft } from './draft.ts';
import { TermChanged, TermField } from './term-field.tsx';
import { agreementTexts } from './texts.ts';

interface Props {
  draft: TermsDraft;
  base: TermsDraft;
  change: (draft: TermsDraft) => void;
}

type TextKey =
  | 'vatRate'
  | 'currency'
  | 'dueDays'
  | 'discountPercent'
  | 'discountDays'
  | 'quoteValidityDays'
  | 'positionIntervalSeconds';
type SwitchKey = 'quoteAcceptanceViaApi' | 'showDriver';

export function TermFields({ draft, base, change }: Props) {
  const words = useTexts(agreementTexts);
  const text = (key: TextKey, label: string, hint: string) => (
    <TermField
      name={key}
      label={label}
      hint={hint}
      value={draft[key]}
      was={base[key]}
      onChange={(value) => change({ ...draft, [key]: value })}
    />
  );
  const onOff = (key: SwitchKey, label: string, hint: string) => (
    <Kept changed={draft[key] !== base[key]} label={label} hint={hint} was={base[key] ? words.on : words.off}>
      <Switch
        label={draft[key] ? words.on : words.off}
        checked={draft[key]}
        onChange={(on) => change({ ...draft, [key]: on })}
      />
    </Kept>
  );
  return (
    <Card className={agreementCss.termFields}>
      {text('vatRate', words.vat, words.vatHelp)}
      {text('currency', words.currency, words.currencyHelp)}
      {text('dueDays', words.dueDays, words.dueDaysHelp)}
      {text('discountPercent', words.discountPercent, words.discountHelp)}
      {text('discountDays', words.discountDays, words.discountHelp)}
      {text('quoteValidityDays', words.validity, words.validityHelp)}
      {text('positionIntervalSeconds', words.position, words.positionHelp)}
      <Kept
        changed={draft.invoicing !== base.invoicing}
        label={words.invoicing}
        hint={words.invoicingHelp}
        was={words.invoicings[base.invoicing]}
      >
        <Segmented
          label={words.invoicing}
          value={draft.invoicing}
          choices={choicesOf(words.invoicings)}
          onChange={(invoicing) => change({ ...draft, invoicing })}
        />
      </Kept>
      <Kept
        changed={draft.release !== base.release}
        label={words.release}
        hint={words.releaseHelp}
        was={words.releases[base.release]}
      >
        <Segmented
          label={words.release}
          value={draft.release}
          choices={[
            { value: 'AUTOMATIC' as const, label: words.releases.AUTOMATIC },
            { value: 'MANUAL' as const, label: words.releases.MANUAL },
          ]}
          onChange={(release) => change({ ...draft, release })}
        />
      </Kept>
      {onOff('quoteAcceptanceViaApi', words.viaApi, words.viaApiHelp)}
      {onOff('showDriver', words.showDriver, words.showDriverHelp)}
    </Card>
  );
}

function Kept({
  changed,
  label,
  hint,
  was,
  children,
}: {
  changed: boolean;
  label: string;
  hint: string;
  was: string;
  children: ReactNode;
}) {
  const words = useTexts(agreementTexts);
  return (
    <TermChanged changed={changed}>
      <div className={fieldCss.field}>
        <span className={agreementCss.label}>{label}</span>
        {children}
        <span className={fieldCss.fieldHint}>{changed ? words.was({ value: was }) : hint}</span>
      </div>
    </TermChanged>
  );
}
