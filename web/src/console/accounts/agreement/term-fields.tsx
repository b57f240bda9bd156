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
  const texts = useTexts(agreementTexts);
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
    <Kept changed={draft[key] !== base[key]} label={label} hint={hint} was={base[key] ? texts.on : texts.off}>
      <Switch
        label={draft[key] ? texts.on : texts.off}
        checked={draft[key]}
        onChange={(on) => change({ ...draft, [key]: on })}
      />
    </Kept>
  );
  return (
    <Card className={agreementCss.termFields}>
      {text('vatRate', texts.vat, texts.vatHelp)}
      {text('currency', texts.currency, texts.currencyHelp)}
      {text('dueDays', texts.dueDays, texts.dueDaysHelp)}
      {text('discountPercent', texts.discountPercent, texts.discountHelp)}
      {text('discountDays', texts.discountDays, texts.discountHelp)}
      {text('quoteValidityDays', texts.validity, texts.validityHelp)}
      {text('positionIntervalSeconds', texts.position, texts.positionHelp)}
      <Kept
        changed={draft.invoicing !== base.invoicing}
        label={texts.invoicing}
        hint={texts.invoicingHelp}
        was={texts.invoicings[base.invoicing]}
      >
        <Segmented
          label={texts.invoicing}
          value={draft.invoicing}
          choices={choicesOf(texts.invoicings)}
          onChange={(invoicing) => change({ ...draft, invoicing })}
        />
      </Kept>
      <Kept
        changed={draft.release !== base.release}
        label={texts.release}
        hint={texts.releaseHelp}
        was={texts.releases[base.release]}
      >
        <Segmented
          label={texts.release}
          value={draft.release}
          choices={[
            { value: 'AUTOMATIC' as const, label: texts.releases.AUTOMATIC },
            { value: 'MANUAL' as const, label: texts.releases.MANUAL },
          ]}
          onChange={(release) => change({ ...draft, release })}
        />
      </Kept>
      {onOff('quoteAcceptanceViaApi', texts.viaApi, texts.viaApiHelp)}
      {onOff('showDriver', texts.showDriver, texts.showDriverHelp)}
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
  const texts = useTexts(agreementTexts);
  return (
    <TermChanged changed={changed}>
      <div className={fieldCss.field}>
        <span className={agreementCss.label}>{label}</span>
        {children}
        <span className={fieldCss.fieldHint}>{changed ? texts.was({ value: was }) : hint}</span>
      </div>
    </TermChanged>
  );
}
