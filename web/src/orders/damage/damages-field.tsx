// The list of damaged parts in a form: part, side, kind and description of each.
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { damageTexts } from '../../../../shared/texts/generated/orders/damage.ts';
import { CAR_PARTS, type CarPart, hasSides } from '../../../../shared/vehicle/car-parts.ts';
import { DAMAGE_TYPE_NAMES, DAMAGE_TYPES } from '../../../../shared/vehicle/damage-types.ts';
import { namePart } from '../../../../shared/vehicle/part-names.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/inputs.tsx';
import { Card, Grid, Row, Stack } from '../../ui/layout.tsx';
import damageCss from './damage.module.css';

export interface DamageDraft {
  key: number;
  part: CarPart | 'OTHER';
  side: 'left' | 'right' | 'UNKNOWN';
  type: string;
  description: string;
}

const NO_TYPE = 'NONE';
let lastKey = 0;

export function newDamageDraft(): DamageDraft {
  lastKey += 1;
  return { key: lastKey, part: 'bumperFront', side: 'UNKNOWN', type: 'SCRATCH', description: '' };
}

export function toDamageInput({ part, side, type, description }: DamageDraft) {
  return {
    ...(part !== 'OTHER' && { part }),
    ...(part !== 'OTHER' && hasSides(part) && side !== 'UNKNOWN' && { side }),
    ...(type !== NO_TYPE && { type }),
    description: description.trim(),
  };
}

const MAX_DAMAGES = 30;

export function DamagesField({
  damages,
  onChange,
}: {
  damages: readonly DamageDraft[];
  onChange: (damages: DamageDraft[]) => void;
}) {
  const texts = useTexts(damageTexts);
  const set = (key: number, change: Partial<DamageDraft>) =>
    onChange(damages.map((damage) => (damage.key === key ? { ...damage, ...change } : damage)));
  return (
    <fieldset className={damageCss.damages}>
      <legend>{texts.damages}</legend>
      <Stack gap="3">
        {damages.map((damage, index) => (
          <DamageFields
            key={damage.key}
            damage={damage}
            index={index}
            onChange={(change) => set(damage.key, change)}
            onRemove={() => onChange(damages.filter(({ key }) => key !== damage.key))}
          />
        ))}
        {damages.length < MAX_DAMAGES && (
          <div>
            <Button small icon={<IconPlus />} onClick={() => onChange([...damages, newDamageDraft()])}>
              {texts.addDamage}
            </Button>
          </div>
        )}
      </Stack>
    </fieldset>
  );
}

function DamageFields({
  damage,
  index,
  onChange,
  onRemove,
}: {
  damage: DamageDraft;
  index: number;
  onChange: (change: Partial<DamageDraft>) => void;
  onRemove: () => void;
}) {
  const texts = useTexts(damageTexts);
  const language = useLanguage();
  const path = `damages[${index}]`;
  const parts = CAR_PARTS.map((part) => ({ value: part, label: namePart(language, { part, side: null }) }));
  return (
    <Card className={damageCss.damage}>
      <Stack gap="3">
        <Row justify="between">
          <strong>{texts.numbered({ number: index + 1 })}</strong>
          <IconButton label={texts.removeDamage({ number: index + 1 })} onClick={onRemove}>
            <IconTrash />
          </IconButton>
        </Row>
        <Grid columns={3} gap="3" align="start">
          <SelectField<DamageDraft['part']>
            name={`${path}.part`}
            label={texts.part}
            value={damage.part}
            choices={[...parts, { value: 'OTHER', label: texts.otherPart }]}
            onChange={(part) => onChange({ part })}
          />
          {damage.part !== 'OTHER' && hasSides(damage.part) && (
            <SelectField<DamageDraft['side']>
              name={`${path}.side`}
              label={texts.side}
              value={damage.side}
              choices={[
                { value: 'left', label: texts.sides.left },
                { value: 'right', label: texts.sides.right },
                { value: 'UNKNOWN', label: texts.unknownSide },
              ]}
              onChange={(side) => onChange({ side })}
            />
          )}
          <SelectField
            name={`${path}.type`}
            label={texts.type}
            value={damage.type}
            choices={[
              ...DAMAGE_TYPES.map((value) => ({
                value: value as string,
                label: DAMAGE_TYPE_NAMES[language][value]!,
              })),
              { value: NO_TYPE, label: texts.noType },
            ]}
            onChange={(type) => onChange({ type })}
          />
        </Grid>
        <TextField
          name={`${path}.description`}
          label={texts.description}
          hint={texts.descriptionHint}
          maxLength={500}
          value={damage.description}
          onChange={(description) => onChange({ description })}
        />
      </Stack>
    </Card>
  );
}
