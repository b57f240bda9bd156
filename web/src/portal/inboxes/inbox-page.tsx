// One test inbox: messages as they arrive, each with its headers, its body and the check of its signature.

import { IconChevronRight, IconInbox, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { inboxesTexts } from '../../../../shared/texts/generated/portal/inboxes.ts';
import { portal } from '../../api/client.ts';
import type { components } from '../../api/paths/portal.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { announce, toast } from '../../ui/announce.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Code } from '../../ui/copy.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import factsCss from '../../ui/facts.module.css';
import { Fact, FactGroup, Facts } from '../../ui/facts.tsx';
import { Grid, Row } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Status } from '../../ui/status.tsx';
import { Empty, SkeletonCards } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { ClockTime, RelativeTime } from '../../ui/time.tsx';
import { eventsOf, subscribedOf } from '../../webhooks/event-picker.tsx';
import { usePortal } from '../session.tsx';
import inboxesCss from './inboxes.module.css';
import { type InboxMessage, useInbox, useInboxMessages } from './queries.ts';
import { HeaderList, SignatureChecks, SignatureVerdict } from './signature-report.tsx';

const route = getRouteApi('/$environment/inboxes/$inbox');

const environment = 'sandbox' as const;

export function InboxPage() {
  const texts = useTexts(inboxesTexts);
  const { inbox: id } = route.useParams();
  // The stream announces the deletion before the response arrives: queries stop, so that none asks for a
  // deleted inbox.
  const [leaving, setLeaving] = useState(false);
  const inbox = useInbox(id, !leaving);
  const messages = useInboxMessages(id, !leaving);
  const error = inbox.error ?? messages.error;
  useAnnounceArrivals(messages.data);
  return (
    <>
      <PageHead
        title={texts.facts}
        crumbs={[{ label: texts.title, to: '/sandbox/inboxes' }, { label: texts.facts }]}
        meta={inbox.data && <Code text={inbox.data.url} />}
        actions={
          inbox.data && (
            <Remove
              id={id}
              messages={messages.data?.length ?? 0}
              endpoints={inbox.data.endpoints.length}
              onLeaving={setLeaving}
            />
          )
        }
      />
      {error ? (
        <ErrorState error={error} onRetry={() => inbox.refetch()} />
      ) : (
        <div className={factsCss.factsColumns}>
          <section>
            <h2 className="visually-hidden">{texts.received}</h2>
            {messages.data === undefined && <SkeletonCards />}
            {messages.data?.length === 0 && inbox.data && (
              <Waiting id={id} subscribed={inbox.data.endpoints.length > 0} />
            )}
            <ul className={inboxesCss.inboxMessages}>
              {messages.data?.map((message, index) => (
                <Message key={message.id} message={message} newest={index === 0} />
              ))}
            </ul>
          </section>
          {inbox.data && <InboxFacts inbox={inbox.data} />}
        </div>
      )}
    </>
  );
}

/** Announces messages that arrive while the page is open. */
function useAnnounceArrivals(messages: readonly InboxMessage[] | undefined): void {
  const texts = useTexts(inboxesTexts);
  const newest = useRef<string | null>(null);
  const first = messages?.[0];
  useEffect(() => {
    if (!messages) return;
    if (newest.current !== null && first && first.id !== newest.current)
      announce(texts.newMessage({ type: typeOf(first) }));
    newest.current = first?.id ?? '';
  }, [messages, first, texts]);
}

function typeOf({ headers, body }: InboxMessage): string {
  return headers['X-Service-Event'] ?? read(body)?.type ?? '–';
}

function read(
  body: string,
): { type?: string; data?: { orderNumber?: string; requestNumber?: string } } | null {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function Message({ message, newest }: { message: InboxMessage; newest: boolean }) {
  const texts = useTexts(inboxesTexts);
  const [open, setOpen] = useState(newest);
  const data = read(message.body)?.data;
  const trouble = message.signature?.valid === false;
  return (
    <li>
      <details open={open || trouble} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <IconChevronRight className={inboxesCss.inboxChevron} size={14} aria-hidden="true" />
          <ClockTime at={message.receivedAt} seconds />
          <Text as="strong" mono>
            {typeOf(message)}
          </Text>
          <Text tone="muted">{data?.orderNumber ?? data?.requestNumber}</Text>
          <span className={inboxesCss.inboxVerdict}>
            <SignatureVerdict report={message.signature} />
          </span>
        </summary>
        <Grid gap="2" className={inboxesCss.inboxMessage}>
          {message.signature && <SignatureChecks report={message.signature} />}
          <h3>{texts.headers}</h3>
          <HeaderList headers={message.headers} />
          <h3>{texts.body}</h3>
          <CodeBlock code={message.body} label={texts.body} />
        </Grid>
      </details>
    </li>
  );
}

function Waiting({ id, subscribed }: { id: string; subscribed: boolean }) {
  const texts = useTexts(inboxesTexts);
  return (
    <Empty
      icon={<IconInbox />}
      title={texts.waitingTitle}
      actions={
        <>
          {!subscribed && <Subscribe id={id} />}
          <ButtonLink href="/portal/sandbox/playground" kind={subscribed ? 'filled' : 'outline'}>
            {texts.toPlayground}
          </ButtonLink>
        </>
      }
    >
      {subscribed ? texts.waitingSentence : texts.waitingNobody}
    </Empty>
  );
}

function Subscribe({ id }: { id: string }) {
  const texts = useTexts(inboxesTexts);
  const { may } = usePortal();
  const subscribe = useChange(
    () =>
      portal.POST('/{environment}/inboxes/{id}/endpoint', {
        params: { path: { environment, id } },
        body: {},
      }),
    { refreshes: [[environment, 'inboxes']], onDone: () => toast(texts.subscribed) },
  );
  if (!may('developers')) return null;
  return (
    <>
      <Button kind="filled" busy={subscribe.isPending} onClick={() => subscribe.mutate()}>
        {texts.subscribe}
      </Button>
      <ErrorState error={subscribe.error} />
    </>
  );
}

function InboxFacts({ inbox }: { inbox: components['schemas']['PortalInbox'] }) {
  const texts = useTexts(inboxesTexts);
  return (
    <aside aria-label={texts.facts}>
      <FactGroup title={texts.facts}>
        <Facts>
          <Fact name={texts.created}>
            <RelativeTime at={inbox.createdAt} />
          </Fact>
          <Fact name={texts.deletedAfter}>
            <RelativeTime at={inbox.expiresAt} />
          </Fact>
        </Facts>
        <Text as="p" tone="muted">
          {texts.keeps}
        </Text>
      </FactGroup>
      <FactGroup title={texts.sentBy}>
        {inbox.endpoints.length === 0 && (
          <Text as="p" tone="muted">
            {texts.nobody}
          </Text>
        )}
        {inbox.endpoints.map(({ id, description, status, events, format }) => (
          <Row
            rowGap="0-5"
            gap="3"
            align="stretch"
            wrap
            size="table"
            key={id}
            className={inboxesCss.inboxSender}
          >
            <a href={`/portal/sandbox/webhooks/${id}`}>{description ?? id.slice(0, 8)}</a>
            <Status tone={status === 'ACTIVE' ? 'good' : 'warn'}>
              {status === 'ACTIVE' ? texts.active : texts.paused}
            </Status>
            <Text tone="muted">
              {texts.sendsEvents({
                count: subscribedOf({ events, format }).length,
                all: eventsOf(format).length,
              })}
            </Text>
          </Row>
        ))}
      </FactGroup>
    </aside>
  );
}

function Remove({
  id,
  messages,
  endpoints,
  onLeaving,
}: {
  id: string;
  messages: number;
  endpoints: number;
  onLeaving: (leaving: boolean) => void;
}) {
  const texts = useTexts(inboxesTexts);
  const { may } = usePortal();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = useChange(
    () => portal.DELETE('/{environment}/inboxes/{id}', { params: { path: { environment, id } } }),
    {
      refreshes: [[environment, 'inboxes']],
      onDone: async () => {
        await navigate({ to: '/$environment/inboxes', params: { environment: 'sandbox' } });
        queries.removeQueries({ queryKey: [environment, 'inboxes', id] });
      },
      onMutate: () => onLeaving(true),
      onError: () => onLeaving(false),
    },
  );
  if (!may('developers')) return null;
  return (
    <>
      <Button kind="destructive" icon={<IconTrash />} onClick={() => setIsConfirming(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={texts.removeTitle}
        confirm={texts.remove}
        keep={texts.keep}
        change={remove}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => remove.mutate()}
      >
        <p>{texts.removeSentence({ messages, endpoints })}</p>
      </ConfirmDialog>
    </>
  );
}
