// The damage cases of an order for the customer: their state and decision, own photos, and the report of a new damage.
import { useState } from 'react';
import { damageTexts as ordersDamageTexts } from '../../../../../shared/texts/generated/orders/damage.ts';
import { damageTexts } from '../../../../../shared/texts/generated/portal/orders/damage.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { nameDamage, STATE_TONES } from '../../../orders/damage/describe-damage.ts';
import { PhotoPicker } from '../../../orders/damage/photo-picker.tsx';
import { toast } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Fact, FactGroup, Facts } from '../../../ui/facts.tsx';
import { formatDate, formatMoney } from '../../../ui/format.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Status } from '../../../ui/status.tsx';
import { Text } from '../../../ui/text.tsx';
import { DayTime } from '../../../ui/time.tsx';
import { usePortal } from '../../session.tsx';
import { ComplaintDialog } from './complaint-dialog.tsx';
import {
  type Complaint,
  type PortalCase,
  useAddPhotos,
  useCaseAddress,
  useDamageCases,
} from './damage-queries.ts';
import orderDamageCss from './order-damage.module.css';

export function OrderDamage({ orderId }: { orderId: string }) {
  const texts = useTexts(damageTexts);
  const { data } = useDamageCases(orderId);
  const { may } = usePortal();
  const [isReporting, setReporting] = useState(false);
  if (!data || (data.data.length === 0 && data.complaint.reason === 'NOT_DELIVERED')) return null;
  const { data: cases, complaint } = data;
  const canReport = complaint.possible && may('orderers');
  return (
    <FactGroup
      title={texts.title}
      aside={
        canReport && (
          <Button small kind="text" onClick={() => setReporting(true)}>
            {texts.complain}
          </Button>
        )
      }
    >
      <Stack gap="4">
        {cases.map((found) => (
          <CaseFacts key={found.id} orderId={orderId} found={found} />
        ))}
        {cases.length === 0 && <Deadline complaint={complaint} />}
      </Stack>
      {isReporting && <ComplaintDialog orderId={orderId} onClose={() => setReporting(false)} />}
    </FactGroup>
  );
}

function Deadline({ complaint: { possible, until } }: { complaint: Complaint }) {
  const texts = useTexts(damageTexts);
  const language = useLanguage();
  return (
    <Text as="p" tone="muted">
      {possible && until ? texts.until({ day: formatDate(language, new Date(until)) }) : texts.tooLate}
    </Text>
  );
}

function CaseFacts({ orderId, found }: { orderId: string; found: PortalCase }) {
  const texts = useTexts(damageTexts);
  const { states } = useTexts(ordersDamageTexts);
  const language = useLanguage();
  const address = useCaseAddress(orderId, found.id);
  const { credit, liability } = found;
  return (
    <section aria-label={found.number}>
      <Row gap="2" wrap align="baseline">
        <strong>{found.number}</strong>
        <Status tone={STATE_TONES[found.state]}>{states[found.state]}</Status>
      </Row>
      <p>{texts.states[found.state]}</p>
      <Facts>
        <Fact name={texts.reported}>
          <DayTime at={found.createdAt} />
          {found.description && (
            <Text as="div" tone="muted">
              {found.description}
            </Text>
          )}
        </Fact>
        {found.damages.length > 0 && (
          <Fact name={texts.parts}>
            {found.damages.map((damage, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the number of a part is its identity.
              <div key={index}>{nameDamage(language, damage)}</div>
            ))}
          </Fact>
        )}
        {liability && (
          <Fact name={texts.decision}>
            {texts.liabilities[liability]}
            {found.liabilityReason && (
              <Text as="div" tone="muted">
                {found.liabilityReason}
              </Text>
            )}
          </Fact>
        )}
        {credit && (
          <Fact name={texts.credit}>
            {texts.credited({
              amount: formatMoney(language, Math.round(credit.net * 100), credit.currency),
              number: credit.creditNoteNumber,
            })}
          </Fact>
        )}
        {found.letters.length > 0 && (
          <Fact name={texts.letters}>
            {found.letters.map(({ id, subject }) => (
              <div key={id}>
                <a href={`${address}/letters/${id}`} target="_blank" rel="noreferrer">
                  {subject}
                </a>
              </div>
            ))}
          </Fact>
        )}
      </Facts>
      <Photos orderId={orderId} found={found} address={address} />
    </section>
  );
}

function Photos({ orderId, found, address }: { orderId: string; found: PortalCase; address: string }) {
  const texts = useTexts(damageTexts);
  const { may } = usePortal();
  const adding = useAddPhotos(orderId, found.id, () => toast(texts.added));
  return (
    <Stack gap="2">
      {found.photos.length > 0 && (
        <div className={orderDamageCss.photos}>
          {found.photos.map(({ id }, index) => (
            <a key={id} href={`${address}/photos/${id}`} target="_blank" rel="noreferrer">
              <img src={`${address}/photos/${id}`} alt={texts.photo({ number: index + 1 })} loading="lazy" />
            </a>
          ))}
        </div>
      )}
      {found.state !== 'CLOSED' && may('orderers') && (
        <PhotoPicker small files={[]} busy={adding.isPending} onChange={(files) => adding.mutate(files)} />
      )}
      <ErrorState error={adding.error} />
    </Stack>
  );
}
