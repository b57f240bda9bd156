// The note to the driver: all console users read it, dispatch edits it until the trip is over.
import { useState } from 'react';
import { operations } from '../../api/client.ts';
import { useCall } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import buttonCss from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import fieldCss from '../../ui/field.module.css';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { LIVE } from '../live.tsx';
import { useConsole } from '../session.tsx';
import { FactCard } from './fact-card.tsx';
import orderCss from './order.module.css';
import { useRefreshOrders } from './order-queries.ts';
import { dispatchTexts } from './texts.ts';

const MAX_NOTE_LENGTH = 500;

export function DriverNote({ orderId }: { orderId: string }) {
  const texts = useTexts(dispatchTexts).page.driverNote;
  const { may } = useConsole();
  const { data: note } = useCall([LIVE, 'orders', orderId, 'driver-note'], (signal) =>
    operations.GET('/orders/{id}/driver-note', { params: { path: { id: orderId } }, signal }),
  );
  const [writing, setWriting] = useState(false);
  const mayWrite = may('dispatch') && note?.editable === true;
  if (!note || (note.text === null && !mayWrite)) return null;
  return (
    <FactCard
      title={texts.title}
      aside={
        mayWrite &&
        !writing && (
          <Button kind="text" onClick={() => setWriting(true)}>
            {note.text === null ? texts.write : texts.change}
          </Button>
        )
      }
    >
      {writing && mayWrite ? (
        <NoteForm orderId={orderId} text={note.text ?? ''} onDone={() => setWriting(false)} />
      ) : note.text === null ? (
        <Text as="p" tone="muted">
          {texts.none}
        </Text>
      ) : (
        <>
          <p className={orderCss.driverNoteText}>{note.text}</p>
          <Text as="p" tone="muted">
            {note.by ?? texts.machine}
            {note.writtenAt && (
              <>
                , <RelativeTime at={note.writtenAt} />
              </>
            )}
          </Text>
        </>
      )}
    </FactCard>
  );
}

function NoteForm({ orderId, text, onDone }: { orderId: string; text: string; onDone: () => void }) {
  const texts = useTexts(dispatchTexts).page.driverNote;
  const refreshOrders = useRefreshOrders();
  const [typed, setTyped] = useState(text);
  const saving = useChange(
    () =>
      operations.PUT('/orders/{id}/driver-note', {
        params: { path: { id: orderId } },
        body: { text: typed.trim() || null },
      }),
    {
      onDone: async () => {
        toast(typed.trim() ? texts.saved : texts.removed);
        await refreshOrders();
        onDone();
      },
    },
  );
  return (
    <Stack
      as="form"
      gap="2"
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate();
      }}
    >
      <textarea
        className={fieldCss.input}
        // biome-ignore lint/a11y/noAutofocus: the user clicked to write, so the field takes the focus.
        autoFocus
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
        aria-label={texts.title}
        placeholder={texts.placeholder}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className={fieldCss.fieldHint}>{texts.hint}</p>
      <ErrorState error={saving.error} />
      <div className={buttonCss.buttonRow}>
        <Button kind="filled" type="submit" busy={saving.isPending}>
          {texts.save}
        </Button>
        <Button kind="plain" onClick={onDone}>
          {texts.back}
        </Button>
      </div>
    </Stack>
  );
}
