// The page of one order: its status, the commands that are possible now, its history and its facts.
import { IconDots } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paperTexts } from '../../../../shared/texts/generated/console/paper.ts';
import { recurringTexts } from '../../../../shared/texts/generated/console/recurring.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { numberOf, OrderStatus } from '../../orders/order-status.tsx';
import { toast } from '../../ui/announce.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { join } from '../../ui/classes.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import factsCss from '../../ui/facts.module.css';
import { IconMenu, MenuItem } from '../../ui/menu.tsx';
import { Missing } from '../../ui/not-found.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Plate } from '../../ui/plate.tsx';
import { RouteButton } from '../../ui/route-button.tsx';
import tableCss from '../../ui/table.module.css';
import { useCarrierOfOrder } from '../carriers/carrier-queries.ts';
import { usePrint } from '../paper/use-print.ts';
import { RepeatOrder } from '../recurring/repeat-order.tsx';
import { useConsole } from '../session.tsx';
import { CommandBar } from './command-bar.tsx';
import { CommandPanel } from './command-panel.tsx';
import orderCss from './order.module.css';
import { OrderFacts } from './order-facts.tsx';
import {
  type CommandName,
  type DispatchListItem,
  useOrder,
  usePossible,
  usePresence,
  useTracking,
} from './order-queries.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderSentence } from './status-sentence.tsx';
import { OfferedChange } from './terms/offered-change.tsx';
import { dispatchTexts } from './texts.ts';

const route = getRouteApi('/frame/orders/$id');

export function OrderPage() {
  const { id } = route.useParams();
  const order = useOrder(id);
  if (order.error && !order.data)
    return <NoOrder id={id} error={order.error as ApiError} onRetry={order.refetch} />;
  if (!order.data) return <OrderSkeleton />;
  return <Order key={order.data.id} order={order.data} />;
}

function NoOrder({ id, error, onRetry }: { id: string; error: ApiError; onRetry: () => unknown }) {
  const { page } = useTexts(dispatchTexts);
  const gone = error.code === 'ORDER_NOT_FOUND';
  return (
    <>
      <PageHead
        crumbs={[{ label: page.crumb, to: '/orders' }, { label: id }]}
        title={gone ? page.notFound.title({ id }) : id}
      />
      <div className={orderCss.dispatchMain}>
        {gone ? (
          <Missing>{page.notFound.text}</Missing>
        ) : (
          <ErrorState error={error} onRetry={() => onRetry()} />
        )}
      </div>
    </>
  );
}

function OrderSkeleton() {
  return (
    <div className={orderCss.dispatchSkeleton} aria-busy="true">
      <span className={join(tableCss.skeleton, tableCss.skeleton1)} />
      <span className={tableCss.skeleton} />
      <span className={join(tableCss.skeleton, tableCss.skeleton2)} />
    </div>
  );
}

function Order({ order }: { order: DispatchListItem }) {
  const { page } = useTexts(dispatchTexts);
  const possible = usePossible(order.id);
  const tracking = useTracking(order.id);
  const commands = possible.data?.commands;
  const [asked, setAsked] = useState<CommandName | 'nothing' | null>(null);
  const carrier = useCarrierOfOrder(order.id);
  // For an order without a driver the list of candidates is open from the start, unless a carrier names the driver.
  const first = carrier === null && commands?.find(({ command }) => command === 'assign_driver');
  const chosen = asked === 'nothing' ? null : (asked ?? (first ? ('assign_driver' as const) : null));
  const plate = order.vehicle.registration.licensePlate;
  return (
    <>
      <PageHead
        crumbs={[{ label: page.crumb, to: '/orders' }, { label: numberOf(order) }]}
        title={numberOf(order)}
        aside={
          <>
            <OrderStatus status={order.shownStatus} />
            {plate && <Plate>{plate}</Plate>}
          </>
        }
        actions={<HeadActions order={order} />}
      >
        <OrderSentence order={order} tracking={tracking.data} carrier={carrier ?? null} />
        {order.kind === 'REQUEST' && (
          <div>
            <RouteButton kind="soft" to="/requests/$id" params={{ id: numberOf(order) }}>
              {page.openRequest}
            </RouteButton>
          </div>
        )}
        <CommandBar
          commands={commands}
          chosen={chosen}
          onChoose={(command) => setAsked(command ?? 'nothing')}
        />
      </PageHead>
      <div className={join(factsCss.factsColumns, orderCss.dispatchColumns)}>
        <div className={orderCss.dispatchMain}>
          {order.sandbox && (
            <Notice tone="warn" title={page.sandbox.title}>
              {page.sandbox.text}
            </Notice>
          )}
          {order.kind === 'ORDER' && <OfferedChange order={order} />}
          {chosen && (
            <CommandPanel
              key={chosen}
              order={order}
              command={chosen}
              asked={asked !== null}
              possible={commands?.find(({ command }) => command === chosen) ?? null}
              onClose={() => setAsked('nothing')}
            />
          )}
          <OrderTimeline order={order} />
        </div>
        <aside aria-label={page.facts}>
          <OrderFacts order={order} tracking={tracking.data} />
        </aside>
      </div>
    </>
  );
}

function HeadActions({ order }: { order: DispatchListItem }) {
  const { page } = useTexts(dispatchTexts);
  const navigate = useNavigate();
  const paper = useTexts(paperTexts);
  const recurring = useTexts(recurringTexts);
  const printing = usePrint();
  const { may } = useConsole();
  const [isRepeating, setRepeating] = useState(false);
  const mayOrder = may('dispatch') && !order.sandbox;
  const others = usePresence(order.id);
  const copy = () =>
    navigator.clipboard.writeText(numberOf(order)).then(
      () => toast(page.copied),
      () => toast(numberOf(order), 'alert'),
    );
  return (
    <>
      <span className={orderCss.dispatchHere} role="status">
        {others.length > 0 && (
          <>
            {others.map((name) => (
              <Avatar key={name} name={name} />
            ))}
            {page.hereToo({ count: others.length, names: others.join(', ') })}
          </>
        )}
      </span>
      <IconMenu label={page.actions} icon={<IconDots />}>
        <MenuItem onSelect={copy}>{page.copyNumber}</MenuItem>
        {may('staff') && (
          <MenuItem
            onSelect={() => printing.mutate({ kind: 'jobs', orders: [order], name: numberOf(order) })}
          >
            {paper.jobSheet}
          </MenuItem>
        )}
        {mayOrder && (
          <MenuItem
            onSelect={() =>
              navigate({ to: '/orders/new', search: { account: order.customer.id, like: numberOf(order) } })
            }
          >
            {recurring.copy}
          </MenuItem>
        )}
        {mayOrder && <MenuItem onSelect={() => setRepeating(true)}>{recurring.add}</MenuItem>}
        <MenuItem onSelect={() => window.open(new URL(order.trackingUrl).pathname, '_blank', 'noreferrer')}>
          {page.openTracking}
        </MenuItem>
        <MenuItem onSelect={() => navigate({ to: `/accounts/${order.customer.id}` })}>
          {page.openAccount}
        </MenuItem>
      </IconMenu>
      {isRepeating && (
        <RepeatOrder
          template={{
            ...order,
            number: numberOf(order),
            pickupCity: order.pickup.city,
            deliveryCity: order.delivery.city,
          }}
          onClose={() => setRepeating(false)}
        />
      )}
    </>
  );
}
