// What a protocol of pickup or handover must have: angles to photograph, the checklist, the second signature.
import { protocolRulesTexts } from '../../../../shared/texts/generated/console/protocol-rules.ts';
import { drivingTexts } from '../../../../shared/texts/generated/names/driving.ts';
import { PHOTO_ANGLES } from '../../../../shared/vehicle/photo-angles.ts';
import type { components } from '../../api/paths/operations.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Switch } from '../../ui/field.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import rulesCss from './rules-fields.module.css';

export type ProtocolRules = components['schemas']['Operator']['protocol'];

interface Props {
  rules: ProtocolRules;
  onChange: (rules: ProtocolRules) => void;
}

export function RulesFields({ rules, onChange }: Props) {
  const texts = useTexts(protocolRulesTexts);
  const names = drivingTexts[useLanguage()].photoAngles;
  return (
    <Stack gap="3" className={rulesCss.rules}>
      <Stack gap="1-5">
        <Text weight="medium">{texts.photos}</Text>
        <Row as="fieldset" gap="1-5" align="stretch" wrap aria-label={texts.photos}>
          {PHOTO_ANGLES.map((angle) => {
            const on = rules.photos.includes(angle);
            const photos = PHOTO_ANGLES.filter((one) => (one === angle ? !on : rules.photos.includes(one)));
            return (
              <Text
                as="button"
                tone="muted"
                size="meta"
                weight="medium"
                key={angle}
                type="button"
                aria-pressed={on}
                className={rulesCss.toggle}
                onClick={() => onChange({ ...rules, photos })}
              >
                {!on && '+ '}
                {names[angle]}
              </Text>
            );
          })}
        </Row>
      </Stack>
      <Switch
        label={texts.checklist}
        checked={rules.checklist}
        onChange={(checklist) => onChange({ ...rules, checklist })}
      />
      <Switch
        label={texts.contactSignature}
        checked={rules.contactSignature}
        onChange={(contactSignature) => onChange({ ...rules, contactSignature })}
      />
      <Text as="p" tone="muted" size="table">
        {texts.reason}
      </Text>
    </Stack>
  );
}
