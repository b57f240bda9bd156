// The photos of a damage or of an absence, with a viewer and a button to add one.
import { IconCameraPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { CameraScreen, type PhotoTarget } from './camera-screen.tsx';
import damageCardCss from './damage-card.module.css';
import type { DraftPhoto } from './draft.ts';
import { MAX_PHOTOS } from './photo-files.ts';
import { PhotoScreen } from './photo-screen.tsx';
import { useProtocol } from './protocol-context.tsx';
import protocolPagesCss from './protocol-pages.module.css';
import signaturesPageCss from './signatures-page.module.css';
import { Thumbnail } from './thumbnail.tsx';

interface SubjectPhotosProps {
  look: 'damage' | 'absence';
  photos: readonly DraftPhoto[];
  aim: Omit<PhotoTarget, 'outline'>;
  /** The text of the add button, and an accessible label where the text alone is not clear. */
  add: { text: string; label?: string };
  children?: ReactNode;
}

export function SubjectPhotos({ look, photos, aim, add, children }: SubjectPhotosProps) {
  const { draft, texts } = useProtocol();
  const [aims, setAims] = useState(false);
  const [viewed, setViewed] = useState<DraftPhoto | null>(null);
  return (
    <div className={look === 'damage' ? damageCardCss.damagePhotos : signaturesPageCss.absencePhotos}>
      {photos.map((photo, index) => (
        <button
          key={photo.id}
          type="button"
          className={look === 'damage' ? damageCardCss.damagePhoto : signaturesPageCss.absencePhoto}
          aria-label={texts.damages.viewPhoto({ at: index + 1 })}
          onClick={() => setViewed(photo)}
        >
          <Thumbnail photoId={photo.id} />
        </button>
      ))}
      {children}
      {draft.photos.length >= MAX_PHOTOS ? (
        <p className={protocolPagesCss.protocolQuiet}>{texts.photos.most}</p>
      ) : (
        <button
          type="button"
          className={look === 'damage' ? damageCardCss.damagePhotoAdd : signaturesPageCss.absencePhotoAdd}
          aria-label={add.label}
          onClick={() => setAims(true)}
        >
          <IconCameraPlus aria-hidden="true" />
          {add.text}
        </button>
      )}
      {aims && (
        <CameraScreen
          aim={{ ...aim, outline: null }}
          onTaken={() => setAims(false)}
          onClose={() => setAims(false)}
        />
      )}
      {viewed && <PhotoScreen photo={viewed} title={aim.title} onClose={() => setViewed(null)} />}
    </div>
  );
}
