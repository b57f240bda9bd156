// What the texts of decisions are made of: the link to the order, its route, and a line of parts.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Language } from '../../messages/language.ts';
import { formatNumber } from '../../ui/format.ts';
import { Route } from '../../ui/route.tsx';
import type { PlanOrder } from '../assign/candidates.ts';

export function NumberLink({ order }: { order: PlanOrder }) {
  const isRequest = order.number.startsWith('RQ');
  return (
    <Link to={isRequest ? '/requests/$id' : '/orders/$id'} params={{ id: order.number }}>
      {order.number}
    </Link>
  );
}

export function Parts({ parts }: { parts: readonly (ReactNode | null)[] }) {
  return (
    <>
      {parts
        .filter((part) => part !== null && part !== '')
        .map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line never change their order.
          <span key={index}>
            {index > 0 && ' · '}
            {part}
          </span>
        ))}
    </>
  );
}

export function Way({ order, language }: { order: PlanOrder; language: Language }) {
  const { pickup, delivery, distanceKm } = order;
  return (
    <>
      <Route from={pickup.city} to={delivery.city} />
      {distanceKm !== null && `, ${formatNumber(language, Math.round(distanceKm), 'kilometer')}`}
    </>
  );
}

/** The route, the vehicle and the customer of an order. */
export function OrderParts({ order, language }: { order: PlanOrder; language: Language }) {
  return (
    <Parts parts={[<Way key="way" order={order} language={language} />, order.vehicle, order.customer]} />
  );
}
