import { IconInbox, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type InboxesTexts, inboxesTexts } from '../../../../shared/texts/generated/portal/inboxes.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Empty } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { useNewReceiver } from '../playground/queries.ts';
import { usePortal } from '../session.tsx';
import inboxesCss from './inboxes.module.css';
import { type ListedInbox, useInboxes } from './queries.ts';

export function InboxesPage() {
  const texts = useTexts(inboxesTexts);
  const { may } = usePortal();
  const navigate = useNavigate();
  const { data, error, refetch } = useInboxes();
  const open = (id: string) => navigate({ to: `/sandbox/inboxes/${id}` });
  const make = useNewReceiver(open);
  const button = may('developers') ? (
    <Button kind="filled" icon={<IconPlus />} busy={make.isPending} onClick={() => make.mutate()}>
      {texts.newInbox}
    </Button>
  ) : (
    <Text tone="muted">{texts.onlyDevelopers}</Text>
  );
  const problem = error ?? make.error;
  return (
    <>
      <PageHead
        title={texts.title}
        meta={<Text tone="muted">{texts.sentence}</Text>}
        actions={data?.length === 0 ? undefined : button}
      />
      {problem && <ErrorState error={problem} onRetry={() => refetch()} />}
      {!error && (
        <DataTable
          label={texts.title}
          columns={columnsOf(texts)}
          rows={data}
          rowId={({ id }) => id}
          onOpen={({ id }) => open(id)}
          card={(inbox) => <InboxCard inbox={inbox} />}
          empty={
            <Empty
              icon={<IconInbox />}
              title={texts.emptyTitle}
              actions={
                <>
                  {button}
                  <ButtonLink href="/portal/sandbox/playground">{texts.toPlayground}</ButtonLink>
                </>
              }
            >
              {texts.emptySentence}
            </Empty>
          }
        />
      )}
    </>
  );
}

function columnsOf(texts: InboxesTexts): Column<ListedInbox>[] {
  return [
    { id: 'address', header: texts.address, cell: (inbox) => <Address url={inbox.url} /> },
    {
      id: 'messages',
      header: texts.messages,
      align: 'end',
      width: 110,
      cell: ({ messages }) => <Text figures>{messages}</Text>,
    },
    { id: 'last', header: texts.lastMessage, width: 170, cell: (inbox) => <LastMessage inbox={inbox} /> },
    { id: 'endpoints', header: texts.sentBy, width: 170, cell: (inbox) => <Senders inbox={inbox} /> },
    {
      id: 'ends',
      header: texts.ends,
      width: 140,
      cell: ({ expiresAt }) => <RelativeTime at={expiresAt} />,
    },
  ];
}

/** Shows only the path, because that is the part that differs between inboxes. */
export function Address({ url }: { url: string }) {
  return (
    <Text mono className={inboxesCss.inboxAddress} title={url}>
      {new URL(url).pathname}
    </Text>
  );
}

function LastMessage({ inbox: { lastMessageAt } }: { inbox: ListedInbox }) {
  const texts = useTexts(inboxesTexts);
  return lastMessageAt ? <RelativeTime at={lastMessageAt} /> : <Text tone="muted">{texts.never}</Text>;
}

function Senders({ inbox: { endpoints } }: { inbox: ListedInbox }) {
  const texts = useTexts(inboxesTexts);
  if (endpoints.length === 0) return <Text tone="muted">{texts.nobody}</Text>;
  return texts.endpoints({ count: endpoints.length });
}

function InboxCard({ inbox }: { inbox: ListedInbox }) {
  const texts = useTexts(inboxesTexts);
  return (
    <>
      <Address url={inbox.url} />
      <Text as="div" tone="muted">
        {texts.messages}: {inbox.messages}, <LastMessage inbox={inbox} />
      </Text>
      <Text as="div" tone="muted">
        <Senders inbox={inbox} />
      </Text>
    </>
  );
}
