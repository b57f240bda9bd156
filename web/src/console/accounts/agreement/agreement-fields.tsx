// The terms of an agreement in the editor: tariffs, services, rules for quotes, and other terms.

import { EXPENSE_KINDS } from '../../../../../shared/extras/kinds.ts';
import { protocolRulesTexts } from '../../../../../shared/texts/generated/console/protocol-rules.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { join } from '../../../ui/classes.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Text } from '../../../ui/text.tsx';
import agreementCss from './agreement.module.css';
import { tariffName } from './differences.ts';
import type { TermsDraft } from './draft.ts';
import { useAmounts } from './effect.tsx';
import { ExpenseFields } from './expense-fields.tsx';
import { FIELDS_OF } from './extra-drafts.ts';
import { ExtraFields, labelOf } from './extra-fields.tsx';
import { ProtocolFields } from './protocol-fields.tsx';
import type { Preview } from './queries.ts';
import { Rules } from './rules.tsx';
import { SURCHARGE_PATHS, type SurchargeField } from './surcharge-drafts.ts';
import { SurchargeFields } from './surcharge-fields.tsx';
import { Tariffs } from './tariffs.tsx';
import { TermField } from './term-field.tsx';
import { TermFields } from './term-fields.tsx';
import { type AgreementTexts, agreementTexts } from './texts.ts';

const SERVICE_FIELDS = {
  registrationNet: 'registration',
  shortTermPlateNet: 'shortTermPlate',
  registrationFee: 'registrationFee',
  shortTermPlateFee: 'shortTermPlateFee',
} as const;

export function AgreementFields({
  draft,
  base,
  preview,
  change,
  changes,
  onlyChanges,
  onOnlyChanges,
}: {
  draft: TermsDraft;
  base: TermsDraft;
  preview: Preview | undefined;
  change: (draft: TermsDraft) => void;
  changes: number;
  onlyChanges: boolean;
  onOnlyChanges: (only: boolean) => void;
}) {
  const texts = useTexts(agreementTexts);
  const protocolTexts = useTexts(protocolRulesTexts);
  const money = useAmounts(draft.currency.length === 3 ? draft.currency : 'EUR');
  return (
    <>
      <Row as="section" className={agreementCss.agreementSection}>
        <DateField
          name="validFrom"
          label={texts.validFrom}
          hint={texts.validFromHelp}
          value={draft.validFrom}
          onChange={(validFrom) => change({ ...draft, validFrom })}
        />
      </Row>
      <section className={agreementCss.agreementSection}>
        <header>
          <h2>
            {texts.tariffs} <Text tone="muted">{texts.tariffsNote({ currency: draft.currency })}</Text>
          </h2>
          <Segmented
            label={texts.fieldsLabel}
            value={onlyChanges ? 'changes' : 'all'}
            choices={[
              { value: 'all' as const, label: texts.allFields },
              { value: 'changes' as const, label: texts.onlyChanges({ value: changes }) },
            ]}
            onChange={(value) => onOnlyChanges(value === 'changes')}
          />
        </header>
        <Tariffs draft={draft} base={base} preview={preview} onlyChanges={onlyChanges} change={change} />
      </section>
      <ServiceFields draft={draft} base={base} change={change} />
      <section className={agreementCss.agreementSection}>
        <h2>
          {texts.surcharges.title} <Text tone="muted">{texts.surcharges.note}</Text>
        </h2>
        <SurchargeFields draft={draft} base={base} change={change} />
      </section>
      <section className={agreementCss.agreementSection}>
        <h2>
          {texts.extras.title} <Text tone="muted">{texts.extras.note}</Text>
        </h2>
        <ExtraFields draft={draft} base={base} change={change} />
      </section>
      <section className={agreementCss.agreementSection}>
        <h2>
          {texts.extras.expenses} <Text tone="muted">{texts.extras.expensesNote}</Text>
        </h2>
        <ExpenseFields draft={draft} base={base} change={change} />
      </section>
      <section className={agreementCss.agreementSection}>
        <header>
          <h2>{texts.quote}</h2>
          {preview && (
            <Text tone="muted" title={money(preview.repriced.net.before)}>
              {texts.quoteNote({ orders: texts.orders({ value: preview.repriced.orders }) })}
            </Text>
          )}
        </header>
        <Rules draft={draft} base={base} preview={preview} change={change} />
      </section>
      <section className={agreementCss.agreementSection}>
        <h2>{texts.terms}</h2>
        <TermFields draft={draft} base={base} change={change} />
      </section>
      <section className={agreementCss.agreementSection}>
        <h2>{protocolTexts.title}</h2>
        <ProtocolFields draft={draft} base={base} change={change} />
      </section>
    </>
  );
}

function ServiceFields({
  draft,
  base,
  change,
}: {
  draft: TermsDraft;
  base: TermsDraft;
  change: (draft: TermsDraft) => void;
}) {
  const texts = useTexts(agreementTexts);
  return (
    <Row
      as="section"
      rowGap="2"
      gap="6"
      align="start"
      wrap
      className={join(agreementCss.agreementSection, agreementCss.agreementServices)}
    >
      <h2>
        {texts.services} <Text tone="muted">{texts.servicesNote}</Text>
      </h2>
      {(Object.keys(SERVICE_FIELDS) as (keyof typeof SERVICE_FIELDS)[]).map((field) => (
        <TermField
          key={field}
          name={`services.${field}`}
          label={texts[SERVICE_FIELDS[field]]}
          value={draft[field]}
          was={base[field]}
          onChange={(value) => change({ ...draft, [field]: value })}
        />
      ))}
    </Row>
  );
}

export function namesOf(texts: AgreementTexts, { tariffs, extras }: TermsDraft): Record<string, string> {
  const { columns } = texts;
  const ofTariffs = tariffs.flatMap((tariff, i) => {
    const name = tariffName(texts, tariff);
    return [
      [`tariffs[${i}].baseNet`, `${name}: ${columns.base}`],
      [`tariffs[${i}].includedKm`, `${name}: ${columns.includes}`],
      [`tariffs[${i}].perKmNet`, `${name}: ${columns.further}`],
      [`tariffs[${i}].minimumNet`, `${name}: ${columns.minimum}`],
      ...tariff.tiers.flatMap((_, tier) => [
        [`tariffs[${i}].tiers[${tier}].fromKm`, `${name}: ${texts.tiers.from}`],
        [`tariffs[${i}].tiers[${tier}].perKmNet`, `${name}: ${texts.tiers.perKm}`],
      ]),
    ];
  });
  const ofExtras = extras.flatMap(({ kind }, i) => [
    [`extras[${i}]`, texts.extras.kinds[kind]],
    ...FIELDS_OF[kind].map((field) => [
      `extras[${i}].${field}`,
      `${texts.extras.kinds[kind]}: ${labelOf(texts.extras, kind, field)}`,
    ]),
  ]);
  const ofExpenses = EXPENSE_KINDS.map((kind) => [
    `expenses.${kind}.limitNet`,
    `${texts.extras.expenseKinds[kind]}: ${texts.extras.limit}`,
  ]);
  return {
    ...Object.fromEntries([...ofTariffs, ...ofExtras, ...ofExpenses]),
    'services.registrationNet': texts.registration,
    'services.shortTermPlateNet': texts.shortTermPlate,
    'services.registrationFee': texts.registrationFee,
    'services.shortTermPlateFee': texts.shortTermPlateFee,
    ...Object.fromEntries(
      Object.entries(SURCHARGE_PATHS).map(([field, path]) => [
        path,
        texts.surcharges.fields[field as SurchargeField],
      ]),
    ),
    validFrom: texts.validFrom,
    'quoteRequired.distanceAboveKm': texts.rules.distance,
    vatRate: texts.vat,
    currency: texts.currency,
    'payment.dueDays': texts.dueDays,
    'payment.discount.percent': texts.discountPercent,
    'payment.discount.days': texts.discountDays,
    quoteValidityDays: texts.validity,
    positionIntervalSeconds: texts.position,
  };
}
