// Dispatch creates an order for a customer: the form of the portal, priced by that customer's agreement.

import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { operations } from '../../../api/client.ts';
import { useChange } from '../../../api/use-change.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { type Draft, draftLike, EMPTY_DRAFT, toCreation } from '../../../orders/new/draft.ts';
import newOrderCss from '../../../orders/new/new-order.module.css';
import { idempotencyKeyOf, NewOrderForm, useOutcome } from '../../../orders/new/new-order-form.tsx';
import { NewOrderTextsProvider } from '../../../orders/new/use-new-order-texts.ts';
import { type PriceQuestion, usePrice } from '../../../orders/new/use-price.ts';
import { numberOf } from '../../../orders/order-status.tsx';
import { deleteDraft, readDraft, saveDraft } from '../../../people/drafts.ts';
import { useStoredDraft } from '../../../people/use-stored-draft.ts';
import { AddressBookContext } from '../../../places/address-book.ts';
import { toast } from '../../../ui/announce.tsx';
import { DraftLine } from '../../../ui/draft-line.tsx';
import fieldCss from '../../../ui/field.module.css';
import { Field } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { addressBookOf } from '../../accounts/address-book.ts';
import { AccountFinder } from '../../find/entity-finders.tsx';
import { LIVE } from '../../live.tsx';
import { useConsole } from '../../session.tsx';
import { dispatchTexts } from '../texts.ts';
import { createSeveral } from './create-several.ts';
import { type MoreVehicle, MoreVehicles } from './more-vehicles.tsx';
import { dispatchOrderTexts } from './texts.ts';

const route = getRouteApi('/frame/orders/new');

export interface NewOrderSearch {
  account?: string;
  as?: 'request';
  /** The number of an order whose values the form begins with. */
  like?: string;
}

export function NewOrderPage() {
  const { as, like } = route.useSearch();
  return (
    <NewOrderTextsProvider value={dispatchOrderTexts}>
      <NewOrder key={`${as} ${like}`} />
    </NewOrderTextsProvider>
  );
}

/** One draft for each customer, and one for an order without a customer yet. */
const slotOf = (kind: string, account: string) => `new-order.${kind}.${account || 'none'}`;
const lastSlotOf = (kind: string) => `new-order.${kind}.last-account`;
const lastAccount = (kind: string) => readDraft<string>(lastSlotOf(kind)) ?? '';

function NewOrder() {
  const texts = useTexts(dispatchOrderTexts);
  const listTexts = useTexts(dispatchTexts);
  const { may } = useConsole();
  const navigate = useNavigate();
  const search = route.useSearch();
  const { account = '', as, like } = search;
  const kind = as ?? 'order';
  const stored = useStoredDraft<Draft>(
    slotOf(kind, account || lastAccount(kind)),
    EMPTY_DRAFT,
    like === undefined,
  );
  usePrefill(like, stored.fill);
  const [more, setMore] = useState<readonly MoreVehicle[]>([]);
  const { value: draft, change: setDraft } = stored;
  // The customer belongs to the draft, and the address of the page names it.
  const chooseAccount = (id: string) =>
    navigate({
      to: '/orders/new',
      search: { ...(as && { as }), ...(like && { like }), ...(id && { account: id }) },
      replace: true,
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page opens.
  useEffect(() => {
    if (account === '' && stored.restoredAt) void chooseAccount(lastAccount(kind));
  }, []);
  const ask = (body: PriceQuestion, signal: AbortSignal) => {
    const params = { path: { id: account } };
    return operations.POST('/accounts/{id}/orders/price', { params, body, signal });
  };
  const { data: preview } = usePrice(draft, account ? [LIVE, 'price', account] : null, ask);
  const outcome = useOutcome(draft, account ? preview : undefined, as === 'request');
  const [unchosen, setUnchosen] = useState(false);
  const createOrder = useCreateOrder(draft, more, search, () => {
    stored.forget();
    deleteDraft(lastSlotOf(kind));
  });
  const book = useMemo(() => (account ? addressBookOf(account, true) : null), [account]);
  const isRequest = as === 'request';
  const back = isRequest ? '/requests' : '/orders';
  if (!may('dispatch')) return <p className={newOrderCss.newOrderNo}>{texts.notAllowed}</p>;
  return (
    <AddressBookContext value={book}>
      <PageHead
        crumbs={[
          { label: isRequest ? texts.requests : listTexts.list.title, to: back },
          { label: isRequest ? texts.request : texts.order },
        ]}
        title={outcome.title}
      />
      <NewOrderForm
        draft={draft}
        onChange={setDraft}
        preview={account ? preview : undefined}
        outcome={outcome}
        error={createOrder.error}
        busy={createOrder.isPending}
        onAttempt={() => {
          setUnchosen(account === '');
          return account !== '';
        }}
        onSend={() => createOrder.mutate()}
        onLeave={() => navigate({ to: back })}
        {...(!isRequest && { belowVehicle: <MoreVehicles vehicles={more} onChange={setMore} /> })}
        {...(more.length > 0 && { submit: texts.several.submit({ count: more.length + 1 }) })}
        before={
          <>
            {stored.restoredAt && <DraftLine storedAt={stored.restoredAt} onDiscard={stored.discard} />}
            <CustomerField
              account={account}
              isMissing={unchosen && !account}
              onChange={(id) => {
                stored.moveTo(slotOf(kind, id));
                saveDraft(lastSlotOf(kind), id);
                return chooseAccount(id);
              }}
            />
          </>
        }
      />
    </AddressBookContext>
  );
}

function CustomerField({
  account,
  isMissing,
  onChange,
}: {
  account: string;
  /** True after an attempt to send without a customer. */
  isMissing: boolean;
  onChange: (id: string) => void;
}) {
  const texts = useTexts(dispatchOrderTexts);
  return (
    <Stack as="section" gap="3" className={newOrderCss.newOrderGroup} aria-label={texts.customer}>
      <Field name="account" label={texts.customer} hint={isMissing ? '' : texts.customerHint}>
        {({ id, 'aria-describedby': describedBy }) => (
          <AccountFinder
            label={texts.customer}
            placeholder={texts.findCustomer}
            control={{ id, 'aria-invalid': isMissing, 'aria-describedby': describedBy }}
            value={account}
            onChange={onChange}
          />
        )}
      </Field>
      {isMissing && (
        <p className={fieldCss.fieldError} role="alert">
          {texts.chooseCustomer}
        </p>
      )}
    </Stack>
  );
}

/** `?like=VT-100001` starts with the values of that order. */
function usePrefill(like: string | undefined, fill: (draft: Draft) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another order is read again.
  useEffect(() => {
    if (!like) return;
    const aborter = new AbortController();
    operations
      .GET('/orders/{id}', { params: { path: { id: like } }, signal: aborter.signal })
      .then((order) => fill(draftLike(order)))
      .catch(() => undefined);
    return () => aborter.abort();
  }, [like]);
}

function useCreateOrder(
  draft: Draft,
  more: readonly MoreVehicle[],
  { account = '', as = undefined }: NewOrderSearch,
  onCreated: () => void,
) {
  const texts = useTexts(dispatchOrderTexts);
  const navigate = useNavigate();
  return useChange(
    async () => {
      if (more.length > 0) return createSeveral(account, draft, more);
      const body = toCreation(draft);
      const header = { 'Idempotency-Key': await idempotencyKeyOf(account, body) };
      const params = { path: { id: account }, query: as ? { as } : {}, header };
      return [await operations.POST('/accounts/{id}/orders', { params, body })];
    },
    {
      refreshes: [[LIVE]],
      onDone: async ([order, ...others]) => {
        const number = numberOf(order!);
        onCreated();
        toast(
          others.length > 0 ? texts.several.created({ count: others.length + 1 }) : texts.created({ number }),
        );
        if (others.length > 0)
          await navigate({ to: '/orders', search: { layout: 'table', accountId: account } });
        else await navigate({ to: order!.kind === 'REQUEST' ? `/requests/${number}` : `/orders/${number}` });
      },
    },
  );
}
