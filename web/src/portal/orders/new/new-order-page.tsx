// Ordering by hand: the fields of the API, the price aside while one types, and the same call to copy.
import { IconCopyPlus, IconTerminal2 } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { ApiError, type FieldError } from '../../../api/api-error.ts';
import { portal } from '../../../api/client.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useWords } from '../../../messages/use-words.ts';
import { numberOf, toCents } from '../../../orders/order-status.tsx';
import { toast } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/field.tsx';
import { formatMoney } from '../../../ui/format.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { ErrorState } from '../../../ui/table-states.tsx';
import { usePortal } from '../../session.tsx';
import { de as ordersDe } from '../de.ts';
import { en as ordersEn } from '../en.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { de } from './de.ts';
import { type Draft, draftLike, EMPTY_DRAFT, toCreation } from './draft.ts';
import { en } from './en.ts';
import { fieldNames, OrderFields } from './order-fields.tsx';
import { PriceAside } from './price-aside.tsx';
import { usePrice } from './use-price.ts';
import './new-order.css';

const route = getRouteApi('/$environment/orders/new');

export function NewOrderPage() {
  const words = useWords({ en, de });
  const orders = useWords({ en: ordersEn, de: ordersDe });
  const language = useLanguage();
  const { environment, may } = usePortal();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const [copying, setCopying] = useState(false);
  const like = (route.useSearch() as { like?: string }).like;
  const isReading = useLike(like, setDraft);
  const price = usePrice(draft);
  const option = price.data?.options.find(({ transportType }) => transportType === draft.transportType);
  const request = option?.outcome === 'REQUEST';
  const creating = useCreating(draft);
  const errors = useMemo(() => errorsOf(creating.error, words.belongsTo), [creating.error, words]);
  const names = useMemo(() => fieldNames(words), [words]);
  const other = creating.error instanceof ApiError && errors.length === 0 ? creating.error : null;
  const [from, to] = [draft.pickup.city.trim(), draft.delivery.city.trim()];
  const title =
    from && to
      ? (request ? words.requestFor : words.orderFor)(from, to)
      : request
        ? words.request
        : words.order;
  const amount = option?.price && formatMoney(language, toCents(option.price.gross), option.price.currency);
  const label = request ? words.sendRequest : amount ? words.orderFor_(amount) : words.orderPlain;
  const list = `/${environment}/orders`;
  if (!may('orderers')) return <p className="new-order-no">{words.notAllowed}</p>;
  return (
    <>
      <PageHead
        crumbs={[{ label: orders.title, to: list }, { label: words.order }]}
        title={title}
        actions={
          <>
            <Button icon={<IconCopyPlus />} onClick={() => setCopying(true)}>
              {words.copyFrom}
            </Button>
            <Button icon={<IconTerminal2 />} onClick={() => copyCurl(draft, words.curlCopied)}>
              {words.copyCurl}
            </Button>
          </>
        }
      />
      {isReading ? (
        <div aria-busy="true" />
      ) : (
        <Form label={title} errors={errors} names={names} onSubmit={() => creating.mutate()}>
          <div className="new-order">
            <div className="new-order-fields">
              {other && <ErrorState error={other} />}
              <OrderFields
                draft={draft}
                onChange={setDraft}
                preview={price.data}
                taken={
                  creating.error instanceof ApiError && creating.error.code === 'EXTERNAL_ORDER_ID_EXISTS'
                }
              />
            </div>
            <PriceAside draft={draft} preview={price.data} option={option} error={creating.error} />
          </div>
          <footer className="new-order-foot">
            <Button kind="filled" type="submit" busy={creating.isPending}>
              {label}
            </Button>
            <Button onClick={() => navigate({ to: list })}>{words.leave}</Button>
            <span className="muted">{request ? words.noCost : words.goes(price.data?.receivers ?? 0)}</span>
          </footer>
        </Form>
      )}
      <CopyDialog
        open={copying}
        onClose={() => setCopying(false)}
        onCopy={(order) => {
          setDraft(draftLike(order));
          setCopying(false);
          toast(words.copied(numberOf(order)));
        }}
      />
    </>
  );
}

/** `?like=VT-100001` begins with what that order says; until it is read, nothing can be typed that it would overwrite. */
function useLike(like: string | undefined, setDraft: (draft: Draft) => void): boolean {
  const { environment } = usePortal();
  const [isReading, setReading] = useState(like !== undefined);
  useEffect(() => {
    if (!like) return;
    const asked = new AbortController();
    portal
      .GET('/{environment}/orders/{id}', {
        params: { path: { environment, id: like } },
        signal: asked.signal,
      })
      .then(({ data }) => data && setDraft(draftLike(data)))
      .catch(() => undefined)
      .finally(() => setReading(false));
    return () => asked.abort();
  }, [like, environment, setDraft]);
  return isReading;
}

/** One key for one form, so that a second click or a lost answer orders once; changed content is another call. */
function useCreating(draft: Draft) {
  const words = useWords({ en, de });
  const { environment } = usePortal();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const body = toCreation(draft);
      const headers = { 'Idempotency-Key': await keyOf(environment, body) };
      return (
        await portal.POST('/{environment}/orders', { params: { path: { environment } }, headers, body })
      ).data!;
    },
    onSuccess: async (order) => {
      toast(words.created(numberOf(order)));
      await navigate({ to: `/${environment}/orders/${numberOf(order)}` });
      await queries.invalidateQueries({ queryKey: [environment] });
    },
  });
}

const FORM = crypto.randomUUID();

async function keyOf(environment: string, body: object): Promise<string> {
  const bytes = new TextEncoder().encode(`${FORM} ${environment} ${location.href} ${JSON.stringify(body)}`);
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Wrong fields, broken rules and a number that is taken all point to a field. */
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
