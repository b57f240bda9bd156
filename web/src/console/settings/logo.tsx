// Uploads, replaces and removes the operator's logo; the letterhead shows the result.
import { IconPhoto, IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { settingsTexts } from '../../../../shared/texts/generated/console/settings.ts';
import { fieldsOf } from '../../api/api-error.ts';
import { operations } from '../../api/client.ts';
import { sendFile } from '../../api/send-file.ts';
import { useCall } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatSize } from '../../ui/format.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';
import { LIVE } from '../live.tsx';
import { useConsole } from '../session.tsx';
import settingsCss from './settings.module.css';

const ADDRESS = '/api/v1/ops/operator/logo';
const KEY = [LIVE, 'operator', 'logo'];

export function useLogo() {
  return useCall(KEY, async (signal) => (await operations.GET('/operator/logo', { signal })).logo);
}

/** The URL changes with the logo, so that no browser shows a cached older one. */
export function logoAddress({ updatedAt }: { updatedAt: string }): string {
  return `${ADDRESS}/file?at=${encodeURIComponent(updatedAt)}`;
}

export function LogoBox() {
  const texts = useTexts(settingsTexts).logo;
  const language = useLanguage();
  const { may } = useConsole();
  const queries = useQueryClient();
  const chooser = useRef<HTMLInputElement>(null);
  const [removing, setRemoving] = useState(false);
  const { data: logo } = useLogo();
  const again = () => queries.invalidateQueries({ queryKey: KEY });
  const sending = useChange((file: File) => sendFile(ADDRESS, file, { method: 'PUT' }), {
    onDone: async () => {
      await again();
      toast(texts.saved);
    },
  });
  const taking = useChange(() => operations.DELETE('/operator/logo'), {
    onDone: async () => {
      setRemoving(false);
      sending.reset();
      await again();
      toast(texts.removed);
    },
  });
  const [wrongFile] = fieldsOf(sending.error);
  return (
    <Stack as="section" gap="2" aria-label={texts.title}>
      <Row rowGap="2" gap="3" wrap className={settingsCss.logoLine}>
        {logo ? (
          <img src={logoAddress(logo)} alt={texts.title} />
        ) : (
          <Stack as="span" tone="muted" className={settingsCss.logoNone} aria-hidden="true">
            <IconPhoto />
          </Stack>
        )}
        <Stack as="span" className={settingsCss.logoMessage}>
          <strong>{texts.title}</strong>
          <Text tone="muted">
            {logo
              ? texts.is({
                  type: logo.contentType === 'image/png' ? 'PNG' : 'JPEG',
                  size: formatSize(language, logo.size),
                })
              : texts.none}
          </Text>
        </Stack>
        {may('admins') && (
          <>
            <Button icon={<IconUpload />} busy={sending.isPending} onClick={() => chooser.current?.click()}>
              {logo ? texts.replace : texts.choose}
            </Button>
            {logo && (
              <Button kind="destructive" onClick={() => setRemoving(true)}>
                {texts.remove}
              </Button>
            )}
          </>
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={texts.file}
          accept="image/png,image/jpeg"
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) sending.mutate(file);
          }}
        />
      </Row>
      {wrongFile ? <Notice tone="alert" title={wrongFile.message} /> : <ErrorState error={sending.error} />}
      <ConfirmDialog
        open={removing}
        title={texts.removeTitle}
        confirm={texts.removeConfirm}
        keep={texts.removeKeep}
        change={taking}
        onConfirm={() => taking.mutate()}
        onClose={() => setRemoving(false)}
      >
        <p>{texts.removeText}</p>
      </ConfirmDialog>
    </Stack>
  );
}
