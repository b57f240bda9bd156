// Moves or cancels several orders, or writes to their drivers: the choice, a preview of what will happen and to whom, progress, and the results.
import { type ReactNode, useState } from 'react';
import { bulkTexts } from '../../../../../shared/texts/generated/console/orders/bulk.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import fieldCss from '../../../ui/field.module.css';
import { Switch } from '../../../ui/field.tsx';
import { TextAreaField, TextField } from '../../../ui/inputs.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { SkeletonLines } from '../../../ui/table-states.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import type { DispatchListItem } from '../order-queries.ts';
import { dispatchTexts } from '../texts.ts';
import { BulkPreviewList } from './bulk-preview.tsx';
import { BulkResults } from './bulk-results.tsx';
import { type BulkChoice, type BulkResult, useBulkPreview, useBulkRun } from './use-bulk.ts';

const TYPING_DELAY_MS = 300;
const MAX_DAYS = 365;
const MAX_MESSAGE_LENGTH = 1000;

interface Typed {
  by: 'days' | 'day';
  days: string;
  day: string;
  reason: string;
  text: string;
  question: boolean;
}

export type PlannedCommand = 'move' | 'cancel' | 'message';

/** Null while the choice is not complete. */
function choiceOf(command: PlannedCommand, typed: Typed): BulkChoice | null {
  const { by, days, day, reason, question } = typed;
  const text = typed.text.trim();
  if (command === 'message') return text === '' ? null : { command, text, question };
  if (command === 'cancel') return { command, ...(reason.trim() && { reason: reason.trim() }) };
  if (by === 'day') return /^\d{4}-\d{2}-\d{2}$/.test(day) ? { command, day } : null;
  const count = Number(days.trim().replace('−', '-'));
  const isDays = days.trim() !== '' && Number.isInteger(count) && Math.abs(count) <= MAX_DAYS;
  return isDays ? { command, days: count } : null;
}

export function PlanDialog({
  command,
  orders,
  onClose,
}: {
  command: PlannedCommand;
  /** As they were chosen, even if the list behind the dialog changes. */
  orders: readonly DispatchListItem[];
  /** With the results, or null if nothing was sent. */
  onClose: (results: readonly BulkResult[] | null) => void;
}) {
  const texts = useTexts(bulkTexts);
  const { list } = useTexts(dispatchTexts);
  const [typed, setTyped] = useState<Typed>({
    by: 'days',
    days: '1',
    day: '',
    reason: '',
    text: '',
    question: false,
  });
  const choice = choiceOf(command, typed);
  const settled = useDebounced(JSON.stringify(choice), TYPING_DELAY_MS);
  const preview = useBulkPreview(JSON.parse(settled) as BulkChoice | null, orders);
  const bulk = useBulkRun();
  const runnable = orders.filter(({ id }) =>
    preview.data?.some((one) => one.id === id && one.outcome === 'RUNS'),
  );
  // What runs is fixed by the first click: the preview changes while orders change.
  const [running, setRunning] = useState<{ choice: BulkChoice; orders: readonly DispatchListItem[] } | null>(
    null,
  );
  const start = () => {
    const next = running ?? { choice: choice!, orders: runnable };
    setRunning(next);
    void bulk.run(next.choice, next.orders);
  };
  const titles = {
    move: (count: number) => texts.moveMany({ count }),
    cancel: (count: number) => texts.cancelMany({ count }),
    message: (count: number) => texts.messageMany({ count }),
  };
  const title = titles[command](running ? running.orders.length : runnable.length);
  const Fields = FIELDS[command];
  const isCurrent = settled === JSON.stringify(choice) && !preview.isPlaceholderData;
  return (
    <Dialog
      open
      wide
      title={
        bulk.isDone
          ? list.results({
              done: bulk.results.filter(({ error }) => !error).length,
              all: bulk.results.length,
            })
          : title
      }
      onClose={() => onClose(bulk.results.length > 0 ? bulk.results : null)}
      foot={
        bulk.isDone
          ? {
              primary: { label: list.close, change: null, onClick: () => onClose(bulk.results) },
              cancel: null,
            }
          : {
              primary: {
                label: bulk.error ? texts.goOn : title,
                destroys: command === 'cancel',
                disabled: running === null && (choice === null || !isCurrent || runnable.length === 0),
                // Its error stands above the results so far.
                change: { error: null, isPending: bulk.isRunning },
                onClick: start,
              },
            }
      }
    >
      <div className={fieldCss.form}>
        {running ? (
          <Progress bulk={bulk} orders={running.orders} />
        ) : (
          <>
            <Fields typed={typed} onChange={setTyped} />
            {preview.error ? (
              <ErrorState error={preview.error} onRetry={() => preview.refetch()} />
            ) : preview.data ? (
              <BulkPreviewList previews={preview.data} />
            ) : (
              choice && <SkeletonLines />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

function Progress({
  bulk,
  orders,
}: {
  bulk: ReturnType<typeof useBulkRun>;
  orders: readonly DispatchListItem[];
}) {
  const texts = useTexts(bulkTexts);
  const counts = { done: bulk.results.length, all: orders.length };
  return (
    <>
      {bulk.error && (
        <>
          <Notice tone="warn" title={texts.stopped(counts)} />
          <ErrorState error={bulk.error} />
        </>
      )}
      {!bulk.isDone && <p role="status">{texts.progress(counts)}</p>}
      <BulkResults orders={orders} results={bulk.results} />
    </>
  );
}

interface FieldsProps {
  typed: Typed;
  onChange: (typed: Typed) => void;
}

const FIELDS: Record<PlannedCommand, (props: FieldsProps) => ReactNode> = {
  move: MoveFields,
  cancel: CancelFields,
  message: MessageFields,
};

function CancelFields({ typed, onChange }: FieldsProps) {
  const texts = useTexts(bulkTexts);
  return (
    <TextAreaField
      name="reason"
      label={texts.reason}
      hint={texts.reasonHint}
      optional
      rows={2}
      value={typed.reason}
      onChange={(reason) => onChange({ ...typed, reason })}
    />
  );
}

function MoveFields({ typed, onChange }: FieldsProps) {
  const texts = useTexts(bulkTexts);
  return (
    <>
      <Segmented
        label={texts.how}
        value={typed.by}
        choices={[
          { value: 'days', label: texts.byDays },
          { value: 'day', label: texts.toDay },
        ]}
        onChange={(by) => onChange({ ...typed, by })}
      />
      {typed.by === 'days' ? (
        <TextField
          name="days"
          label={texts.days}
          hint={texts.daysHint}
          inputMode="numeric"
          value={typed.days}
          onChange={(days) => onChange({ ...typed, days })}
        />
      ) : (
        <DateField
          name="day"
          label={texts.day}
          value={typed.day}
          onChange={(day) => onChange({ ...typed, day })}
        />
      )}
    </>
  );
}

function MessageFields({ typed, onChange }: FieldsProps) {
  const texts = useTexts(bulkTexts);
  return (
    <>
      <TextAreaField
        name="text"
        label={texts.text}
        hint={texts.textHint}
        rows={3}
        maxLength={MAX_MESSAGE_LENGTH}
        value={typed.text}
        onChange={(text) => onChange({ ...typed, text })}
      />
      <Switch
        label={texts.question}
        checked={typed.question}
        onChange={(question) => onChange({ ...typed, question })}
      />
    </>
  );
}
