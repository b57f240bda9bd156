// Decisions about quotes: one to write, and one that ends.
import { Link } from '@tanstack/react-router';
import { formatDuration } from '../../../../shared/time/format-duration.ts';
import { formatMoney } from '../../ui/format.ts';
import { RouteButton } from '../../ui/route-button.tsx';
import type { PlanOrder } from '../assign/candidates.ts';
import type { DecisionKinds } from './decision-kind.ts';
import { NumberLink, Parts, Way } from './decision-parts.tsx';

export const QUOTE_DECISIONS: DecisionKinds<'NO_QUOTE' | 'QUOTE_ENDS'> = {
  NO_QUOTE: {
    describe: ({ order, createdAt }, { texts, language, age, tone }) => ({
      due: age(createdAt),
      label: texts.label.waiting,
      tone,
      title: (
        <>
          <NumberLink order={order} /> {texts.needsQuote}
        </>
      ),
      detail: (
        <Parts parts={[order.customer, <Way key="way" order={order} language={language} />, order.vehicle]} />
      ),
    }),
    Actions: ({ formatContext: { texts }, decision: { order } }) => (
      <OpenRequest order={order}>{texts.writeQuote}</OpenRequest>
    ),
  },
  QUOTE_ENDS: {
    describe: (decision, { texts, language, when, left, tone }) => {
      const { order, quoteNumber, netCents, currency, validUntil } = decision;
      return {
        due: formatDuration(language, left),
        label: texts.label.toExpiry,
        tone,
        title: (
          <>
            {texts.quote}{' '}
            <Link to="/requests/$id" params={{ id: order.number }}>
              {quoteNumber}
            </Link>{' '}
            {texts.quoteEnds({ when: when(validUntil) })}
          </>
        ),
        detail: (
          <Parts
            parts={[
              order.customer,
              formatMoney(language, netCents, currency),
              <Way key="way" order={order} language={language} />,
            ]}
          />
        ),
      };
    },
    Actions: ({ formatContext: { texts }, decision: { order } }) => (
      <OpenRequest order={order}>{texts.openQuote}</OpenRequest>
    ),
  },
};

function OpenRequest({ order, children }: { order: PlanOrder; children: string }) {
  return (
    <RouteButton small data-primary to="/requests/$id" params={{ id: order.number }}>
      {children}
    </RouteButton>
  );
}
