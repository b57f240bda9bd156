// The last comparable prices that customers accepted or declined, on one axis with the price of the draft.

import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { join } from '../../ui/classes.ts';
import { formatMoney } from '../../ui/format.ts';
import { Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import type { RequestToQuote } from './queries.ts';
import requestsCss from './requests.module.css';
import { requestsTexts } from './texts.ts';
import { centsOf } from './to-cents.ts';

const WIDTH = 320;
const PAD = 12;
/** Distances within this share count as comparable, the same as in the service. */
const COMPARABLE_DISTANCE_SHARE = 0.2;

export function ComparablePrices({ request, net }: { request: RequestToQuote; net: number | undefined }) {
  const texts = useTexts(requestsTexts);
  const language = useLanguage();
  const { comparablePrices: comparable, order, proposal } = request;
  const money = (amount: number) => formatMoney(language, centsOf(amount), proposal.currency);
  const around = (share: number) => Math.round((order.distanceKm ?? 0) * share).toLocaleString(language);
  const prices = comparable.map((one) => one.net);
  const all = net === undefined ? prices : [...prices, net];
  const [from, to] = [Math.min(...all), Math.max(...all)];
  const x = (price: number) => PAD + ((price - from) / (to - from || 1)) * (WIDTH - 2 * PAD);
  const accepted = comparable.filter((one) => one.accepted).length;
  return (
    <section className={requestsCss.comparable}>
      <h3>
        {texts.alike}{' '}
        {order.distanceKm !== null && (
          <Text tone="muted">
            {texts.comparableOf({
              transport: texts.transport[order.transportType],
              from: around(1 - COMPARABLE_DISTANCE_SHARE),
              to: around(1 + COMPARABLE_DISTANCE_SHARE),
            })}
          </Text>
        )}
      </h3>
      {comparable.length === 0 ? (
        <Text as="p" tone="muted">
          {texts.noneComparable}
        </Text>
      ) : (
        <>
          <svg
            viewBox={`0 0 ${WIDTH} 48`}
            role="img"
            aria-label={texts.comparableLabel({
              accepted,
              declined: comparable.length - accepted,
              from: money(from),
              to: money(to),
            })}
          >
            <line x1={PAD} x2={WIDTH - PAD} y1="30" y2="30" className={requestsCss.comparableAxis} />
            {comparable.map((one) => (
              <circle
                key={one.requestNumber}
                cx={x(one.net)}
                cy="30"
                r="4"
                className={one.accepted ? requestsCss.comparableAccepted : requestsCss.comparableDeclined}
              />
            ))}
            {net !== undefined && (
              <>
                <line x1={x(net)} x2={x(net)} y1="16" y2="38" className={requestsCss.comparableNow} />
                <text
                  x={Math.min(Math.max(x(net), 30), WIDTH - 30)}
                  y="10"
                  textAnchor="middle"
                  className={requestsCss.comparablePrice}
                >
                  {money(net)}
                </text>
              </>
            )}
          </svg>
          <Row
            align="stretch"
            justify="between"
            size="meta"
            tone="muted"
            figures
            className={requestsCss.comparableEnds}
          >
            <span>{money(from)}</span>
            <span>{money(to)}</span>
          </Row>
          <Row as="p" gap="1-5" size="meta" className={requestsCss.comparableLegend}>
            <span
              className={join(requestsCss.comparableDot, requestsCss.comparableAccepted)}
              aria-hidden="true"
            />{' '}
            {texts.comparableAccepted({ count: accepted })}
            <span
              className={join(requestsCss.comparableDot, requestsCss.comparableDeclined)}
              aria-hidden="true"
            />{' '}
            {texts.comparableDeclined({ count: comparable.length - accepted })}
          </Row>
        </>
      )}
    </section>
  );
}
