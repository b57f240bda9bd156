// A protocol that was not accepted because another phone handed one in before: what differs, and what can still be sent.
import { IconAlertTriangle, IconCircleCheck, IconDeviceMobile } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { officeLanguage } from '../../../../shared/text/office-language.ts';
import { appTexts } from '../../../../shared/texts/generated/driver/app.ts';
import { useAppLanguage } from '../../messages/language.ts';
import { useAppTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { join } from '../../ui/classes.ts';
import { formatClock, formatNumber } from '../../ui/format.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import layoutCss from '../layout.module.css';
import type { Refusal, Session, StoredDraft, Trip } from '../local-store/records.ts';
import { saveMessage } from '../local-store/store-messages.ts';
import { discardProtocol, enqueueDocuments } from '../local-store/store-protocols.ts';
import type { StoredData } from '../local-store/use-stored-data.ts';
import { goTo } from '../navigation.ts';
import { callApi } from '../outbox/call-api.ts';
import { classifyResponse } from '../outbox/classify-response.ts';
import { useOnline } from '../outbox/schedule-sync.ts';
import { Banners } from '../parts/banners.tsx';
import { TapButton } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { useSave } from '../parts/use-save.ts';
import partsCss from '../parts.module.css';
import { titleOf } from '../protocol/damages.ts';
import { photosOfDamage } from '../protocol/photo-files.ts';
import { protocolTexts } from '../protocol/texts.ts';
import screensCss from '../screens.module.css';
import { type AcceptedProtocol, compareProtocols } from '../trips/compare-protocols.ts';
import { useDriverTexts } from '../use-driver-texts.ts';
import { EndedFoot } from './ended-trip.tsx';

interface RefusedProps {
  stored: StoredData;
  session: Session;
  trip: Trip;
  draft: StoredDraft;
  refusal: Refusal;
}

export function RefusedProtocol({ stored, session, trip, draft, refusal }: RefusedProps) {
  const { refused, sending } = useDriverTexts();
  const language = useAppLanguage();
  const [isRemoving, setRemoving] = useState(false);
  const time = refusal.submittedAt ? formatClock(language, new Date(refusal.submittedAt)) : null;
  return (
    <div className={layoutCss.screen}>
      <TopBar
        back={{ screen: 'trip', tripId: trip.id }}
        title={sending[draft.kind]}
        detail={trip.orderNumber}
      />
      <Banners />
      <main className={layoutCss.screenBody}>
        <Stack as="section" gap="2-5" className={screensCss.ended}>
          <p className={join(screensCss.tripStatus, layoutCss.toneAlert, layoutCss.toned)}>
            <i className={partsCss.dot} aria-hidden="true" />
            {refused.status}
          </p>
          <h2>{refused.title}</h2>
          <Text as="p" tone="muted">
            {refused.sentence({ name: refusal.by ?? null, kind: draft.kind, time })}
          </Text>
        </Stack>
        <Compared session={session} trip={trip} draft={draft} />
        <Row gap="3" align="start" className={screensCss.keptHere}>
          <IconDeviceMobile aria-hidden="true" />
          <p>
            {refused.kept}{' '}
            <button type="button" className={screensCss.removeNow} onClick={() => setRemoving(true)}>
              {refused.remove}
            </button>
          </p>
        </Row>
      </main>
      <EndedFoot stored={stored} tripId={trip.id} />
      {isRemoving && (
        <Sheet title={refused.removeTitle} text={refused.removeText} onClose={() => setRemoving(false)}>
          <div className={layoutCss.tapPair}>
            <TapButton onClick={() => setRemoving(false)}>{refused.keep}</TapButton>
            <TapButton
              kind="alert"
              onClick={async () => {
                await discardProtocol(trip.id, draft.kind);
                goTo({ screen: 'trip', tripId: trip.id }, { replace: true });
              }}
            >
              {refused.removeConfirm}
            </TapButton>
          </div>
        </Sheet>
      )}
    </div>
  );
}

/** Undefined while it is read; null if it cannot be read now. */
function useAccepted({ token }: Session, { tripId, kind }: StoredDraft): AcceptedProtocol | null | undefined {
  const online = useOnline();
  const [accepted, setAccepted] = useState<AcceptedProtocol | null>();
  useEffect(() => {
    if (!online) return;
    const path = `/trips/${tripId}/protocols/${kind}`;
    void callApi({ method: 'GET', path, token }).then((answer) =>
      setAccepted(classifyResponse(answer) === 'done' ? answer.body : null),
    );
  }, [online, token, tripId, kind]);
  return accepted;
}

function Compared({ session, trip, draft }: Pick<RefusedProps, 'session' | 'trip' | 'draft'>) {
  const { refused } = useDriverTexts();
  const texts = useAppTexts(protocolTexts);
  const language = useAppLanguage();
  const office = officeLanguage(language);
  const stored = { texts: protocolTexts[office], language: office };
  const accepted = useAccepted(session, draft);
  if (!accepted) {
    return (
      <Text as="p" tone="muted">
        {accepted === null ? refused.unknown : refused.reading}
      </Text>
    );
  }
  const { readings, equipment, onlyHere } = compareProtocols(draft, accepted);
  const keys = draft.checklist.find(({ item }) => item === 'KEYS')?.count ?? null;
  const km = draft.odometerKm === null ? '–' : formatNumber(language, draft.odometerKm, 'kilometer');
  const level =
    draft.fuelLevelPercent === null ? '–' : formatNumber(language, draft.fuelLevelPercent, 'percent');
  return (
    <Stack as="section" gap="3" className={layoutCss.card}>
      <h3>{refused.compared}</h3>
      <Compare state={readings}>{`${km}, ${level}`}</Compare>
      <Compare state={equipment}>
        {keys === null ? texts.readings.equipment : refused.keys({ count: keys })}
      </Compare>
      {onlyHere.map((damage) => (
        <Compare key={damage.id} state="only-here" photos={photosOfDamage(draft, damage.id).length}>
          {titleOf({ texts, language }, damage, trip.vehicle.type)}
        </Compare>
      ))}
      {onlyHere.length > 0 && (
        <SendDamages
          tripId={trip.id}
          draft={draft}
          damages={onlyHere}
          text={onlyHere
            .map((damage) =>
              [titleOf(stored, damage, trip.vehicle.type), damage.description].filter(Boolean).join(': '),
            )
            .join('; ')}
        />
      )}
    </Stack>
  );
}

function Compare({
  state,
  photos = 0,
  children,
}: {
  state: 'same' | 'differ' | 'only-here';
  photos?: number;
  children: ReactNode;
}) {
  const { refused } = useDriverTexts();
  const isSame = state === 'same';
  return (
    <Row
      gap="3"
      align="start"
      className={join(screensCss.counted, isSame ? layoutCss.toneGood : layoutCss.toneAlert)}
    >
      {isSame ? <IconCircleCheck aria-hidden="true" /> : <IconAlertTriangle aria-hidden="true" />}
      <span>
        {children}
        {state === 'only-here' && (
          <Text as="small" tone="muted">
            {refused.onlyHere({ photos })}
          </Text>
        )}
      </span>
      {state !== 'only-here' && <Text tone="muted">{refused[state]}</Text>}
    </Row>
  );
}

/** As a message with the photos as documents: dispatch decides what becomes of it. */
function SendDamages({
  tripId,
  draft,
  damages,
  text,
}: {
  tripId: string;
  draft: StoredDraft;
  damages: StoredDraft['damages'];
  text: string;
}) {
  const { refused } = useDriverTexts();
  const office = appTexts[officeLanguage(useAppLanguage())];
  const { save, isBusy } = useSave();
  const photos = damages.flatMap(({ id }) => photosOfDamage(draft, id));
  const send = () =>
    save(
      async () => {
        // The same message at a second tap, so that the service has it once.
        const message = { text: office.refused.message({ text }).slice(0, 1000), messageId: damages[0]!.id };
        await saveMessage(tripId, { ...message, answersId: null });
        await enqueueDocuments(tripId, photos);
      },
      () => toast(refused.sent),
    );
  return (
    <TapButton kind="soft" disabled={isBusy} onClick={() => void send()}>
      {refused.send({ count: damages.length })}
    </TapButton>
  );
}
