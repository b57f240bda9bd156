// Changes what was ordered: the fields, the new price beside the old one, who is notified, and the change itself.
import { useMemo, useState } from 'react';
import { termsTexts } from '../../../../../shared/texts/generated/console/orders/terms.ts';
import { ApiError, type FieldError, fieldsOf } from '../../../api/api-error.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import newOrderCss from '../../../orders/new/new-order.module.css';
import { fieldNames } from '../../../orders/new/order-fields.tsx';
import { PlaceFields } from '../../../orders/new/place-fields.tsx';
import { TransportChoice } from '../../../orders/new/transport-choice.tsx';
import { NewOrderTextsProvider, useNewOrderTexts } from '../../../orders/new/use-new-order-texts.ts';
import { VehicleFields } from '../../../orders/new/vehicle-fields.tsx';
import { AddressBookContext } from '../../../places/address-book.ts';
import { toast } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/field.tsx';
import { TextField, wireTo } from '../../../ui/inputs.tsx';
import { Grid, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { addressBookOf } from '../../accounts/address-book.ts';
import { dispatchOrderTexts } from '../new/texts.ts';
import orderCss from '../order.module.css';
import type { DispatchListItem } from '../order-queries.ts';
import { newerVersionOf, Refused } from '../version-conflict.tsx';
import { changeOf, draftOf, type PriceDraft, withoutFormerContacts } from './change-draft.ts';
import { ChangeOutcome } from './change-outcome.tsx';
import { useChangePreview, useChangeTerms } from './use-change.ts';

export interface TermsPanelProps {
  order: DispatchListItem;
  /** Only the destination, because the vehicle is on the way. */
  redirect: boolean;
  /** False when it is no longer possible. */
  possible: boolean;
  onClose: () => void;
}

export function TermsPanel(props: TermsPanelProps) {
  const book = useMemo(() => addressBookOf(props.order.customer.id, true), [props.order.customer.id]);
  return (
    <NewOrderTextsProvider value={dispatchOrderTexts}>
      <AddressBookContext value={book}>
        <TermsForm {...props} />
      </AddressBookContext>
    </NewOrderTextsProvider>
  );
}

function TermsForm({ order, redirect, possible, onClose }: TermsPanelProps) {
  const texts = useTexts(termsTexts);
  const fields = useNewOrderTexts();
  const [before] = useState(() => draftOf(order));
  const [draft, setTypedDraft] = useState(before);
  const setDraft = (typed: typeof draft) => setTypedDraft(withoutFormerContacts(before, typed));
  const [priced, setPriced] = useState<PriceDraft>({ priceNet: '', reason: '' });
  /** The version that the user saw; the API refuses a change of an older version. */
  const [seen, setSeen] = useState(order.version);
  const change = changeOf(before, draft, priced);
  const preview = useChangePreview(order.id, seen, change);
  const isOffer = preview.data?.outcome === 'OFFERED';
  const sending = useChangeTerms(order.id, () => {
    toast(isOffer ? texts.offered : redirect ? texts.redirected : texts.changed);
    onClose();
  });
  const error = sending.error ?? preview.error;
  const errors = errorsOf(error);
  const names = useMemo(
    () => ({ ...fieldNames(fields), priceNet: texts.priceNet, reason: texts.reason }),
    [fields, texts],
  );
  const isEmpty = Object.keys(change).length === 0;
  const isReady = possible && preview.isCurrent && !!preview.data && preview.data.outcome !== 'NOTHING';
  const send = () => {
    const net = preview.data?.price.after?.net;
    sending.mutate(
      { ...change, version: seen, ...(net !== undefined && { seenNet: net }) },
      { onError: (refusal) => setSeen(newerVersionOf(refusal) ?? seen) },
    );
  };
  return (
    <Form
      label={texts.title}
      change={sending}
      found={errors}
      refusal={null}
      names={names}
      asTyped={sending.error === null}
      onSubmit={send}
    >
      <div className={orderCss.dispatchPanelBody}>
        <Refused error={errors.length > 0 ? null : error} stillPossible={possible} command={texts.title} />
        {redirect ? (
          <PlaceFields end="delivery" draft={draft} onChange={setDraft} withTime={false} />
        ) : (
          <>
            <Grid columns={2} gap="5" align="start">
              <PlaceFields end="pickup" draft={draft} onChange={setDraft} withTime={false} />
              <PlaceFields end="delivery" draft={draft} onChange={setDraft} withTime={false} />
            </Grid>
            <Stack as="section" gap="3" aria-label={fields.vehicle}>
              <h3>{fields.vehicle}</h3>
              <VehicleFields draft={draft} onChange={setDraft} />
            </Stack>
            <Stack as="section" gap="3" aria-label={fields.transport}>
              <h3>{fields.transport}</h3>
              <TransportChoice draft={draft} onChange={setDraft} preview={undefined} />
            </Stack>
          </>
        )}
        <PriceFields priced={priced} onChange={setPriced} />
        <div role="status" aria-busy={!preview.isCurrent && !isEmpty}>
          {isEmpty && (
            <Text as="p" tone="muted">
              {texts.nothingYet}
            </Text>
          )}
          {!isEmpty && preview.data && !preview.error && (
            <ChangeOutcome order={order} preview={preview.data} redirect={redirect} />
          )}
        </div>
        <div className={orderCss.dispatchPanelActions}>
          <Button kind="plain" onClick={onClose}>
            {texts.back}
          </Button>
          <Button kind="filled" type="submit" busy={sending.isPending} disabled={!isReady}>
            {isOffer ? texts.offer : redirect ? texts.redirect : texts.change}
          </Button>
        </div>
      </div>
    </Form>
  );
}

function PriceFields({ priced, onChange }: { priced: PriceDraft; onChange: (priced: PriceDraft) => void }) {
  const texts = useTexts(termsTexts);
  const wire = wireTo(priced, onChange);
  return (
    <Stack as="section" gap="3" aria-label={texts.price}>
      <h3>{texts.price}</h3>
      <div className={newOrderCss.newOrderPair}>
        <TextField
          name="priceNet"
          label={texts.priceNet}
          hint={texts.priceHint}
          optional
          inputMode="decimal"
          {...wire('priceNet')}
        />
        <TextField
          name="reason"
          label={texts.reason}
          hint={texts.reasonHint}
          optional={priced.priceNet.trim() === ''}
          maxLength={500}
          {...wire('reason')}
        />
      </div>
    </Stack>
  );
}

/** Invalid fields and broken rules; everything else is shown above the form. */
function errorsOf(error: Error | null): readonly FieldError[] {
  const rules = error instanceof ApiError ? (error.details.errors as FieldError[] | undefined) : undefined;
  return rules ?? fieldsOf(error);
}
