// Chooses photos for a damage case, and sends each as a file of its own.
import { IconCamera } from '@tabler/icons-react';
import { useRef } from 'react';
import { damageTexts } from '../../../../shared/texts/generated/orders/damage.ts';
import { sendFile } from '../../api/send-file.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';

/** `address` is that of the case's photos. The id of a photo is new, so a repeated call of the browser stores it once. */
export async function sendPhotos(
  address: string,
  files: readonly File[],
  damageNumber?: number,
): Promise<void> {
  const query = damageNumber === undefined ? '' : `?damageNumber=${damageNumber}`;
  for (const file of files)
    await sendFile(`${address}/${crypto.randomUUID()}${query}`, file, { method: 'PUT' });
}

export function PhotoPicker({
  files,
  small = false,
  busy = false,
  onChange,
}: {
  files: readonly File[];
  /** Only the button. */
  small?: boolean;
  busy?: boolean;
  onChange: (files: File[]) => void;
}) {
  const texts = useTexts(damageTexts);
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <Row gap="3" wrap>
      <Button small={small} busy={busy} icon={<IconCamera />} onClick={() => chooser.current?.click()}>
        {texts.choosePhotos}
      </Button>
      {!small && (
        <Text tone="muted">
          {files.length > 0 ? texts.chosen({ count: files.length }) : texts.photosHint}
        </Text>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        aria-label={texts.photos}
        accept="image/jpeg,image/png"
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          if (chosen.length > 0) onChange(chosen);
        }}
      />
    </Row>
  );
}
