// Takes one photo with the phone's camera and compresses it.

import { useState } from 'react';
import { Stack } from '../../ui/layout.tsx';
import layoutCss from '../layout.module.css';
import partsCss from '../parts.module.css';
import { compressPhoto } from '../protocol/compress-photo.ts';
import { useExtraTexts } from './use-extra-texts.ts';

export function PhotoField({
  label,
  isAdded,
  onPhoto,
}: {
  label: string;
  isAdded: boolean;
  onPhoto: (picture: Blob) => void;
}) {
  const texts = useExtraTexts();
  const [isUnreadable, setUnreadable] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const picture = await compressPhoto(file).catch(() => null);
    setUnreadable(picture === null);
    if (picture) onPhoto(picture);
  };
  return (
    <Stack as="label" gap="1-5" className={partsCss.sheetField}>
      {label}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        onChange={({ target }) => void take(target.files?.[0])}
      />
      {isAdded && <span className={layoutCss.toneGood}>{texts.hasPhoto}</span>}
      {isUnreadable && <span className={layoutCss.toneAlert}>{texts.unreadable}</span>}
    </Stack>
  );
}
