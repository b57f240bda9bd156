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
import { InvoiceTable } from '../register/invoice-table.tsx';
import {
  cents,
  type PlannedReminder,
  type Reminder,
  useReminderPreview,
  useReminders,
  useSendReminders,
} from './queries.ts';
import receivablesCss from './receivables.module.css';

const OVERDUE = { view: 'OVERDUE' } as const;

export function RemindersPage() {
  const texts = useTexts(receivablesTexts);
  const preview = useReminderPreview();
  const due = preview.data?.data;
  const blocked = preview.data?.blocked ?? [];
  return (
    <FlowFrame step="overdue" title={texts.reminders} actions={due && due.length > 0 && <Send due={due} />}>
      <InvoiceTable search={OVERDUE} empty={texts.nothingDueSentence} />
      {due && due.length > 0 && (
        <h2 className={receivablesCss.heading}>{texts.remindersSentence({ count: due.length })}</h2>
      )}
      <QueryBoundary query={preview}>
        <Due rows={due} />
        {blocked.length > 0 && (
          <div className={receivablesCss.body}>
            <Notice tone="info" title={texts.blockedList({ count: blocked.length })}>
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
  const texts = useTexts(receivablesTexts);
  const { may } = useConsole();
  const [open, setOpen] = useState(false);
  const accounts = new Map(due.map(({ accountId, accountName }) => [accountId, accountName]));
  const sending = useSendReminders(({ sent, withoutRecipient }) => {
    setOpen(false);
    const names = withoutRecipient.map((id) => accounts.get(id)).join(', ');
    toast(
      names === ''
        ? texts.sentNow({ count: sent })
        : `${texts.sentNow({ count: sent })}. ${texts.noRecipient({ names })}`,
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
          aria-label={texts.sendTo({ name: due[0]!.accountName })}
          onClick={() => setOpen(true)}
        >
          {texts.sendOne}
        </Button>
      ) : (
        <Button kind="filled" icon={<IconMailForward />} onClick={() => setOpen(true)}>
          {texts.send({ count: due.length })}
        </Button>
      )}
      <Dialog
        open={open}
        title={
          inRow ? texts.sendToTitle({ name: due[0]!.accountName }) : texts.sendTitle({ count: due.length })
        }
        onClose={() => setOpen(false)}
        foot={{
          primary: {
            label: texts.send({ count: due.length }),
            change: sending,
            onClick: () => sending.mutate([...accounts.keys()]),
          },
        }}
      >
        <p>{texts.sendText}</p>
      </Dialog>
    </>
  );
}

function Due({ rows }: { rows: readonly PlannedReminder[] | undefined }) {
  const texts = useTexts(receivablesTexts);
  const language = useLanguage();
  const columns = useMemo(() => dueColumns(texts, language), [texts, language]);
  const navigate = useNavigate();
  return (
    <DataTable
      label={texts.due}
      columns={columns}
      rows={rows}
      rowId={({ accountId, currency }) => `${accountId} ${currency}`}
      onOpen={({ accountId }) => navigate({ to: '/accounts/$id', params: { id: accountId } })}
      cardOpens={false}
      card={(reminder) => (
        <Stack className={receivablesCss.card} gap="1" align="start">
          <strong>{reminder.accountName}</strong>
          <span>
            {texts.levelOf({ level: reminder.level })} ·{' '}
            {formatMoney(language, cents(reminder.total), reminder.currency)}
          </span>
          <Text tone="muted">{reminder.invoices.map((one) => one.invoiceNumber).join(', ')}</Text>
          <Send due={[reminder]} inRow />
        </Stack>
      )}
      empty={
        <Empty icon={<IconMailForward />} title={texts.nothingDue}>
          {texts.nothingDueSentence}
        </Empty>
      }
    />
  );
}

function dueColumns(texts: ReceivablesTexts, language: Language): Column<PlannedReminder>[] {
  const money = (amount: number, currency: string) => <Money cents={cents(amount)} currency={currency} />;
  return [
    { id: 'customer', header: texts.customer, cell: ({ accountName }) => accountName },
    { id: 'level', header: texts.level, cell: ({ level }) => texts.levelOf({ level }) },
    {
      id: 'numbers',
      priority: 2,
      header: texts.numbers,
      cell: ({ invoices }) => invoices.map((one) => one.invoiceNumber).join(', '),
    },
    {
      id: 'until',
      priority: 1,
      header: texts.payUntil,
      cell: ({ payUntil }) => formatCalendarDay(language, payUntil),
    },
    { id: 'open', header: texts.open, align: 'end', cell: ({ open, currency }) => money(open, currency) },
    {
      id: 'fee',
      priority: 3,
      header: texts.fee,
      align: 'end',
      cell: ({ fee, interest, currency }) => money(fee + interest, currency),
    },
    {
      id: 'total',
      header: texts.total,
      align: 'end',
      cell: ({ total, currency }) => <strong>{money(total, currency)}</strong>,
    },
    {
      id: 'send',
      header: texts.actions,
      headerHidden: true,
      align: 'end',
      cell: (reminder) => <Send due={[reminder]} inRow />,
    },
  ];
}

function Sent() {
  const texts = useTexts(receivablesTexts);
  const list = useReminders();
  const { rows } = list;
  const columns = useMemo(() => sentColumns(texts), [texts]);
  if (rows?.length === 0) return null;
  return (
    <QueryBoundary query={list}>
      <h2 className={receivablesCss.heading}>{texts.sent}</h2>
      <DataTable
        label={texts.sent}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        card={(reminder) => (
          <Stack className={receivablesCss.card} gap="1">
            <strong>{reminder.accountName}</strong>
            <span>
              {texts.levelOf({ level: reminder.level })} · <DayTime at={reminder.createdAt} />
            </span>
            <Letter reminder={reminder} />
          </Stack>
        )}
        empty={
          <Empty icon={<IconMailForward />} title={texts.nothingSent}>
            {texts.nothingSentSentence}
          </Empty>
        }
      />
      {rows && rows.length > 0 && (
        <TableFoot
          shown={rows.length}
          noun={texts.nounReminders({ count: rows.length })}
          keys={false}
          {...list.more}
        />
      )}
    </QueryBoundary>
  );
}

function Letter({ reminder: { id, accountName } }: { reminder: Reminder }) {
  const texts = useTexts(receivablesTexts);
  const href = `/api/v1/ops/accounting/reminders/${id}/document`;
  return (
    <a href={href} target="_blank" rel="noopener" aria-label={texts.openLetter({ name: accountName })}>
      {texts.letter}
    </a>
  );
}

function sentColumns(texts: ReceivablesTexts): Column<Reminder>[] {
  return [
    { id: 'at', header: texts.sentOn, cell: ({ createdAt }) => <DayTime at={createdAt} /> },
    { id: 'customer', header: texts.customer, cell: ({ accountName }) => accountName },
    { id: 'level', header: texts.level, cell: ({ level }) => texts.levelOf({ level }) },
    {
      id: 'numbers',
      priority: 2,
      header: texts.numbers,
      cell: ({ invoiceNumbers }) => invoiceNumbers.join(', '),
    },
    { id: 'to', priority: 3, header: texts.recipient, cell: ({ recipient }) => recipient },
    {
      id: 'open',
      header: texts.open,
      align: 'end',
      cell: ({ open, currency }) => <Money cents={cents(open)} currency={currency} />,
    },
    {
      id: 'letter',
      header: texts.letter,
      headerHidden: true,
      align: 'end',
      cell: (reminder) => <Letter reminder={reminder} />,
    },
  ];
}
