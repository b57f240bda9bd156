// The camera in full screen, always dark: an outline for aiming, the photos so far, and the shutter.

import { IconBolt, IconBoltOff, IconCamera, IconPhoto } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { join } from '../../ui/classes.ts';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import cameraScreenCss from './camera-screen.module.css';
import { takenAtOf } from './compress-photo.ts';
import { DarkScreen } from './dark-screen.tsx';
import type { PhotoSubject } from './draft.ts';
import { useJustChanged } from './ignore-double-tap.ts';
import { type PhotoOutcome, savePhoto } from './photo-files.ts';
import { useProtocol } from './protocol-context.tsx';
import { useCamera } from './use-camera.ts';

export interface PhotoTarget {
  subject: PhotoSubject;
  title: string;
  detail?: string;
  hint: string;
  outline: ReactNode;
}

type Picture = { source: Blob | ImageBitmap; takenAt: string };

function useTakePhoto(subject: PhotoSubject, onTaken: () => void) {
  const { texts, saver } = useProtocol();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const troubleOf = (outcome: Exclude<PhotoOutcome, 'done'>) =>
    ({
      full: texts.full.photo,
      failed: texts.full.photoFailed,
      unreadable: texts.full.unreadable,
      elsewhere: texts.full.elsewhere,
    })[outcome];

  /** Takes one photo at a time, so that a double tap on the shutter takes only one. */
  async function take(picture: () => Promise<Picture | null>) {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    try {
      const taken = await picture();
      if (!taken) return;
      const outcome = await savePhoto(saver, subject, taken.source, taken.takenAt);
      if (outcome === 'done') onTaken();
      else setTrouble(troubleOf(outcome));
    } catch {
      setTrouble(texts.full.photoFailed);
    } finally {
      setBusy(false);
    }
  }
  return { busy, trouble, take };
}

export function CameraScreen({
  aim,
  strip,
  left,
  right,
  onTaken,
  onClose,
}: {
  aim: PhotoTarget;
  /** The photos so far and the next ones, above the shutter. */
  strip?: ReactNode;
  left?: ReactNode;
  right?: ReactNode;
  onTaken: () => void;
  onClose: () => void;
}) {
  const { photos } = useProtocol().texts;
  const camera = useCamera();
  const { busy, trouble, take } = useTakePhoto(aim.subject, onTaken);
  const isNewTarget = useJustChanged(aim.title);
  const shoot = () =>
    take(async () => {
      const takenAt = new Date().toISOString();
      const source = await camera.capture();
      return source && { source, takenAt };
    });
  const choose = (file: File) => take(async () => ({ source: file, takenAt: takenAtOf(file, new Date()) }));

  return (
    <DarkScreen
      title={aim.title}
      detail={aim.detail}
      closing={photos.close}
      aside={
        camera.light && (
          <Stack
            as="button"
            type="button"
            className={cameraScreenCss.cameraRound}
            aria-label={photos.light}
            aria-pressed={camera.light.on}
            onClick={() => camera.light?.turn(!camera.light.on)}
          >
            {camera.light.on ? <IconBolt /> : <IconBoltOff />}
          </Stack>
        )
      }
      onClose={onClose}
    >
      <Stack className={cameraScreenCss.cameraView}>
        {camera.isOpen && (
          <video ref={camera.show} autoPlay muted playsInline tabIndex={-1} onLoadedData={camera.onPicture} />
        )}
        <Stack className={cameraScreenCss.cameraFrame}>{aim.outline}</Stack>
        <p className={cameraScreenCss.cameraHint} role="status">
          {trouble ? <strong>{trouble}</strong> : aim.hint}
        </p>
        {camera.state !== 'on' && (
          <p className={cameraScreenCss.cameraState}>
            {camera.state === 'starting'
              ? photos.starting
              : camera.state === 'denied'
                ? photos.denied
                : photos.none}
          </p>
        )}
      </Stack>
      {strip}
      <Grid align="center" className={cameraScreenCss.cameraActions}>
        {left ?? <span />}
        {camera.state === 'denied' || camera.state === 'none' ? (
          <FileShutter label={photos.choose} busy={busy} onFile={choose} />
        ) : (
          <Stack
            as="button"
            type="button"
            className={cameraScreenCss.cameraShutter}
            aria-label={photos.shutter}
            aria-busy={busy || undefined}
            disabled={camera.state !== 'on' || busy || isNewTarget}
            onClick={() => void shoot()}
          />
        )}
        {right ?? <span />}
      </Grid>
    </DarkScreen>
  );
}

function FileShutter({
  label,
  busy,
  onFile,
}: {
  label: string;
  busy: boolean;
  onFile: (file: File) => void;
}) {
  return (
    <Stack
      as="label"
      className={join(cameraScreenCss.cameraShutter, cameraScreenCss.cameraChoose)}
      aria-busy={busy || undefined}
    >
      <IconCamera aria-hidden="true" />
      <input
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Without this the browser fires no event when the user chooses the same file again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </Stack>
  );
}

export function ViewButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Row as="button" inline gap="2" type="button" className={cameraScreenCss.cameraText} onClick={onClick}>
      <IconPhoto aria-hidden="true" />
      {label}
    </Row>
  );
}
