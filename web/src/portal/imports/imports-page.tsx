// The page where an import starts: a file is dropped, selected or pasted; below it, the earlier imports.

import { IconClipboardText, IconDownload, IconFileUpload, IconUpload } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type DragEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { findText } from '../../../../shared/text/find-text.ts';
import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../messages/use-texts.ts';
import buttonCss from '../../ui/button.module.css';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { join } from '../../ui/classes.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import fieldCss from '../../ui/field.module.css';
import { Grid, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import tableCss from '../../ui/table.module.css';
import { Text } from '../../ui/text.tsx';
import { usePortal } from '../session.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import importsCss from './imports.module.css';
import { useUpload } from './queries.ts';
import { sampleUrl } from './sample.ts';
import { importsTexts } from './texts.ts';

export function ImportsPage() {
  const texts = useTexts(importsTexts);
  const { may } = usePortal();
  return (
    <>
      <PageHead title={texts.title} />
      {may('orderers') ? (
        <UploadArea />
      ) : (
        <Text as="p" tone="muted" className={importsCss.importReaders}>
          {texts.onlyOrderers}
        </Text>
      )}
      <EarlierImports />
    </>
  );
}

function UploadArea() {
  const texts = useTexts(importsTexts);
  const { environment } = usePortal();
  const navigate = useNavigate();
  const upload = useUpload();
  const chooser = useRef<HTMLInputElement>(null);
  const [pasting, setPasting] = useState(false);
  const [over, setOver] = useState(false);

  const take = (file: Blob, fileName?: string) =>
    upload.mutate(
      { file, ...(fileName && { fileName }) },
      { onSuccess: ({ id }) => navigate({ to: `/${environment}/import/${id}` }) },
    );
  const takeText = (text: string) => take(new Blob([text]));
  usePastedRows(takeText, !pasting);

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    const text = event.dataTransfer.getData('text/plain');
    if (file) take(file, file.name);
    else if (text) takeText(text);
  };

  return (
    <Grid
      collapse="phone"
      as="section"
      className={join(importsCss.importDrop, over && importsCss.importOver)}
      aria-label={texts.drop.title}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Stack gap="2" className={importsCss.importDropMain}>
        <span className={tableCss.emptyIcon} aria-hidden="true">
          <IconFileUpload />
        </span>
        <h2>{over ? texts.drop.now : texts.drop.title}</h2>
        <p>{texts.drop.sentence}</p>
        {upload.error && <UploadError error={upload.error} />}
        <input
          ref={chooser}
          className="visually-hidden"
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          aria-label={texts.drop.choose}
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) take(file, file.name);
            event.target.value = '';
          }}
        />
        <div className={join(buttonCss.buttonRow, importsCss.importActions)}>
          <Button
            kind="filled"
            icon={<IconUpload />}
            busy={upload.isPending}
            onClick={() => chooser.current?.click()}
          >
            {upload.isPending ? texts.drop.reading : texts.drop.choose}
          </Button>
          <Button icon={<IconClipboardText />} aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
            {texts.drop.paste}
          </Button>
          <Sample />
        </div>
        {pasting && <Paste busy={upload.isPending} onCheck={takeText} />}
        <Text as="p" tone="muted" size="meta">
          {texts.drop.limits}
        </Text>
      </Stack>
      <How />
    </Grid>
  );
}

/** Accepts rows pasted anywhere on the page, except into an input. */
function usePastedRows(take: (text: string) => void, listening: boolean): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    if (!listening) return;
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const inField = event.target instanceof HTMLElement && event.target.closest('input, textarea');
      if (!inField && /[\n\r]/.test(text.trim())) latest.current(text);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [listening]);
}

function Paste({ busy, onCheck }: { busy: boolean; onCheck: (text: string) => void }) {
  const texts = useTexts(importsTexts);
  const id = useId();
  const [text, setText] = useState('');
  return (
    <Stack
      as="form"
      gap="2"
      size="table"
      className={importsCss.importPaste}
      onSubmit={(event) => {
        event.preventDefault();
        onCheck(text);
      }}
    >
      <label htmlFor={id}>{texts.drop.pasteLabel}</label>
      <Text
        as="textarea"
        id={id}
        mono
        className={fieldCss.input}
        rows={8}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button kind="soft" type="submit" busy={busy} disabled={text.trim() === ''}>
        {texts.drop.check}
      </Button>
    </Stack>
  );
}

function UploadError({ error }: { error: Error }) {
  const texts = useTexts(importsTexts);
  const known = error instanceof ApiError ? error : null;
  if (known?.code === 'PAYLOAD_TOO_LARGE') return <Notice tone="alert" title={texts.tooLarge} />;
  if (known?.code === 'IMPORT_LIMIT') return <Notice tone="alert" title={texts.limitReached} />;
  const sentence = findText(texts.faults, String(known?.details.reason));
  if (!sentence) return <ErrorState error={error} />;
  const rows = known?.details.rows;
  return (
    <Notice tone="alert" title={sentence}>
      {Array.isArray(rows) && texts.faultRows({ list: rows.join(', ') })}
    </Notice>
  );
}

function Sample() {
  const texts = useTexts(importsTexts);
  const url = useMemo(() => sampleUrl(texts), [texts]);
  return (
    <ButtonLink kind="text" icon={<IconDownload />} href={url} download="handover-import.csv">
      {texts.drop.sample}
    </ButtonLink>
  );
}

function How() {
  const { how } = useTexts(importsTexts);
  const steps = [
    [how.file, how.fileDetail],
    [how.check, how.checkDetail],
    [how.create, how.createDetail],
  ] as const;
  return (
    <Stack as="ol" gap="5" className={importsCss.importHow}>
      {steps.map(([title, detail], index) => (
        <li key={title}>
          <Stack as="span" tone="muted" size="meta" className={importsCss.importHowNumber} aria-hidden="true">
            {index + 1}
          </Stack>
          <div>
            <strong>{title}</strong>
            <p>{detail}</p>
          </div>
        </li>
      ))}
    </Stack>
  );
}
