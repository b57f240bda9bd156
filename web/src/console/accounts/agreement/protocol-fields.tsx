// What protocols of this customer must have: the default of the operator, or rules of its own.
import { protocolRulesTexts } from '../../../../../shared/texts/generated/console/protocol-rules.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Card, Stack } from '../../../ui/layout.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Text } from '../../../ui/text.tsx';
import { describeRules } from '../../protocol-rules/describe-rules.ts';
import { RulesFields } from '../../protocol-rules/rules-fields.tsx';
import agreementCss from './agreement.module.css';
import type { TermsDraft } from './draft.ts';
import { TermChanged } from './term-field.tsx';
import { agreementTexts } from './texts.ts';

/** What most agree on beside readings; the customer's own rules begin with it. */
const FIRST_RULES: NonNullable<TermsDraft['protocol']> = {
  photos: ['FRONT', 'RIGHT', 'REAR', 'LEFT'],
  checklist: true,
  contactSignature: true,
};

interface Props {
  draft: TermsDraft;
  base: TermsDraft;
  change: (draft: TermsDraft) => void;
}

export function ProtocolFields({ draft, base, change }: Props) {
  const texts = useTexts(protocolRulesTexts);
  const { was } = useTexts(agreementTexts);
  const language = useLanguage();
  const isChanged = JSON.stringify(draft.protocol) !== JSON.stringify(base.protocol);
  return (
    <Card className={agreementCss.protocolRules}>
      <TermChanged changed={isChanged}>
        <Stack gap="3">
          <Segmented
            label={texts.source}
            value={draft.protocol === null ? 'DEFAULT' : 'AGREED'}
            choices={[
              { value: 'DEFAULT' as const, label: texts.byDefault },
              { value: 'AGREED' as const, label: texts.agreed },
            ]}
            onChange={(source) =>
              change({ ...draft, protocol: source === 'DEFAULT' ? null : (base.protocol ?? FIRST_RULES) })
            }
          />
          {draft.protocol && (
            <RulesFields rules={draft.protocol} onChange={(protocol) => change({ ...draft, protocol })} />
          )}
          {isChanged && (
            <Text tone="muted" size="meta">
              {was({ value: describeRules(language, base.protocol) })}
            </Text>
          )}
        </Stack>
      </TermChanged>
    </Card>
  );
}
