// The form for a new order: the fields of the API, the price next to them while the user types, and the same
// call to copy.
import { IconCopyPlus, IconTerminal2 } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { portal } from '../../../api/client.ts';
import { useChange } from '../../../api/use-change.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { type Draft, draftLike, EMPTY_DRAFT, toCreation } from '../../../orders/new/draft.ts';
import newOrderCss from '../../../orders/new/new-order.module.css';
import { idempotencyKeyOf, NewOrderForm, useOutcome } from '../../../orders/new/new-order-form.tsx';
import { newTexts } from '../../../orders/new/texts.ts';
import { type PriceQuestion, usePrice } from '../../../orders/new/use-price.ts';
import { numberOf } from '../../../orders/order-status.tsx';
import { useStoredDraft } from '../../../people/use-stored-draft.ts';
import { AddressBookContext } from '../../../places/address-book.ts';
import { toast } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import { DraftLine } from '../../../ui/draft-line.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePortalAddressBook } from '../../places/use-portal-address-book.ts';
import { usePortal } from '../../session.tsx';
import { customerOrderTexts } from '../texts.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { CreateApiCall } from './create-api-call.tsx';

const route = getRouteApi('/$environment/orders/new');

export function NewOrderPage() {
  const { environment } = usePortal();
  // The draft of one environment must not become one of the other.
  return <NewOrder key={environment} />;
}

function NewOrder() {
  const texts = useTexts(newTexts);
  const orders = useTexts(customerOrderTexts);
  const { environment, account, may } = usePortal();
  const navigate = useNavigate();
  const [copying, setCopying] = useState(false);
  const like = route.useSearch().like;
  const stored = useStoredDraft<Draft>(
    `new-order.${account.id}.${environment}`,
    EMPTY_DRAFT,
    like === undefined,
  );
  const { value: draft, change: setDraft } = stored;
  const isReading = usePrefill(like, stored.fill);
  const ask = (body: PriceQuestion, signal: AbortSignal) =>
    portal.POST('/{environment}/orders/price', { params: { path: { environment } }, body, signal });
  const { data: preview } = usePrice(draft, [environment], ask);
  const outcome = useOutcome(draft, preview);
  const creating = useCreating(draft, stored.forget);
  const book = usePortalAddressBook();
  const list = `/${environment}/orders`;
  if (!may('orderers')) return <p className={newOrderCss.newOrderNo}>{texts.notAllowed}</p>;
  return (
    <AddressBookContext value={book}>
      <PageHead
        crumbs={[{ label: orders.title, to: list }, { label: texts.order }]}
        title={outcome.title}
        actions={
          <>
            <Button icon={<IconCopyPlus />} onClick={() => setCopying(true)}>
              {texts.copyFrom}
            </Button>
            <Button icon={<IconTerminal2 />} onClick={() => copyCurl(draft, texts.curlCopied)}>
              {texts.copyCurl}
            </Button>
          </>
        }
      />
      {isReading ? (
        <div aria-busy="true" />
      ) : (
        <NewOrderForm
          draft={draft}
          onChange={setDraft}
          preview={preview}
          outcome={outcome}
          error={creating.error}
          busy={creating.isPending}
          onSend={() => creating.mutate()}
          onLeave={() => navigate({ to: list })}
          before={stored.restoredAt && <DraftLine storedAt={stored.restoredAt} onDiscard={stored.discard} />}
        >
          <CreateApiCall draft={draft} option={outcome.option} error={creating.error} />
        </NewOrderForm>
      )}
      <CopyDialog
        open={copying}
        onClose={() => setCopying(false)}
        onCopy={(order) => {
          setDraft(draftLike(order));
          setCopying(false);
          toast(texts.copied({ number: numberOf(order) }));
        }}
      />
    </AddressBookContext>
  );
}

/**
 * `?like=VT-100001` starts with the values of that order; the form is disabled until they are loaded, so that
 * they overwrite nothing.
 */
function usePrefill(like: string | undefined, fill: (draft: Draft) => void): boolean {
  const { environment } = usePortal();
  const [isReading, setReading] = useState(like !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another order is read again.
  useEffect(() => {
    if (!like) return;
    const aborter = new AbortController();
    portal
      .GET('/{environment}/orders/{id}', {
        params: { path: { environment, id: like } },
        signal: aborter.signal,
      })
      .then((order) => fill(draftLike(order)))
      .catch(() => undefined)
      .finally(() => setReading(false));
    return () => aborter.abort();
  }, [like, environment]);
  return isReading;
}

function useCreating(draft: Draft, onCreated: () => void) {
  const texts = useTexts(newTexts);
  const { environment } = usePortal();
  const navigate = useNavigate();
  return useChange(
    async () => {
      const body = toCreation(draft);
      const headers = { 'Idempotency-Key': await idempotencyKeyOf(environment, body) };
      return portal.POST('/{environment}/orders', { params: { path: { environment } }, headers, body });
    },
    {
      refreshes: [[environment]],
      onDone: async (order) => {
        onCreated();
        toast(texts.created({ number: numberOf(order) }));
        await navigate({ to: `/${environment}/orders/${numberOf(order)}` });
      },
    },
  );
}

function copyCurl(draft: Draft, copied: string): void {
  const text = `curl -X POST ${location.origin}/api/v1/extern/orders \\
  -H "Authorization: Bearer $HANDOVER_KEY" \\
  -H "Content-Type: application/json" \\
  -d '${JSON.stringify(toCreation(draft)).replaceAll("'", "'\\''")}'`;
  navigator.clipboard.writeText(text).then(
    () => toast(copied),
    () => toast(text, 'alert'),
  );
}
