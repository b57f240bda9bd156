// The mails with recipient and delivery state. A row expands to the text and a button to send it again.

import { IconMail } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { operations } from '../../api/client.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import buttonCss from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import { join } from '../../ui/classes.ts';
import { Stack } from '../../ui/layout.tsx';
import { Status, type Tone } from '../../ui/status.tsx';
import tableCss from '../../ui/table.module.css';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Answered, Empty, ErrorState } from '../../ui/table-states.tsx';
import textCss from '../../ui/text.module.css';
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
  const words = useTexts(journalTexts);
  const mails = useMails(failed);
  const [opened, setOpened] = useState<string | null>(null);
  const rows = useMemo(() => mails.data?.pages.flatMap(({ data }) => data), [mails.data]);
  const columns = useMemo(() => columnsOf(words), [words]);
  return (
    <Answered query={mails}>
      <DataTable
        label={words.views.mails}
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
              <span className={textCss.muted}>
                <DayTime at={mail.createdAt} />
              </span>
            </span>
            <span className={join(tableCss.cardLine, textCss.muted)}>
              {mail.recipient} <Status tone={TONES[mail.state]}>{words.mailStates[mail.state]}</Status>
            </span>
          </>
        )}
        empty={
          <Empty icon={<IconMail />} title={words.noMail}>
            {words.noMailSentence}
          </Empty>
        }
      />
      {mails.hasNextPage && (
        <div className={tableCss.tableFoot}>
          <span className={textCss.muted}>{words.shown({ count: rows?.length ?? 0 })}</span>
          <Button small busy={mails.isFetchingNextPage} onClick={() => mails.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </Answered>
  );
}

function columnsOf(words: JournalTexts): Column<MailSummary>[] {
  return [
    { id: 'at', header: words.when, width: 150, cell: ({ createdAt }) => <DayTime at={createdAt} /> },
    {
      id: 'state',
      header: words.state,
      width: 190,
      cell: ({ state }) => <Status tone={TONES[state]}>{words.mailStates[state]}</Status>,
    },
    { id: 'subject', header: words.subject, cell: ({ subject }) => <strong>{subject}</strong> },
    { id: 'recipient', header: words.recipient, cell: ({ recipient }) => recipient },
  ];
}

function MailDetails({ mail: { id, error, attempts, recipient } }: { mail: MailSummary }) {
  const words = useTexts(journalTexts);
  const { may } = useConsole();
  const queries = useQueryClient();
  const { data: mail } = useMail(id);
  const resending = useMutation({
    mutationFn: () => operations.POST('/mails/{id}/resend', { params: { path: { id } }, body: {} }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [LIVE, 'mails'] });
      toast(words.resent);
    },
  });
  return (
    <Stack gap="2" size="table" className={journalCss.entry}>
      {error && (
        <p className={journalCss.entryError}>
          <span className={textCss.mono}>{error}</span>{' '}
          <span className={textCss.muted}>{words.attempts({ count: attempts })}</span>
        </p>
      )}
      <pre className={journalCss.mailText}>{mail?.text}</pre>
      {resending.error && <ErrorState error={resending.error as ApiError} />}
      {may('staff') && (
        <div className={buttonCss.buttonRow}>
          <Button busy={resending.isPending} onClick={() => resending.mutate()}>
            {words.resend({ recipient })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
