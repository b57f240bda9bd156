// Surcharges of an agreement: weekend, express, and the fuel surcharge with its table by month.
import { useTexts } from '../../../messages/use-texts.ts';
import { Switch } from '../../../ui/field.tsx';
import { Card, Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import type { TermsDraft } from './draft.ts';
import { FuelTable } from './fuel-table.tsx';
import { SURCHARGE_PATHS, type SurchargeField } from './surcharge-drafts.ts';
import { TermChanged, TermField } from './term-field.tsx';
import { agreementTexts } from './texts.ts';

const FIELDS = {
  weekend: ['weekendPercent', 'weekendNet'],
  express: ['expressHours', 'expressPercent', 'expressNet'],
} as const satisfies Record<string, SurchargeField[]>;

export function SurchargeFields({
  draft,
  base,
  change,
}: {
  draft: TermsDraft;
  base: TermsDraft;
  change: (draft: TermsDraft) => void;
}) {
  const texts = useTexts(agreementTexts).surcharges;
  const { surcharges } = draft;
  const set = (changes: Partial<TermsDraft['surcharges']>) =>
    change({ ...draft, surcharges: { ...surcharges, ...changes } });
  return (
    <Card>
      <Stack gap="4">
        {(['weekend', 'express'] as const).map((kind) => (
          <Stack key={kind} gap="1">
            <strong>{texts[kind]}</strong>
            <Text tone="muted">{texts[`${kind}Help`]}</Text>
            <Row gap="3" align="start" wrap>
              {FIELDS[kind].map((field) => (
                <TermField
                  key={field}
                  name={SURCHARGE_PATHS[field]}
                  label={texts.fields[field]}
                  value={surcharges[field]}
                  was={base.surcharges[field]}
                  onChange={(value) => set({ [field]: value })}
                />
              ))}
            </Row>
          </Stack>
        ))}
        <Stack gap="1">
          <strong>{texts.fuel}</strong>
          <Text tone="muted">{texts.fuelHelp}</Text>
          <TermChanged changed={surcharges.fuel !== base.surcharges.fuel}>
            <Switch label={texts.fuelAdded} checked={surcharges.fuel} onChange={(fuel) => set({ fuel })} />
          </TermChanged>
          {surcharges.fuel && <FuelTable />}
        </Stack>
      </Stack>
    </Card>
  );
}
