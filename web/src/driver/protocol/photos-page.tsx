// The photos by angle: which ones exist, and the camera that moves from one angle to the next.

import { IconCamera, IconCheck, IconPlayerSkipForward } from '@tabler/icons-react';
import { useState } from 'react';
import { PHOTO_ANGLES, type PhotoAngle } from '../../../../shared/vehicle/photo-angles.ts';
import { join } from '../../ui/classes.ts';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import cameraScreenCss from './camera-screen.module.css';
import { CameraScreen, ViewButton } from './camera-screen.tsx';
import type { DraftPhoto, ProtocolDraft } from './draft.ts';
import frameCss from './frame.module.css';
import { Foot, NextButton } from './frame.tsx';
import { MAX_PHOTOS, photoOf } from './photo-files.ts';
import { PhotoScreen } from './photo-screen.tsx';
import { photoTargetFor } from './photo-targets.tsx';
import photosPageCss from './photos-page.module.css';
import { FieldProblems } from './printable-field.tsx';
import { useProtocol } from './protocol-context.tsx';
import protocolPagesCss from './protocol-pages.module.css';
import { missingAngles, rulesOf } from './required-parts.ts';
import { RequiredReason } from './required-reason.tsx';
import { Thumbnail } from './thumbnail.tsx';

function openAngles(draft: ProtocolDraft): PhotoAngle[] {
  return PHOTO_ANGLES.filter((angle) => !photoOf(draft, angle) && !draft.skippedAngles.includes(angle));
}

/** The next angle without a photo, walking around the car from the current angle. */
function nextOpen(draft: ProtocolDraft, after: PhotoAngle): PhotoAngle | null {
  const at = PHOTO_ANGLES.indexOf(after);
  const around = [...PHOTO_ANGLES.slice(at + 1), ...PHOTO_ANGLES.slice(0, at)];
  const open = openAngles(draft);
  return around.find((angle) => open.includes(angle)) ?? null;
}

export function PhotosPage() {
  const { trip, draft, texts } = useProtocol();
  const { photos } = texts;
  const [aimed, setAimed] = useState<PhotoAngle | null>(null);
  const [viewed, setViewed] = useState<PhotoAngle | null>(null);
  const open = openAngles(draft);
  const taken = PHOTO_ANGLES.filter((angle) => photoOf(draft, angle)).length;
  const seen = viewed && photoOf(draft, viewed);
  return (
    <>
      <section className={protocolPagesCss.protocolBlock}>
        <Stack as="p" gap="0-5" className={photosPageCss.photosCount}>
          <strong>{photos.count({ done: taken, of: PHOTO_ANGLES.length })}</strong>
          <Text tone="muted">{photos.sentence}</Text>
        </Stack>
        <FieldProblems field="photos" />
        <Grid as="ul" gap="2-5" className={photosPageCss.photoTiles}>
          {PHOTO_ANGLES.map((angle) => (
            <Tile
              key={angle}
              angle={angle}
              onOpen={() => (photoOf(draft, angle) ? setViewed(angle) : setAimed(angle))}
            />
          ))}
        </Grid>
      </section>
      <RequiredReason
        field="photosAbsence"
        title={texts.required.photos}
        missing={missingAngles(trip, draft).map((angle) => photos.angles[angle])}
      />
      <Foot>
        {open[0] ? (
          <Grid gap="2-5" className={frameCss.protocolPair}>
            <NextButton outlined />
            <button type="button" className={frameCss.protocolNext} onClick={() => setAimed(open[0]!)}>
              <IconCamera aria-hidden="true" />
              {photos.take}
            </button>
          </Grid>
        ) : (
          <NextButton />
        )}
      </Foot>
      {aimed && (
        <AngleCamera
          angle={aimed}
          onCapture={setAimed}
          onView={(angle) => {
            setAimed(null);
            setViewed(angle);
          }}
        />
      )}
      {seen && viewed && (
        <PhotoScreen
          photo={seen}
          title={photos.titles[viewed]}
          onRetake={() => {
            setViewed(null);
            setAimed(viewed);
          }}
          onClose={() => setViewed(null)}
        />
      )}
    </>
  );
}

function Tile({ angle, onOpen }: { angle: PhotoAngle; onOpen: () => void }) {
  const { trip, draft, texts } = useProtocol();
  const { photos } = texts;
  const photo = photoOf(draft, angle);
  const isRequired = rulesOf(trip).photos.includes(angle);
  const skipped = draft.skippedAngles.includes(angle);
  return (
    <li>
      <Stack
        as="button"
        gap="1"
        type="button"
        className={join(photosPageCss.photoTile, photo && photosPageCss.photoTileTaken)}
        onClick={onOpen}
      >
        {photo ? (
          <>
            <Thumbnail photoId={photo.id} />
            <IconCheck className={photosPageCss.photoDone} aria-hidden="true" />
          </>
        ) : skipped ? (
          <IconPlayerSkipForward aria-hidden="true" />
        ) : (
          <IconCamera aria-hidden="true" />
        )}
        <span>{photos.angles[angle]}</span>
        {!photo && (
          <Text as="small" tone="muted" size="type-3" weight="normal">
            {skipped ? photos.skipped : isRequired ? texts.required.tile : photos.open}
          </Text>
        )}
      </Stack>
    </li>
  );
}

/** The camera at one angle; it advances after each photo and closes after the last. */
function AngleCamera({
  angle,
  onCapture,
  onView,
}: {
  angle: PhotoAngle;
  onCapture: (angle: PhotoAngle | null) => void;
  onView: (angle: PhotoAngle) => void;
}) {
  const { trip, draft, saver, texts } = useProtocol();
  const { photos } = texts;
  const toNextAngle = () => onCapture(nextOpen(saver.read().draft, angle));
  const skip = () => {
    saver.change((before) => ({
      ...before,
      skippedAngles: before.skippedAngles.includes(angle)
        ? before.skippedAngles
        : [...before.skippedAngles, angle],
    }));
    toNextAngle();
  };
  const last = draft.photos.findLast(({ subject }) => subject.of === 'angle');
  const full = draft.photos.length >= MAX_PHOTOS && !photoOf(draft, angle);
  const aim = photoTargetFor(angle, trip.vehicle.type, texts);
  return (
    <CameraScreen
      aim={full ? { ...aim, hint: photos.most } : aim}
      strip={<Strip angle={angle} onCapture={onCapture} onView={onView} />}
      left={
        !photoOf(draft, angle) && (
          <Row as="button" inline gap="2" type="button" className={cameraScreenCss.cameraText} onClick={skip}>
            {photos.skip}
          </Row>
        )
      }
      right={last && <ViewButton label={photos.look} onClick={() => onView(angleOf(last))} />}
      onTaken={toNextAngle}
      onClose={() => onCapture(null)}
    />
  );
}

function angleOf({ subject }: DraftPhoto): PhotoAngle {
  return subject.of === 'angle' ? subject.angle : 'FRONT';
}

function Strip({
  angle,
  onCapture,
  onView,
}: {
  angle: PhotoAngle;
  onCapture: (angle: PhotoAngle) => void;
  onView: (angle: PhotoAngle) => void;
}) {
  const { draft, texts } = useProtocol();
  return (
    <Row as="ol" gap="1" align="stretch" justify="between" className={cameraScreenCss.cameraStrip}>
      {PHOTO_ANGLES.map((other) => {
        const photo = photoOf(draft, other);
        return (
          <li key={other}>
            <button
              type="button"
              className={cameraScreenCss.cameraStop}
              aria-current={other === angle ? 'step' : undefined}
              onClick={() => (photo && other !== angle ? onView(other) : onCapture(other))}
            >
              <Stack as="span" className={cameraScreenCss.cameraStopPicture}>
                {photo ? (
                  <Thumbnail photoId={photo.id} />
                ) : (
                  other === angle && <IconCamera aria-hidden="true" />
                )}
                {photo && <IconCheck className={photosPageCss.photoDone} aria-hidden="true" />}
              </Stack>
              {texts.photos.angles[other]}
            </button>
          </li>
        );
      })}
    </Row>
  );
}
