// The quote of a request: what it is about, its lines with the sum, validity and note, and the PDF beside it.
import { IconDownload, IconSend } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, type FieldError } from '../../api/api-error.ts';
import { useLanguage } from '../../messages/language.ts';
import { useWords } from '../../messages/use-words.ts';
import { toast } from '../../ui/announce.tsx';
import { Button, IconButton, RouteButton } from '../../ui/button.tsx';
import { Form } from '../../ui/field.tsx';
import { formatClock, formatMoney, formatNumber } from '../../ui/format.ts';
import { TextAreaField, wireTo } from '../../ui/inputs.tsx';
import { LiveMark } from '../../ui/live.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useNow } from '../../ui/now.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { PdfView } from '../../ui/pdf-view.tsx';
import { Route } from '../../ui/route.tsx';
import { Answered, ErrorState } from '../../ui/table-states.tsx';
import { useConsole } from '../session.tsx';
import { Alike } from './alike.tsx';
import { QuoteStatus, type ShownState, useReason, useSpoken } from './cells.tsx';
import { de } from './de.ts';
import { forgetDraft, type QuoteDraft, useDocument, usePreview, useQuoteDraft } from './draft.ts';
import { en } from './en.ts';
import { RejectDialog, WithdrawDialog } from './end-dialogs.tsx';
import { Known } from './known.tsx';
import { centsOf } from './money.ts';
import { type RequestToQuote, useRequest, useSend } from './queries.ts';
import { LinesFrom } from './quote-here.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { spokenSpan } from './spoken.ts';
import { Validity } from './validity.tsx';
import { Versions } from './versions.tsx';
import './requests.css';

const route = getRouteApi('/frame/requests/$id');

export function QuotePage() {
  const words = useWords({ en, de });
  const { id } = route.useParams();
  const read = useRequest(id);
  const crumbs = [{ label: words.title, to: '/requests' }, { label: id.toUpperCase() }];
  return (
    <Answered query={read}>
      {read.data ? (
        <Loaded key={read.data.order.id} request={read.data} />
      ) : (
        <PageHead title={words.editor.title(id.toUpperCase())} crumbs={crumbs} />
      )}
    </Answered>
  );
}

/** What can still be quoted, as the lifecycle has it. */
function isOpen({ order }: RequestToQuote): boolean {
  return order.internalStatus === 'QUOTE_REQUIRED' || order.internalStatus === 'QUOTE_SENT';
}

function shownState({ order, state }: RequestToQuote): ShownState {
  if (order.internalStatus === 'REJECTED' && state !== 'DECLINED') return 'REJECTED';
  // What was withdrawn or has expired waits for its next version.
  return order.internalStatus === 'QUOTE_REQUIRED' ? 'REQUESTED' : state;
}

function Loaded({ request }: { request: RequestToQuote }) {
  const { may } = useConsole();
  const open = isOpen(request);
  const writes = open && may('dispatch');
  return (
    <div className="quote-page">
      <Head request={request} writes={writes} />
      {writes ? (
        // Another distance proposes other lines.
        <Editor key={String(request.order.distanceKm)} request={request} />
      ) : (
        <Decided request={request} open={open} />
      )}
    </div>
  );
}

function Head({ request, writes }: { request: RequestToQuote; writes: boolean }) {
  const words = useWords({ en, de });
  const language = useLanguage();
  const { order, versions, quoteNumber } = request;
  const number = order.requestNumber ?? '';
  const state = shownState(request);
  const end = versions[0]?.validUntil ?? order.createdAt;
  const span = useNow((nowMs) =>
    state === 'OFFERED'
      ? words.editor.validFor(spokenSpan(language, Date.parse(end) - nowMs))
      : words.editor.waitingFor(spokenSpan(language, nowMs - Date.parse(order.createdAt))),
  );
  const [asked, setAsked] = useState<'reject' | 'withdraw' | null>(null);
  const close = () => setAsked(null);
  return (
    <PageHead
      title={words.editor.title(number)}
      crumbs={[{ label: words.title, to: '/requests' }, { label: number }]}
      beside={
        <>
          <QuoteStatus state={state} />
          {(state === 'REQUESTED' || state === 'OFFERED') && <span className="muted">{span}</span>}
          <LiveMark />
        </>
      }
      actions={
        writes && (
          <>
            {state === 'OFFERED' && (
              <Button kind="destructive" onClick={() => setAsked('withdraw')}>
                {words.editor.withdraw}
              </Button>
            )}
            <Button kind="destructive" onClick={() => setAsked('reject')}>
              {words.reject}
            </Button>
            <WithdrawDialog
              id={order.id}
              number={quoteNumber ?? ''}
              open={asked === 'withdraw'}
              onClose={close}
            />
            <RejectDialog id={order.id} number={number} open={asked === 'reject'} onClose={close} />
          </>
        )
      }
    />
  );
}

function Subject({ request }: { request: RequestToQuote }) {
  const words = useWords({ en, de });
  const language = useLanguage();
  const { order, account, agreement } = request;
  const { manufacturer, model, operationalStatus } = order.vehicle;
  const pickup = useSpoken(order.requestedPickup);
  const why = useReason({ ...order, distanceAboveKm: agreement.distanceAboveKm });
  return (
    <dl className="quote-subject">
      <div>
        <dt>{words.editor.route}</dt>
        <dd>
          <Route from={order.pickup.city} to={order.delivery.city} />
        </dd>
        <dd className="muted">
          {order.distanceKm === null
            ? words.distanceUnknown
            : words.byRoad(formatNumber(language, Math.round(order.distanceKm), 'kilometer'))}
        </dd>
      </div>
      <div>
        <dt>{words.editor.vehicle}</dt>
        <dd>{[manufacturer, model].filter(Boolean).join(' ') || '–'}</dd>
        <dd className="muted">
          {words.transport[order.transportType]}
          {!operationalStatus.driveable && `, ${words.notDriveable}`}
        </dd>
      </div>
      <div>
        <dt>{words.editor.customer}</dt>
        <dd>
          <Link to="/accounts/$id" params={{ id: account.id }}>
            {account.name}
          </Link>
        </dd>
        <dd className="muted">{order.requestedPickup ? words.pickup(pickup) : words.noTime}</dd>
      </div>
      <div>
        <dt>{words.editor.why}</dt>
        <dd>{why?.text ?? '–'}</dd>
        <dd className="muted">{why?.detail}</dd>
      </div>
    </dl>
  );
}

function Editor({ request }: { request: RequestToQuote }) {
  const words = useWords({ en, de });
  const language = useLanguage();
  const { order, account, missing, proposal } = request;
  const quote = useQuoteDraft(request);
  const { draft, change, offer, complete, seenVersion } = quote;
  const wire = wireTo(draft, change);
  const preview = usePreview(order.id, offer, complete, true);
  const sending = useSend(order.id, () => {
    forgetDraft(order.id);
    toast(words.sentDone(order.requestNumber ?? ''));
  });
  // What was sent is the version to go on from.
  const { discard } = quote;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new version begins anew.
  useEffect(() => {
    if (sending.isSuccess) discard();
  }, [request.version]);
  const error = errorOf(sending.error) ?? errorOf(preview.error);
  const errors: readonly FieldError[] = error?.fields ?? [];
  const sum = complete ? preview.data : undefined;
  const money = (amount: number) =>
    formatMoney(language, centsOf(amount), sum?.currency ?? proposal.currency);
  const overtaken = request.version !== seenVersion;
  const blocked = missing !== null || overtaken || !sum;
  const send = () => !blocked && sending.mutate({ ...offer, seenVersion });
  return (
    <div className="quote-columns">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what the button does. */}
      <div
        className="quote-main"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
      >
        <div className="quote-form">
          <Subject request={request} />
          {missing && <Missing request={request} code={missing} />}
          {overtaken && (
            <Notice
              tone="warn"
              title={words.editor.overtaken(request.version)}
              action={
                <Button small onClick={quote.goOn}>
                  {words.editor.overtakenAction}
                </Button>
              }
            />
          )}
          <Form
            label={words.editor.title(order.requestNumber ?? '')}
            errors={errors}
            names={namesOf(words.editor, draft)}
            asTyped={sending.error === null}
            onSubmit={() => {}}
          >
            {error && errors.length === 0 && <ErrorState error={error} />}
            <div className="quote-lines-head">
              <h2>
                {words.lines} <LinesFrom request={request} />
              </h2>
            </div>
            <QuoteLines request={request} quote={quote} priced={sum?.lines} money={money} />
            <dl className="quote-sums">
              <div>
                <dt>{words.net}</dt>
                <dd className="figures">{sum ? money(sum.net) : '–'}</dd>
              </div>
              <div>
                <dt>{sum ? words.vat(formatNumber(language, sum.vatRate)) : words.vat('')}</dt>
                <dd className="figures">{sum ? money(sum.vat) : '–'}</dd>
              </div>
              <div className="quote-gross">
                <dt>{words.gross}</dt>
                <dd className="figures">{sum ? money(sum.gross) : '–'}</dd>
              </div>
            </dl>
            <div className="quote-terms">
              <Validity request={request} {...wire('validUntil')} />
              <TextAreaField
                name="note"
                label={words.editor.note}
                hint={words.editor.noteHint}
                rows={3}
                maxLength={500}
                {...wire('note')}
              />
            </div>
          </Form>
          <div className="quote-context">
            <section>
              <h2>{words.known}</h2>
              <Known order={order} unclear={request.unclear} account={request.account} />
            </section>
            <Alike request={request} net={sum?.net} />
          </div>
          <Versions request={request} draftNet={sum ? money(sum.net) : null} />
        </div>
        <footer className="quote-actions">
          <Button
            kind="filled"
            icon={<IconSend />}
            disabled={blocked}
            busy={sending.isPending}
            onClick={send}
          >
            {sum
              ? request.version > 0
                ? words.sendVersion(request.version + 1, money(sum.net))
                : words.send(money(sum.net))
              : words.sendPlain}
          </Button>
          {quote.keptAt && (
            <>
              <Button onClick={quote.discard}>{words.editor.discard}</Button>
              <span className="muted">
                {words.editor.kept(formatClock(language, new Date(quote.keptAt)))}
              </span>
            </>
          )}
          <span className="muted quote-told">{words.told(account.email, request.receivers)}</span>
        </footer>
      </div>
      <Preview request={request} quote={quote} gross={sum ? money(sum.gross) : ''} />
    </div>
  );
}

function errorOf(error: unknown): ApiError | null {
  return error instanceof ApiError ? error : null;
}

function namesOf(words: (typeof en)['editor'], { lines }: QuoteDraft['draft']): Record<string, string> {
  const entries = lines.flatMap((_, i) => [
    [`lineItems[${i}].description`, words.lineOf(words.description, i + 1)],
    [`lineItems[${i}].quantity`, words.lineOf(words.quantity, i + 1)],
    [`lineItems[${i}].unitNet`, words.lineOf(words.unit, i + 1)],
  ]);
  return { ...Object.fromEntries(entries), ...words.fields };
}

function Missing({ request: { account }, code }: { request: RequestToQuote; code: string }) {
  const words = useWords({ en, de }).editor;
  const mend = words.missingMend[code];
  const to = code === 'NO_CONTRACTING_PARTY' ? `/accounts/${account.id}/party` : '/settings';
  return (
    <Notice
      tone="warn"
      title={words.missing[code] ?? code}
      action={
        mend && (
          <RouteButton small to={to as '/settings'}>
            {mend}
          </RouteButton>
        )
      }
    />
  );
}

function Preview({ request, quote, gross }: { request: RequestToQuote; quote: QuoteDraft; gross: string }) {
  const words = useWords({ en, de }).editor;
  const { order, account } = request;
  const file = useDocument(order.id, quote.offer, quote.complete, true);
  const [pages, setPages] = useState(1);
  const onPages = useCallback((count: number) => setPages(count), []);
  const save = () => {
    const address = URL.createObjectURL(file.data!);
    const link = document.createElement('a');
    link.href = address;
    link.download = `${order.requestNumber}.pdf`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <aside className="quote-preview" aria-label={words.preview}>
      <header>
        <h2>
          {words.preview} <span className="muted">{file.data && words.page(pages)}</span>
        </h2>
        <span className="muted">{words.inLanguage[account.language]}</span>
        <IconButton label={words.download} outlined disabled={!file.data} onClick={save}>
          <IconDownload />
        </IconButton>
      </header>
      <div className={file.isFetching ? 'quote-paper quote-paper-old' : 'quote-paper'}>
        <PdfView file={file.data} label={words.previewLabel(gross)} onPages={onPages} />
      </div>
      {!quote.complete && <p className="muted">{words.previewMissing}</p>}
      {file.error instanceof ApiError && file.error.fields.length === 0 && <ErrorState error={file.error} />}
    </aside>
  );
}

function Decided({ request, open }: { request: RequestToQuote; open: boolean }) {
  const words = useWords({ en, de });
  const state = shownState(request);
  const { orderNumber, cancelReason } = request.order;
  return (
    <div className="quote-form">
      <Subject request={request} />
      <p>
        <strong>
          {open ? words.editor.onlyDispatch : words.editor.decidedLine(words.editor.states[state])}
        </strong>{' '}
        {orderNumber && (
          <Link to={`/orders/${orderNumber}` as '/orders'}>{words.editor.order(orderNumber)}</Link>
        )}
        {cancelReason && <span className="muted">{cancelReason}</span>}
      </p>
      <div className="quote-context">
        <section>
          <h2>{words.known}</h2>
          <Known order={request.order} unclear={request.unclear} account={request.account} />
        </section>
        <Alike request={request} net={request.versions[0]?.net} />
      </div>
      <Versions request={request} draftNet={null} />
    </div>
  );
}
