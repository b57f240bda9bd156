// The send progress of a protocol: how many parts are sent, and that the driver can continue.

import {
  IconAlertTriangle,
  IconChevronRight,
  IconCircleCheck,
  IconDeviceMobileCheck,
  IconQrcode,
  IconRefresh,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useAppLanguage } from '../../messages/language.ts';
import { useAppTexts } from '../../messages/use-texts.ts';
import { join } from '../../ui/classes.ts';
import { formatNumber } from '../../ui/format.ts';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { useMinute } from '../../ui/use-now.ts';
import layoutCss from '../layout.module.css';
import type { Session, StoredDraft, Trip } from '../local-store/records.ts';
import type { StoredData } from '../local-store/use-stored-data.ts';
import { goTo } from '../navigation.ts';
import { sendNow } from '../outbox/schedule-sync.ts';
import { Banners } from '../parts/banners.tsx';
import { TapButton, TapRouteLink } from '../parts/button.tsx';
import { SentList, SentPhotos } from '../parts/sent-list.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import partsCss from '../parts.module.css';
import type { ProtocolKind } from '../protocol/draft.ts';
import { describeProblem } from '../protocol/field-problems.ts';
import { protocolTexts } from '../protocol/texts.ts';
import screensCss from '../screens.module.css';
import { lostToAnotherPhone } from '../trips/ending.ts';
import { type SentParts, sentParts } from '../trips/sent-parts.ts';
import { nextTrip } from '../trips/sort-trips.ts';
import { toTripView } from '../trips/trip-view.ts';
import { useDriverTexts } from '../use-driver-texts.ts';
import { CopySheet } from './copy-sheet.tsx';
import { RefusedProtocol } from './refused-protocol.tsx';
import { takeStep } from './take-step.ts';

export function SendProgress({
  stored,
  session,
  tripId,
  kind,
}: {
  stored: StoredData;
  session: Session;
  tripId: string;
  kind: ProtocolKind;
}) {
  const texts = useDriverTexts();
  const [copies, setCopies] = useState(false);
  const nowMs = useMinute();
  const found = stored.trips.find(({ id }) => id === tripId);
  const view = found && toTripView(found.trip, stored.entries);
  const trip = found?.trip;
  const draft = stored.drafts.find((each) => each.tripId === tripId && each.kind === kind);
  const next = nextTrip(stored, tripId, nowMs);
  const parts = draft && sentParts(draft, stored.entries);
  const lost = draft && lostToAnotherPhone(draft, stored);
  if (draft && lost && trip)
    return <RefusedProtocol stored={stored} session={session} trip={trip} draft={draft} refusal={lost} />;
  return (
    <div className={layoutCss.screen}>
      <TopBar
        back={{ screen: 'trip', tripId }}
        title={texts.sending[kind]}
        detail={trip?.orderNumber ?? null}
      />
      <Banners />
      <main className={layoutCss.screenBody}>
        {draft && parts && trip ? (
          <>
            <Count parts={parts} draft={draft} />
            {parts.isComplete && (
              <TapButton kind="soft" icon={<IconQrcode />} onClick={() => setCopies(true)}>
                {texts.copy.open}
              </TapButton>
            )}
            {copies && (
              <CopySheet session={session} tripId={tripId} kind={kind} onClose={() => setCopies(false)} />
            )}
            <SentList parts={parts} title={texts.sending.protocol} driverName={session.driver.name} />
            <SentPhotos photos={parts.photos} />
            <Readings draft={draft} trip={trip} />
          </>
        ) : (
          <p className={layoutCss.empty}>{texts.unknownTrip}</p>
        )}
      </main>
      <Stack as="footer" gap="3" className={layoutCss.bottom}>
        <div className={layoutCss.tapPair}>
          {parts && !parts.isComplete && draft?.problems.length === 0 ? (
            <TapButton icon={<IconRefresh />} onClick={() => void sendNow()}>
              {texts.sending.sendNow}
            </TapButton>
          ) : (
            <TapRouteLink to={{ screen: 'today' }}>{texts.today}</TapRouteLink>
          )}
          {view?.next === 'finish' ? (
            <TapButton
              kind="filled"
              onClick={async () => {
                if (await takeStep(tripId, 'finish')) goTo({ screen: 'today' });
              }}
            >
              {texts.steps.finish}
            </TapButton>
          ) : kind === 'delivery' && next ? (
            <TapRouteLink kind="filled" to={{ screen: 'trip', tripId: next.stored.id }}>
              {texts.sending.nextTrip}
              <IconChevronRight />
            </TapRouteLink>
          ) : (
            <TapRouteLink kind="filled" to={{ screen: 'trip', tripId }}>
              {texts.sending.backToTrip}
              <IconChevronRight />
            </TapRouteLink>
          )}
        </div>
      </Stack>
    </div>
  );
}

function Count({
  parts: { sent, all, isComplete, hasRefused },
  draft,
}: {
  parts: SentParts;
  draft: StoredDraft;
}) {
  const texts = useDriverTexts().sending;
  if (draft.problems.length > 0) return <SentBack draft={draft} />;
  return (
    <Stack as="section" gap="3" className={screensCss.sentCount} role="status">
      <h2>
        <Text as="strong" figures>
          {sent}
        </Text>{' '}
        {texts.count({ all })}
      </h2>
      <Row gap="1-5" align="stretch" className={partsCss.stepsBars} aria-hidden="true">
        {Array.from({ length: all }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars differ only by position.
          <i key={at} className={at < sent ? partsCss.isDone : undefined} />
        ))}
      </Row>
      {hasRefused ? (
        <p className={join(layoutCss.toneAlert, layoutCss.toned)}>{texts.refusedText}</p>
      ) : (
        <Row as="p" gap="3" align="stretch" className={screensCss.sentSafe}>
          {isComplete ? <IconCircleCheck /> : <IconDeviceMobileCheck />}
          {isComplete ? texts.atService : texts.allSaved}
        </Row>
      )}
    </Stack>
  );
}

/** The service did not accept the protocol: what is wrong, and the way to correct it. */
function SentBack({ draft }: { draft: StoredDraft }) {
  const { problems, sending } = useDriverTexts();
  const texts = useAppTexts(protocolTexts);
  const { tripId, kind } = draft;
  return (
    <Row
      as="section"
      gap="3"
      align="stretch"
      className={join(partsCss.noticeCard, layoutCss.toneAlert)}
      role="alert"
    >
      <IconAlertTriangle />
      <Stack gap="2">
        <h2>{problems.title}</h2>
        <p>{sending.sentBackText}</p>
        <ul>
          {draft.problems.map((problem) => (
            <li key={problem.field + problem.code}>{describeProblem(problem, texts)}</li>
          ))}
        </ul>
        <TapRouteLink kind="filled" to={{ screen: 'protocol', tripId, kind }}>
          {problems.correction}
        </TapRouteLink>
      </Stack>
    </Row>
  );
}

function Readings({ draft, trip }: { draft: StoredDraft; trip: Trip }) {
  const texts = useDriverTexts().sending;
  const language = useAppLanguage();
  const keys = draft.checklist.find(({ item }) => item === 'KEYS')?.count;
  const fresh = draft.damages.filter(({ isNew }) => isNew).length;
  const damages = draft.kind === 'delivery' ? fresh : draft.damages.length;
  const facts: [string, string, boolean?][] = [
    ...(draft.odometerKm === null
      ? []
      : [[texts.odometer, formatNumber(language, draft.odometerKm, 'kilometer')] as [string, string]]),
    ...(draft.fuelLevelPercent === null
      ? []
      : ([
          [
            trip.vehicle.fuelType === 'ELECTRIC' ? texts.charge : texts.fuel,
            formatNumber(language, draft.fuelLevelPercent, 'percent'),
          ],
        ] as [string, string][])),
    ...(keys == null ? [] : [[texts.keys, String(keys)] as [string, string]]),
    [
      texts.damages,
      damages === 0
        ? draft.damages.length > 0
          ? texts.noNewDamage({ count: draft.damages.length })
          : texts.none
        : draft.kind === 'delivery'
          ? texts.newDamages({ count: damages })
          : String(damages),
      damages > 0,
    ],
  ];
  return (
    <Grid as="dl" gap="3" justify="between" size="type-5" className={screensCss.readings}>
      {facts.map(([name, value, isAlert]) => (
        <div key={name}>
          <Text as="dt" tone="muted">
            {name}
          </Text>
          <dd className={isAlert ? join(layoutCss.toneAlert, layoutCss.toned) : undefined}>{value}</dd>
        </div>
      ))}
    </Grid>
  );
}
