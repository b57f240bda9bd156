// The mails with recipient and delivery state. A row expands to the text and a button to send it again.

import { IconMail } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { operations } from '../../api/client.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import buttonCss from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Stack } from '../../ui/layout.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Status, type Tone } from '../../ui/status.tsx';
import tableCss from '../../ui/table.module.css';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Empty } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { DayTime } from '../../ui/time.tsx';
import { LIVE } from '../live.tsx';
import { useConsole } from '../session.tsx';
import journalCss from './journal.module.css';
import { type MailSummary, useMail, useMails } from './queries.ts';
import { type JournalTexts, journalTexts } from './texts.ts';

const TONES: Record<MailSummary['state'], Tone> = {
  PENDING: 'warn',
  SENT: 'good',
  FAILED: 'alert',
  KEPT: 'muted',
};

export function MailsView({ failed }: { failed: boolean }) {
  const texts = useTexts(journalTexts);
  const mails = useMails(failed);
  const [opened, setOpened] = useState<string | null>(null);
  const { rows } = mails;
  const columns = useMemo(() => columnsOf(texts), [texts]);
  return (
    <QueryBoundary query={mails}>
      <DataTable
        label={texts.views.mails}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        edge={({ state }) => (state === 'FAILED' ? 'alert' : null)}
        onOpen={({ id }) => setOpened(opened === id ? null : id)}
        unfolded={(mail) => mail.id === opened && <MailDetails mail={mail} />}
        card={(mail) => (
          <>
            <span className={tableCss.cardLine}>
              <strong>{mail.subject}</strong>
              <Text tone="muted">
                <DayTime at={mail.createdAt} />
              </Text>
            </span>
            <Text tone="muted" className={tableCss.cardLine}>
              {mail.recipient} <Status tone={TONES[mail.state]}>{texts.mailStates[mail.state]}</Status>
            </Text>
          </>
        )}
        empty={
          <Empty icon={<IconMail />} title={texts.noMail}>
            {texts.noMailSentence}
          </Empty>
        }
      />
      {mails.more.onMore && (
        <div className={tableCss.tableFoot}>
          <Text tone="muted">{texts.shown({ count: rows?.length ?? 0 })}</Text>
          <Button small busy={mails.more.loading} onClick={mails.more.onMore}>
            {texts.more}
          </Button>
        </div>
      )}
    </QueryBoundary>
  );
}

function columnsOf(texts: JournalTexts): Column<MailSummary>[] {
  return [
    { id: 'at', header: texts.when, width: 150, cell: ({ createdAt }) => <DayTime at={createdAt} /> },
    {
      id: 'state',
      header: texts.state,
      width: 190,
      cell: ({ state }) => <Status tone={TONES[state]}>{texts.mailStates[state]}</Status>,
    },
    { id: 'subject', header: texts.subject, cell: ({ subject }) => <strong>{subject}</strong> },
    { id: 'recipient', header: texts.recipient, cell: ({ recipient }) => recipient },
  ];
}

function MailDetails({ mail: { id, error, attempts, recipient } }: { mail: MailSummary }) {
  const texts = useTexts(journalTexts);
  const { may } = useConsole();
  const { data: mail } = useMail(id);
  const resending = useChange(
    () => operations.POST('/mails/{id}/resend', { params: { path: { id } }, body: {} }),
    { refreshes: [[LIVE, 'mails']], onRefreshed: () => toast(texts.resent) },
  );
  return (
    <Stack gap="2" size="table" className={journalCss.entry}>
      {error && (
        <p className={journalCss.entryError}>
          <Text mono>{error}</Text> <Text tone="muted">{texts.attempts({ count: attempts })}</Text>
        </p>
      )}
      <pre className={journalCss.mailText}>{mail?.text}</pre>
      <ErrorState error={resending.error} />
      {may('staff') && (
        <div className={buttonCss.buttonRow}>
          <Button busy={resending.isPending} onClick={() => resending.mutate()}>
            {texts.resend({ recipient })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
