// The tiers of a tariff: from a distance on, another price per kilometre.
import { IconTrash } from '@tabler/icons-react';
import { useTexts } from '../../../messages/use-texts.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import agreementCss from './agreement.module.css';
import type { TierDraft } from './draft.ts';
import { TermField } from './term-field.tsx';
import { agreementTexts } from './texts.ts';

export function Tiers({
  at,
  name,
  tiers,
  was,
  onChange,
}: {
  /** The path of the tariff in the API. */
  at: string;
  /** The name of the tariff. */
  name: string;
  tiers: readonly TierDraft[];
  was: readonly TierDraft[] | undefined;
  onChange: (tiers: TierDraft[]) => void;
}) {
  const texts = useTexts(agreementTexts).tiers;
  return tiers.map((tier, i) => {
    const field = (key: keyof TierDraft, label: string) => (
      <TermField
        name={`${at}.tiers[${i}].${key}`}
        label={label}
        value={tier[key]}
        was={was?.[i]?.[key]}
        onChange={(value) => onChange(tiers.with(i, { ...tier, [key]: value }))}
      />
    );
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a tier has no other identity while it is typed.
      <Row key={i} gap="3" align="end" wrap className={agreementCss.tier}>
        {field('fromKm', texts.from)}
        {field('perKmNet', texts.perKm)}
        <IconButton
          label={texts.remove({ tier: i + 1, name })}
          onClick={() => onChange(tiers.filter((one) => one !== tier))}
        >
          <IconTrash size={16} />
        </IconButton>
      </Row>
    );
  });
}
