// Takes one photo with the phone's camera and compresses it, or chooses one from the phone.

import { IconCamera } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import layoutCss from '../layout.module.css';
import partsCss from '../parts.module.css';
import { compressPhoto } from '../protocol/compress-photo.ts';
import { useExtraTexts } from './use-extra-texts.ts';

export function PhotoField({
  label,
  question,
  isStored = false,
  picture,
  onPhoto,
}: {
  label: string;
  /** Beside the photo: what to check on it. */
  question?: string;
  /** The service has a photo from before. */
  isStored?: boolean;
  picture: Blob | null;
  onPhoto: (picture: Blob | null) => void;
}) {
  const texts = useExtraTexts();
  const url = usePicture(picture);
  const [isUnreadable, setUnreadable] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const small = await compressPhoto(file).catch(() => null);
    setUnreadable(small === null);
    if (small) onPhoto(small);
  };
  return (
    <Stack gap="1-5">
      {picture && url ? (
        <Row gap="3" align="start" className={partsCss.photoTaken}>
          <img src={url} alt={texts.hasPhoto} />
          <Stack gap="2">
            <strong>{texts.hasPhoto}</strong>
            {question && <Text tone="muted">{question}</Text>}
            <Row gap="2">
              <FileButton className={layoutCss.choice} onFile={take}>
                <IconCamera aria-hidden="true" size={18} /> {texts.again}
              </FileButton>
              <button type="button" className={partsCss.removePhoto} onClick={() => onPhoto(null)}>
                {texts.removePhoto}
              </button>
            </Row>
          </Stack>
        </Row>
      ) : (
        <div className={partsCss.cameraTile}>
          <FileButton className={partsCss.cameraButton} onFile={take} camera>
            <span className={partsCss.cameraRound}>
              <IconCamera aria-hidden="true" />
            </span>
            <strong>{isStored ? texts.receipt : label}</strong>
          </FileButton>
          <FileButton className={partsCss.chooseButton} onFile={take}>
            {texts.choosePhoto}
          </FileButton>
        </div>
      )}
      {isUnreadable && (
        <p className={partsCss.sheetFieldError} role="alert">
          {texts.unreadable}
        </p>
      )}
    </Stack>
  );
}

function FileButton({
  className,
  camera = false,
  onFile,
  children,
}: {
  className: string | undefined;
  camera?: boolean;
  onFile: (file: File | undefined) => void;
  children: ReactNode;
}) {
  return (
    <label className={className}>
      {children}
      <input
        type="file"
        accept="image/*"
        className="visually-hidden"
        {...(camera && { capture: 'environment' as const })}
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}

function usePicture(picture: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!picture) return setUrl(null);
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return url;
}
