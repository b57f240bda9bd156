// The list of test inboxes.
import { IconInbox, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type InboxesTexts, inboxesTexts } from '../../../../shared/texts/generated/portal/inboxes.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { join } from '../../ui/classes.ts';
import { LiveMark } from '../../ui/live.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Empty, ErrorState } from '../../ui/table-states.tsx';
import textCss from '../../ui/text.module.css';
import { RelativeTime } from '../../ui/time.tsx';
import { useNewReceiver } from '../playground/queries.ts';
import { usePortal } from '../session.tsx';
import inboxesCss from './inboxes.module.css';
import { inboxesQuery, type ListedInbox } from './queries.ts';

export function InboxesPage() {
  const words = useTexts(inboxesTexts);
  const { may } = usePortal();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(inboxesQuery);
  const open = (id: string) => navigate({ to: `/sandbox/inboxes/${id}` });
  const make = useNewReceiver(open);
  const button = may('developers') ? (
    <Button kind="filled" icon={<IconPlus />} busy={make.isPending} onClick={() => make.mutate()}>
      {words.newInbox}
    </Button>
  ) : (
    <span className={textCss.muted}>{words.onlyDevelopers}</span>
  );
  const problem = error ?? make.error;
  return (
    <>
      <PageHead
        title={words.title}
        aside={<LiveMark />}
        meta={<span className={textCss.muted}>{words.sentence}</span>}
        actions={data?.length === 0 ? undefined : button}
      />
      {problem && <ErrorState error={problem as ApiError} onRetry={() => refetch()} />}
      {!error && (
        <DataTable
          label={words.title}
          columns={columnsOf(words)}
          rows={data}
          rowId={({ id }) => id}
          onOpen={({ id }) => open(id)}
          card={(inbox) => <InboxCard inbox={inbox} />}
          empty={
            <Empty
              icon={<IconInbox />}
              title={words.emptyTitle}
              actions={
                <>
                  {button}
                  <ButtonLink href="/portal/sandbox/playground">{words.toPlayground}</ButtonLink>
                </>
              }
            >
              {words.emptySentence}
            </Empty>
          }
        />
      )}
    </>
  );
}

function columnsOf(words: InboxesTexts): Column<ListedInbox>[] {
  return [
    { id: 'address', header: words.address, cell: (inbox) => <Address url={inbox.url} /> },
    {
      id: 'messages',
      header: words.messages,
      align: 'end',
      width: 110,
      cell: ({ messages }) => <span className={textCss.figures}>{messages}</span>,
    },
    { id: 'last', header: words.lastMessage, width: 170, cell: (inbox) => <LastMessage inbox={inbox} /> },
    { id: 'endpoints', header: words.sentBy, width: 170, cell: (inbox) => <Senders inbox={inbox} /> },
    {
      id: 'ends',
      header: words.ends,
      width: 140,
      cell: ({ expiresAt }) => <RelativeTime at={expiresAt} />,
    },
  ];
}

/** Shows only the path, because that is the part that differs between inboxes. */
export function Address({ url }: { url: string }) {
  return (
    <span className={join(textCss.mono, inboxesCss.inboxAddress)} title={url}>
      {new URL(url).pathname}
    </span>
  );
}

function LastMessage({ inbox: { lastMessageAt } }: { inbox: ListedInbox }) {
  const words = useTexts(inboxesTexts);
  return lastMessageAt ? (
    <RelativeTime at={lastMessageAt} />
  ) : (
    <span className={textCss.muted}>{words.never}</span>
  );
}

function Senders({ inbox: { endpoints } }: { inbox: ListedInbox }) {
  const words = useTexts(inboxesTexts);
  if (endpoints.length === 0) return <span className={textCss.muted}>{words.nobody}</span>;
  return words.endpoints({ count: endpoints.length });
}

function InboxCard({ inbox }: { inbox: ListedInbox }) {
  const words = useTexts(inboxesTexts);
  return (
    <>
      <Address url={inbox.url} />
      <div className={textCss.muted}>
        {words.messages}: {inbox.messages}, <LastMessage inbox={inbox} />
      </div>
      <div className={textCss.muted}>
        <Senders inbox={inbox} />
      </div>
    </>
  );
}
