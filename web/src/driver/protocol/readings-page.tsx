// Readings and equipment of the car: odometer, fuel or charge, keys and papers.

import { IconAlertTriangle, IconCamera, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { findText } from '../../../../shared/text/find-text.ts';
import { join } from '../../ui/classes.ts';
import { formatNumber } from '../../ui/format.ts';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { CameraScreen } from './camera-screen.tsx';
import { ChecklistSection } from './checklist-section.tsx';
import { Foot, NextButton } from './frame.tsx';
import { FuelSection } from './fuel-section.tsx';
import { photoOf } from './photo-files.ts';
import { PhotoScreen } from './photo-screen.tsx';
import { photoTargetFor } from './photo-targets.tsx';
import { FieldProblems } from './printable-field.tsx';
import { useProtocol } from './protocol-context.tsx';
import protocolPagesCss from './protocol-pages.module.css';
import { checkOdometer, needsConfirmation, readDigits } from './readings.ts';
import readingsPageCss from './readings-page.module.css';
import { missingAnswers } from './required-parts.ts';
import { RequiredReason } from './required-reason.tsx';
import { Thumbnail } from './thumbnail.tsx';

export function ReadingsPage() {
  return (
    <>
      <OdometerSection />
      <FuelSection />
      <ChecklistSection />
      <MissingAnswers />
      <Foot>
        <NextButton />
      </Foot>
    </>
  );
}

function MissingAnswers() {
  const { trip, draft, earlier, texts } = useProtocol();
  const missing = missingAnswers(trip, draft, earlier);
  const names = missing.map((item) => findText(texts.readings.items, item) ?? item);
  return <RequiredReason field="checklistAbsence" title={texts.required.checklist} missing={names} />;
}

function OdometerSection() {
  const { trip, draft, saver, texts, language } = useProtocol();
  const { readings } = texts;
  const shown = draft.odometerKm === null ? '' : formatNumber(language, draft.odometerKm);
  return (
    <section className={protocolPagesCss.protocolBlock}>
      <Row
        as="label"
        align="stretch"
        wrap
        tone="ink-2"
        size="type-5"
        className={protocolPagesCss.protocolLabel}
        htmlFor="odometer"
      >
        {readings.odometer}
        {!trip.vehicle.operationalStatus.driveable && <span>{readings.optional}</span>}
      </Row>
      <Grid gap="3" className={readingsPageCss.odometerRow}>
        <div className={readingsPageCss.odometerField}>
          <input
            id="odometer"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            aria-describedby="odometer-verdict"
            value={shown}
            onChange={({ target }) =>
              saver.changeSoon((before) => ({
                ...before,
                odometerKm: readDigits(target.value),
                odometerConfirmed: false,
              }))
            }
            onBlur={() => void saver.flush()}
          />
          <span aria-hidden="true">{readings.km}</span>
        </div>
        <DashboardPhoto />
      </Grid>
      <OdometerCheck />
      <FieldProblems field="odometerKm" />
    </section>
  );
}

function OdometerCheck() {
  const { trip, draft, earlier, saver, texts } = useProtocol();
  const { readings } = texts;
  const verdict = checkOdometer(draft.odometerKm, trip, earlier);
  const isOk = verdict.is === 'fitting' || verdict.is === 'since';
  const text = {
    nothing: () => '',
    fitting: () => verdict.is === 'fitting' && readings.fitting({ km: verdict.sinceKm }),
    since: () => verdict.is === 'since' && readings.since({ km: verdict.sinceKm }),
    odd: () => verdict.is === 'odd' && readings.odd({ km: verdict.sinceKm, route: verdict.routeKm }),
    below: () => verdict.is === 'below' && readings.below({ km: verdict.atPickupKm }),
  }[verdict.is]();
  return (
    <>
      <Row
        as="p"
        gap="2"
        size="type-5"
        id="odometer-verdict"
        className={join(readingsPageCss.odometerVerdict, !isOk && readingsPageCss.odometerOdd)}
        role="status"
      >
        {verdict.is !== 'nothing' &&
          (isOk ? <IconCircleCheck aria-hidden="true" /> : <IconAlertTriangle aria-hidden="true" />)}
        {text}
      </Row>
      {needsConfirmation(draft, earlier) && (
        <Row as="label" gap="3" className={protocolPagesCss.protocolCheck}>
          <input
            type="checkbox"
            checked={draft.odometerConfirmed}
            onChange={({ target }) =>
              saver.change((before) => ({ ...before, odometerConfirmed: target.checked }))
            }
          />
          {readings.confirm}
        </Row>
      )}
    </>
  );
}

/** The photo of the dashboard, next to the reading. */
function DashboardPhoto() {
  const { trip, draft, texts } = useProtocol();
  const [shows, setShows] = useState<'camera' | 'photo' | null>(null);
  const photo = photoOf(draft, 'DASHBOARD');
  const close = () => setShows(null);
  return (
    <>
      <Stack
        as="button"
        tone="accent"
        type="button"
        className={readingsPageCss.odometerPhoto}
        aria-label={texts.photos.takeThis({ angle: texts.photos.titles.DASHBOARD })}
        onClick={() => setShows(photo ? 'photo' : 'camera')}
      >
        {photo ? <Thumbnail photoId={photo.id} /> : <IconCamera aria-hidden="true" />}
      </Stack>
      {shows === 'camera' && (
        <CameraScreen
          aim={photoTargetFor('DASHBOARD', trip.vehicle.type, texts)}
          onTaken={close}
          onClose={close}
        />
      )}
      {shows === 'photo' && photo && (
        <PhotoScreen
          photo={photo}
          title={texts.photos.titles.DASHBOARD}
          onRetake={() => setShows('camera')}
          onClose={close}
        />
      )}
    </>
  );
}
