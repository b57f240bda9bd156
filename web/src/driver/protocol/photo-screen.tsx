// One photo in full screen, with buttons to retake or remove it.

import { useState } from 'react';
import { join } from '../../ui/classes.ts';
import { formatClock } from '../../ui/format.ts';
import { Grid, Stack } from '../../ui/layout.tsx';
import cameraScreenCss from './camera-screen.module.css';
import { DarkScreen } from './dark-screen.tsx';
import type { DraftPhoto } from './draft.ts';
import { usePhotoUrl } from './photo-files.ts';
import { useProtocol } from './protocol-context.tsx';

export function PhotoScreen({
  photo,
  title,
  onRetake,
  onClose,
}: {
  photo: DraftPhoto;
  title: string;
  onRetake?: () => void;
  onClose: () => void;
}) {
  const { texts, store, saver, language } = useProtocol();
  const { photos } = texts;
  const url = usePhotoUrl(store, photo.id);
  const [asks, setAsks] = useState(false);
  const remove = async () => {
    if ((await saver.removePhoto(photo.id)) === 'done') onClose();
  };
  return (
    <DarkScreen
      title={title}
      detail={photos.taken({ at: formatClock(language, new Date(photo.takenAt)) })}
      closing={photos.closeView}
      onClose={onClose}
    >
      <Stack className={join(cameraScreenCss.cameraView, cameraScreenCss.photoView)}>
        {url && <img src={url} alt={title} />}
      </Stack>
      {asks ? (
        <div className={cameraScreenCss.photoQuestion}>
          <p>
            <strong>{photos.removeQuestion}</strong> {photos.removeSentence}
          </p>
          <Grid gap="2-5" className={cameraScreenCss.photoActions}>
            <button type="button" className={cameraScreenCss.cameraOutline} onClick={() => setAsks(false)}>
              {texts.back}
            </button>
            <button
              type="button"
              className={join(cameraScreenCss.cameraOutline, cameraScreenCss.cameraRemove)}
              onClick={() => void remove()}
            >
              {photos.remove}
            </button>
          </Grid>
        </div>
      ) : (
        <Grid gap="2-5" className={cameraScreenCss.photoActions}>
          <button
            type="button"
            className={join(cameraScreenCss.cameraOutline, cameraScreenCss.cameraRemove)}
            onClick={() => setAsks(true)}
          >
            {photos.remove}
          </button>
          {onRetake && (
            <button type="button" className={cameraScreenCss.cameraOutline} onClick={onRetake}>
              {photos.retake}
            </button>
          )}
        </Grid>
      )}
    </DarkScreen>
  );
}
