// The documents of an order: open them, and upload one by dropping or choosing a file.
import { IconFileText, IconPhoto } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type DragEvent, useRef, useState } from 'react';
import { ApiError, errorFrom } from '../../api/api-error.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { formatSize } from '../../ui/format.ts';
import { FormActions, SelectField } from '../../ui/inputs.tsx';
import { Answered, ErrorState } from '../../ui/table-states.tsx';
import textCss from '../../ui/text.module.css';
import { useConsole } from '../session.tsx';
import { FactCard } from './fact-card.tsx';
import orderCss from './order.module.css';
import { type OrderDocument, useDocuments, useRefreshOrders } from './order-queries.ts';
import { dispatchTexts } from './texts.ts';

type Kind = OrderDocument['kind'];

/** The kinds that people upload; the service creates all others. */
const UPLOADABLE_KINDS = [
  'AUTHORIZATION',
  'VEHICLE_DOCUMENT',
  'PICKUP_PROTOCOL',
  'DELIVERY_PROTOCOL',
  'DAMAGE_REPORT',
] as const satisfies readonly Kind[];

const addressOf = (orderId: string) => `/api/v1/ops/orders/${orderId}/documents`;

export function OrderDocuments({ orderId }: { orderId: string }) {
  const { page, kinds } = useTexts(dispatchTexts);
  const language = useLanguage();
  const { may } = useConsole();
  const documents = useDocuments(orderId);
  const [file, setFile] = useState<File | 'choose' | null>(null);
  const [over, setOver] = useState(false);
  const canUpload = may('staff');
  const drag = (event: DragEvent, isOver: boolean) => {
    if (!canUpload || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(isOver);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut; the button does the same.
    <div
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        const [dropped] = event.dataTransfer.files;
        if (canUpload && dropped) setFile(dropped);
      }}
    >
      <FactCard
        title={page.documents}
        marked={over}
        aside={
          canUpload && (
            <Button kind="text" small onClick={() => setFile('choose')}>
              {page.upload}
            </Button>
          )
        }
      >
        <Answered query={documents}>
          {over && <p className={textCss.muted}>{page.dropHere}</p>}
          {documents.data?.length === 0 && !over && <p className={textCss.muted}>{page.noDocuments}</p>}
          {documents.data?.map((document) => (
            <a
              key={document.id}
              className={orderCss.dispatchDocument}
              href={`${addressOf(orderId)}/${document.id}`}
              target="_blank"
              rel="noreferrer"
              title={document.fileName}
            >
              {document.contentType.startsWith('image/') ? (
                <IconPhoto aria-hidden="true" />
              ) : (
                <IconFileText aria-hidden="true" />
              )}
              <span>{kinds[document.kind]}</span>
              <span className={textCss.muted}>
                {typeOf(document.contentType)}, {formatSize(language, document.size)}
              </span>
            </a>
          ))}
        </Answered>
      </FactCard>
      <Dialog
        open={file !== null}
        title={page.uploadTitle}
        sentence={page.uploadHint}
        onClose={() => setFile(null)}
      >
        {file && (
          <UploadForm
            orderId={orderId}
            given={file === 'choose' ? null : file}
            onClose={() => setFile(null)}
          />
        )}
      </Dialog>
    </div>
  );
}

function UploadForm({
  orderId,
  given,
  onClose,
}: {
  orderId: string;
  given: File | null;
  onClose: () => void;
}) {
  const { page, kinds } = useTexts(dispatchTexts);
  const refreshOrders = useRefreshOrders();
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState(given);
  const [kind, setKind] = useState<Kind>('AUTHORIZATION');
  const sending = useMutation({
    mutationFn: async (chosen: File) => {
      const query = new URLSearchParams({ kind, fileName: chosen.name.slice(0, 200) });
      const response = await fetch(`${addressOf(orderId)}?${query}`, {
        method: 'POST',
        headers: { 'Content-Type': chosen.type || 'application/octet-stream' },
        body: chosen,
      });
      if (!response.ok) throw errorFrom(response, await response.json().catch(() => undefined));
    },
    onSuccess: async () => {
      await refreshOrders();
      toast(page.uploaded);
      onClose();
    },
  });
  return (
    <Form label={page.uploadTitle} names={{}} onSubmit={() => file && sending.mutate(file)}>
      {sending.error instanceof ApiError && <ErrorState error={sending.error} />}
      <SelectField
        name="kind"
        label={page.kind}
        value={kind}
        choices={UPLOADABLE_KINDS.map((value) => ({ value, label: kinds[value] }))}
        onChange={setKind}
      />
      <div className={orderCss.dispatchFile}>
        <Button onClick={() => chooser.current?.click()}>{page.chooseFile}</Button>
        <span className={textCss.muted}>{file?.name ?? ''}</span>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={page.file}
          accept="application/pdf,image/jpeg,image/png"
          onChange={({ target }) => setFile(target.files?.[0] ?? file)}
        />
      </div>
      <FormActions submit={page.upload} busy={sending.isPending} disabled={file === null} />
    </Form>
  );
}

function typeOf(contentType: string): string {
  return contentType === 'application/pdf' ? 'PDF' : (contentType.split('/')[1] ?? contentType).toUpperCase();
}
