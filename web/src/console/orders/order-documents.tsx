// The documents of an order: open them, and upload one by dropping or choosing a file.
import { IconFileText, IconPhoto } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { sendFile } from '../../api/send-file.ts';
import { useChange } from '../../api/use-change.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { formatSize } from '../../ui/format.ts';
import { FormActions, SelectField } from '../../ui/inputs.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Text } from '../../ui/text.tsx';
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
        <QueryBoundary query={documents}>
          {over && (
            <Text as="p" tone="muted">
              {page.dropHere}
            </Text>
          )}
          {documents.data?.length === 0 && !over && (
            <Text as="p" tone="muted">
              {page.noDocuments}
            </Text>
          )}
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
              <Text tone="muted">
                {typeOf(document.contentType)}, {formatSize(language, document.size)}
              </Text>
            </a>
          ))}
        </QueryBoundary>
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
  const sending = useChange(
    (chosen: File) => {
      const query = new URLSearchParams({ kind, fileName: chosen.name.slice(0, 200) });
      return sendFile(`${addressOf(orderId)}?${query}`, chosen);
    },
    {
      onDone: async () => {
        await refreshOrders();
        toast(page.uploaded);
        onClose();
      },
    },
  );
  return (
    <Form label={page.uploadTitle} change={sending} names={{}} onSubmit={() => file && sending.mutate(file)}>
      <SelectField
        name="kind"
        label={page.kind}
        value={kind}
        choices={UPLOADABLE_KINDS.map((value) => ({ value, label: kinds[value] }))}
        onChange={setKind}
      />
      <div className={orderCss.dispatchFile}>
        <Button onClick={() => chooser.current?.click()}>{page.chooseFile}</Button>
        <Text tone="muted">{file?.name ?? ''}</Text>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={page.file}
          accept="application/pdf,image/jpeg,image/png"
          onChange={({ target }) => setFile(target.files?.[0] ?? file)}
        />
      </div>
      <FormActions submit={page.upload} disabled={file === null} />
    </Form>
  );
}

function typeOf(contentType: string): string {
  return contentType === 'application/pdf' ? 'PDF' : (contentType.split('/')[1] ?? contentType).toUpperCase();
}
