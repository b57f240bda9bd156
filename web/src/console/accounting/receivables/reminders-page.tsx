// Reminders: what is due today, to whom and how much, and the letters that were sent.
import { IconMailForward } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import {
  type ReceivablesTexts,
  receivablesTexts,
} from '../../../../../shared/texts/generated/console/accounting/receivables.ts';
import { type Language, useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toast } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatCalendarDay, formatMoney } from '../../../ui/format.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Money } from '../../../ui/money.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { mainAction } from '../../../ui/row-actions.ts';
import { type Column, DataTable } from '../../../ui/table.tsx';
import { Empty, TableFoot } from '../../../ui/table-states.tsx';
import { Text } from '../../../ui/text.tsx';
import { DayTime } from '../../../ui/time.tsx';
import { useConsole } from '../../session.tsx';
import { FlowFrame } from '../flow/flow-frame.tsx';
import {
  cents,
  type PlannedReminder,
  type Reminder,
  useReminderPreview,
  useReminders,
  useSendReminders,
} from './queries.ts';
import receivablesCss from './receivables.module.css';

export function RemindersPage() {
  const words = useTexts(receivablesTexts);
  const preview = useReminderPreview();
  const due = preview.data?.data;
  const blocked = preview.data?.blocked ?? [];
  return (
    <FlowFrame step="overdue" title={words.reminders} actions={due && due.length > 0 && <Send due={due} />}>
      {due && due.length > 0 && (
        <h2 className={receivablesCss.heading}>{words.remindersSentence({ count: due.length })}</h2>
      )}
      <QueryBoundary query={preview}>
        <Due rows={due} />
        {blocked.length > 0 && (
          <div className={receivablesCss.body}>
            <Notice tone="info" title={words.blockedList({ count: blocked.length })}>
              {blocked.map(({ invoiceNumber, accountName, reason }) => (
                <div key={invoiceNumber}>
                  {invoiceNumber}, {accountName}: {reason}
                </div>
              ))}
            </Notice>
          </div>
        )}
      </QueryBoundary>
      <Sent />
    </FlowFrame>
  );
}

/** For all that is due, or in a row for its customer. */
function Send({ due, inRow = false }: { due: readonly PlannedReminder[]; inRow?: boolean }) {
  const words = useTexts(receivablesTexts);
  const { may } = useConsole();
  const [open, setOpen] = useState(false);
  const accounts = new Map(due.map(({ accountId, accountName }) => [accountId, accountName]));
  const sending = useSendReminders(({ sent, withoutRecipient }) => {
    setOpen(false);
    const names = withoutRecipient.map((id) => accounts.get(id)).join(', ');
    toast(
      names === ''
        ? words.sentNow({ count: sent })
        : `${words.sentNow({ count: sent })}. ${words.noRecipient({ names })}`,
    );
  });
  if (!may('accounting')) return null;
  return (
    <>
      {inRow ? (
        <Button
          small
          kind="text"
          {...mainAction}
          aria-label={words.sendTo({ name: due[0]!.accountName })}
          onClick={() => setOpen(true)}
        >
          {words.sendOne}
        </Button>
      ) : (
        <Button kind="filled" icon={<IconMailForward />} onClick={() => setOpen(true)}>
          {words.send({ count: due.length })}
        </Button>
      )}
      <Dialog
        open={open}
        title={
          inRow ? words.sendToTitle({ name: due[0]!.accountName }) : words.sendTitle({ count: due.length })
        }
        onClose={() => setOpen(false)}
        foot={{
          primary: {
            label: words.send({ count: due.length }),
            change: sending,
            onClick: () => sending.mutate([...accounts.keys()]),
          },
        }}
      >
        <p>{words.sendText}</p>
      </Dialog>
    </>
  );
}

function Due({ rows }: { rows: readonly PlannedReminder[] | undefined }) {
  const words = useTexts(receivablesTexts);
  const language = useLanguage();
  const columns = useMemo(() => dueColumns(words, language), [words, language]);
  const navigate = useNavigate();
  return (
    <DataTable
      label={words.due}
      columns={columns}
      rows={rows}
      rowId={({ accountId, currency }) => `${accountId} ${currency}`}
      onOpen={({ accountId }) => navigate({ to: '/accounts/$id', params: { id: accountId } })}
      cardOpens={false}
      card={(reminder) => (
        <Stack className={receivablesCss.card} gap="1" align="start">
          <strong>{reminder.accountName}</strong>
          <span>
            {words.levelOf({ level: reminder.level })} ·{' '}
            {formatMoney(language, cents(reminder.total), reminder.currency)}
          </span>
          <Text tone="muted">{reminder.invoices.map((one) => one.invoiceNumber).join(', ')}</Text>
          <Send due={[reminder]} inRow />
        </Stack>
      )}
      empty={
        <Empty icon={<IconMailForward />} title={words.nothingDue}>
          {words.nothingDueSentence}
        </Empty>
      }
    />
  );
}

function dueColumns(words: ReceivablesTexts, language: Language): Column<PlannedReminder>[] {
  const money = (amount: number, currency: string) => <Money cents={cents(amount)} currency={currency} />;
  return [
    { id: 'customer', header: words.customer, cell: ({ accountName }) => accountName },
    { id: 'level', header: words.level, cell: ({ level }) => words.levelOf({ level }) },
    {
      id: 'numbers',
      priority: 2,
      header: words.numbers,
      cell: ({ invoices }) => invoices.map((one) => one.invoiceNumber).join(', '),
    },
    {
      id: 'until',
      priority: 1,
      header: words.payUntil,
      cell: ({ payUntil }) => formatCalendarDay(language, payUntil),
    },
    { id: 'open', header: words.open, align: 'end', cell: ({ open, currency }) => money(open, currency) },
    {
      id: 'fee',
      priority: 3,
      header: words.fee,
      align: 'end',
      cell: ({ fee, interest, currency }) => money(fee + interest, currency),
    },
    {
      id: 'total',
      header: words.total,
      align: 'end',
      cell: ({ total, currency }) => <strong>{money(total, currency)}</strong>,
    },
    {
      id: 'send',
      header: words.actions,
      headerHidden: true,
      align: 'end',
      cell: (reminder) => <Send due={[reminder]} inRow />,
    },
  ];
}

function Sent() {
  const words = useTexts(receivablesTexts);
  const list = useReminders();
  const { rows } = list;
  const columns = useMemo(() => sentColumns(words), [words]);
  if (rows?.length === 0) return null;
  return (
    <QueryBoundary query={list}>
      <h2 className={receivablesCss.heading}>{words.sent}</h2>
      <DataTable
        label={words.sent}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        card={(reminder) => (
          <Stack className={receivablesCss.card} gap="1">
            <strong>{reminder.accountName}</strong>
            <span>
              {words.levelOf({ level: reminder.level })} · <DayTime at={reminder.createdAt} />
            </span>
            <Letter reminder={reminder} />
          </Stack>
        )}
        empty={
          <Empty icon={<IconMailForward />} title={words.nothingSent}>
            {words.nothingSentSentence}
          </Empty>
        }
      />
      {rows && rows.length > 0 && (
        <TableFoot
          shown={rows.length}
          noun={words.nounReminders({ count: rows.length })}
          keys={false}
          {...list.more}
        />
      )}
    </QueryBoundary>
  );
}

function Letter({ reminder: { id, accountName } }: { reminder: Reminder }) {
  const words = useTexts(receivablesTexts);
  const href = `/api/v1/ops/accounting/reminders/${id}/document`;
  return (
    <a href={href} target="_blank" rel="noopener" aria-label={words.openLetter({ name: accountName })}>
      {words.letter}
    </a>
  );
}

function sentColumns(words: ReceivablesTexts): Column<Reminder>[] {
  return [
    { id: 'at', header: words.sentOn, cell: ({ createdAt }) => <DayTime at={createdAt} /> },
    { id: 'customer', header: words.customer, cell: ({ accountName }) => accountName },
    { id: 'level', header: words.level, cell: ({ level }) => words.levelOf({ level }) },
    {
      id: 'numbers',
      priority: 2,
      header: words.numbers,
      cell: ({ invoiceNumbers }) => invoiceNumbers.join(', '),
    },
    { id: 'to', priority: 3, header: words.recipient, cell: ({ recipient }) => recipient },
    {
      id: 'open',
      header: words.open,
      align: 'end',
      cell: ({ open, currency }) => <Money cents={cents(open)} currency={currency} />,
    },
    {
      id: 'letter',
      header: words.letter,
      headerHidden: true,
      align: 'end',
      cell: (reminder) => <Letter reminder={reminder} />,
    },
  ];
}
