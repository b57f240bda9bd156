// The form of a new order with its price, for portal and console; the page decides where it is sent.

import { type ReactNode, useMemo, useState } from 'react';
import { ApiError, codeOf, type FieldError } from '../../api/api-error.ts';
import { useLanguage } from '../../messages/language.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { join } from '../../ui/classes.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Form } from '../../ui/field.tsx';
import { formatMoney } from '../../ui/format.ts';
import layoutCss from '../../ui/layout.module.css';
import { Grid } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { useValueChecks } from '../../ui/use-value-checks.ts';
import { toCents } from '../order-status.tsx';
import { checkDraft } from './check-draft.ts';
import type { Draft } from './draft.ts';
import newOrderCss from './new-order.module.css';
import { fieldNames, OrderFields } from './order-fields.tsx';
import { PriceAside } from './price-aside.tsx';
import { useNewOrderTexts } from './use-new-order-texts.ts';
import type { Preview, PreviewOption } from './use-price.ts';

export interface Outcome {
  option: PreviewOption | undefined;
  /** True if the current draft becomes a request. */
  request: boolean;
  title: string;
}

/** What the current draft becomes. `asked`: the user wants a quote even if the agreement has a price. */
export function useOutcome(draft: Draft, preview: Preview | undefined, asked = false): Outcome {
  const texts = useNewOrderTexts();
  const found = preview?.options.find(({ transportType }) => transportType === draft.transportType);
  const option: PreviewOption | undefined =
    asked && found?.outcome === 'ORDER'
      ? { ...found, outcome: 'REQUEST', reason: 'ASKED', price: null }
      : found;
  const request = asked || option?.outcome === 'REQUEST';
  const [from, to] = [draft.pickup.city.trim(), draft.delivery.city.trim()];
  const title =
    from && to
      ? (request ? texts.requestFor : texts.orderFor)({ from, to })
      : request
        ? texts.request
        : texts.order;
  return { option, request, title };
}

export function NewOrderForm({
  draft,
  onChange,
  preview,
  outcome: { option, request, title },
  error,
  busy,
  onAttempt,
  onSend,
  onLeave,
  before,
  names: further = {},
  belowVehicle,
  submit,
  children,
}: {
  draft: Draft;
  onChange: (draft: Draft) => void;
  preview: Preview | undefined;
  outcome: Outcome;
  /** The error of the last submission. */
  error: Error | null;
  busy: boolean;
  /** Checks what `before` asks for; false if it is missing. */
  onAttempt?: () => boolean;
  onSend: () => void;
  onLeave: () => void;
  /** Shown above the fields; `names` has the labels of its fields. */
  before?: ReactNode;
  names?: Record<string, string>;
  /** Shown below the fields of the vehicle. */
  belowVehicle?: ReactNode;
  /** The text of the button, if it is not about one order. */
  submit?: string;
  /** Shown below the price. */
  children?: ReactNode;
}) {
  const texts = useNewOrderTexts();
  const language = useLanguage();
  const checks = useValueChecks();
  const { wrong } = useMessages().form;
  const [found, setFound] = useState<readonly FieldError[]>([]);
  const errors = useMemo(
    () => (found.length > 0 ? found : errorsOf(error, (number: string) => texts.belongsTo({ number }))),
    [found, error, texts],
  );
  const send = () => {
    const problems = checkDraft(draft, checks, wrong, new Date());
    setFound(problems);
    // Both are asked, so that everything missing is named at once.
    const isReady = onAttempt?.() ?? true;
    if (problems.length === 0 && isReady) onSend();
  };
  const names = useMemo(() => ({ ...further, ...fieldNames(texts) }), [further, texts]);
  const amount = option?.price && formatMoney(language, toCents(option.price.gross), option.price.currency);
  const label = request ? texts.sendRequest : amount ? texts.orderFor_({ amount }) : texts.orderPlain;
  return (
    <Form
      label={title}
      change={{ error, isPending: busy }}
      found={errors}
      refusal={null}
      names={names}
      onSubmit={send}
    >
      <Grid collapse="tablet" className={newOrderCss.newOrder}>
        <div className={newOrderCss.newOrderFields}>
          {errors.length === 0 && <ErrorState error={error} />}
          {before}
          <OrderFields
            draft={draft}
            onChange={onChange}
            preview={preview}
            belowVehicle={belowVehicle}
            taken={codeOf(error) === 'EXTERNAL_ORDER_ID_EXISTS'}
          />
        </div>
        <PriceAside draft={draft} preview={preview} option={option}>
          {children}
        </PriceAside>
      </Grid>
      <footer className={join(layoutCss.actionBar, newOrderCss.newOrderFoot)}>
        <Button kind="filled" type="submit" busy={busy}>
          {submit ?? label}
        </Button>
        <Button onClick={onLeave}>{texts.leave}</Button>
        <Text tone="muted">
          {request ? texts.noCost : texts.goes({ receivers: preview?.receivers ?? 0 })}
        </Text>
      </footer>
    </Form>
  );
}

const FORM = crypto.randomUUID();

/** The same form and content always have the same key, so that a second click creates no second order. */
export async function idempotencyKeyOf(place: string, body: object): Promise<string> {
  const bytes = new TextEncoder().encode(`${FORM} ${place} ${location.href} ${JSON.stringify(body)}`);
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Maps invalid fields, broken rules and a duplicate order number to field errors. */
function errorsOf(error: Error | null, belongsTo: (number: string) => string): readonly FieldError[] {
  if (!(error instanceof ApiError)) return [];
  if (error.code === 'EXTERNAL_ORDER_ID_EXISTS') {
    const { orderNumber, requestNumber } = error.details as { orderNumber?: string; requestNumber?: string };
    return [
      {
        field: 'externalOrderId',
        code: 'invalid_value',
        message: belongsTo(orderNumber ?? requestNumber ?? ''),
      },
    ];
  }
  const rules = error.details.errors as FieldError[] | undefined;
  return rules ?? error.fields;
}
