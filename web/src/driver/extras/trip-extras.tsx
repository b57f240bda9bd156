// The extras and expenses of a trip with what became of each, and the button that adds one.
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useAppLanguage } from '../../messages/language.ts';
import { join } from '../../ui/classes.ts';
import { formatMoney } from '../../ui/format.ts';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import layoutCss from '../layout.module.css';
import type { Trip } from '../local-store/records.ts';
import { removeExtra } from '../local-store/store-extras.ts';
import type { StoredData } from '../local-store/use-stored-data.ts';
import { syncNow } from '../outbox/schedule-sync.ts';
import { TapButton } from '../parts/button.tsx';
import { trySave } from '../storage-full.ts';
import { extrasOfTrip, type ShownExtra } from '../trips/trip-extras.ts';
import { ExtraSheet } from './extra-sheet.tsx';
import { useExtraTexts } from './use-extra-texts.ts';

export function TripExtras({ stored, trip }: { stored: StoredData; trip: Trip }) {
  const texts = useExtraTexts();
  const [edited, setEdited] = useState<ShownExtra | 'new' | null>(null);
  const extras = extrasOfTrip(trip, stored.entries);
  const changed = edited !== 'new' && edited?.input ? { ...edited, input: edited.input } : null;
  return (
    <Stack as="section" gap="2">
      <h2>{texts.title}</h2>
      {extras.length === 0 && (
        <Text as="p" tone="muted">
          {texts.none}
        </Text>
      )}
      <Stack as="ul" gap="2">
        {extras.map((extra) => (
          <ExtraLine key={extra.id} tripId={trip.id} extra={extra} onChange={() => setEdited(extra)} />
        ))}
      </Stack>
      <TapButton icon={<IconPlus />} onClick={() => setEdited('new')}>
        {texts.add}
      </TapButton>
      {edited && <ExtraSheet trip={trip} changed={changed} onClose={() => setEdited(null)} />}
    </Stack>
  );
}

const TONES: Record<ShownExtra['state'], string | undefined> = {
  waiting: layoutCss.toneWarn,
  'not-accepted': layoutCss.toneAlert,
  PROPOSED: layoutCss.toneWarn,
  APPROVED: layoutCss.toneGood,
  REFUSED: layoutCss.toneAlert,
};

function ExtraLine({ tripId, extra, onChange }: { tripId: string; extra: ShownExtra; onChange: () => void }) {
  const texts = useExtraTexts();
  const language = useAppLanguage();
  const { id, category, kind, name, gross, state, reason, hasReceipt, input } = extra;
  const names: Partial<Record<string, string>> = category === 'EXPENSE' ? texts.expenses : texts.extras;
  const remove = async () => {
    if (await trySave(() => removeExtra(tripId, id))) void syncNow();
  };
  return (
    <li className={layoutCss.card}>
      <strong>
        {name ?? names[kind]}
        {gross !== null && ` · ${formatMoney(language, Math.round(gross * 100), 'EUR')}`}
      </strong>
      <p className={join(TONES[state], layoutCss.toned)}>
        {texts.states[state]}
        {reason && `: ${reason}`}
      </p>
      <Text as="p" tone="muted">
        {hasReceipt ? texts.receipt : texts.noReceipt}
      </Text>
      {input && (
        <div className={layoutCss.tapPair}>
          <TapButton onClick={() => void remove()}>{texts.remove}</TapButton>
          <TapButton onClick={onChange}>{texts.change}</TapButton>
        </div>
      )}
    </li>
  );
}
