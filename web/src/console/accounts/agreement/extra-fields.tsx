// The extras of an agreement: each with its price, added and removed.

import { IconTrash } from '@tabler/icons-react';
import { EXTRA_KINDS, type ExtraKind } from '../../../../../shared/extras/kinds.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Card, Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import type { TermsDraft } from './draft.ts';
import { type ExtraDraft, type ExtraField, FIELDS_OF, newExtra } from './extra-drafts.ts';
import { TermField } from './term-field.tsx';
import { type AgreementTexts, agreementTexts } from './texts.ts';

interface Props {
  draft: TermsDraft;
  base: TermsDraft;
  change: (draft: TermsDraft) => void;
}

export function ExtraFields({ draft, base, change }: Props) {
  const texts = useTexts(agreementTexts).extras;
  const replace = (extras: ExtraDraft[]) => change({ ...draft, extras });
  const isFree = (kind: ExtraKind) => kind === 'OTHER' || draft.extras.every((extra) => extra.kind !== kind);
  return (
    <Card>
      <Stack gap="4">
        {draft.extras.length === 0 && (
          <Text as="p" tone="muted">
            {texts.none}
          </Text>
        )}
        {draft.extras.map((extra, i) => (
          <ExtraRow
            // biome-ignore lint/suspicious/noArrayIndexKey: an extra has no other identity while it is typed.
            key={i}
            position={i}
            extra={extra}
            was={base.extras.find((other) => other.kind === extra.kind && other.name === extra.name)}
            onChange={(changed) => replace(draft.extras.map((other, at) => (at === i ? changed : other)))}
            onRemove={() => replace(draft.extras.filter((_, at) => at !== i))}
          />
        ))}
        <Row gap="2" wrap>
          {EXTRA_KINDS.filter(isFree).map((kind) => (
            <Button key={kind} small onClick={() => replace([...draft.extras, newExtra(kind)])}>
              + {texts.kinds[kind]}
            </Button>
          ))}
        </Row>
      </Stack>
    </Card>
  );
}

export function labelOf(texts: AgreementTexts['extras'], kind: ExtraKind, field: ExtraField): string {
  const isShare = FIELDS_OF[kind].includes('percentOfPrice');
  const labels: Record<ExtraField, string> = {
    name: texts.name,
    net: isShare ? texts.orNet : texts.net,
    percentOfPrice: texts.percent,
    netPerQuarterHour: texts.perQuarter,
    freeMinutes: texts.freeMinutes,
    hoursBeforePickup: texts.hours,
  };
  return labels[field];
}

function ExtraRow({
  position,
  extra,
  was,
  onChange,
  onRemove,
}: {
  position: number;
  extra: ExtraDraft;
  was: ExtraDraft | undefined;
  onChange: (extra: ExtraDraft) => void;
  onRemove: () => void;
}) {
  const texts = useTexts(agreementTexts).extras;
  const name = texts.kinds[extra.kind];
  return (
    <Row gap="3" align="start" wrap>
      <strong>{name}</strong>
      {FIELDS_OF[extra.kind].map((field) => (
        <TermField
          key={field}
          name={`extras[${position}].${field}`}
          label={labelOf(texts, extra.kind, field)}
          value={extra[field]}
          was={was?.[field]}
          onChange={(value) => onChange({ ...extra, [field]: value })}
        />
      ))}
      <IconButton label={texts.remove({ name })} onClick={onRemove}>
        <IconTrash />
      </IconButton>
    </Row>
  );
}
