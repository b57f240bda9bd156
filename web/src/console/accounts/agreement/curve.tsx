// The net price by distance, now and with the draft; hatched where a quote is needed.
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { formatMoney, formatNumber } from '../../../ui/format.ts';
import agreementCss from './agreement.module.css';
import type { Preview } from './queries.ts';
import { agreementTexts } from './texts.ts';

const WIDTH = 360;
const HEIGHT = 130;
const LEFT = 34;
const BOTTOM = 20;
const TOP = 22;

type Point = Preview['curve'][number];

export function Curve({ preview: { curve, example, currency }, what }: { preview: Preview; what: string }) {
  const texts = useTexts(agreementTexts);
  const language = useLanguage();
  const toKm = curve.at(-1)!.km;
  const highest = Math.max(1, ...curve.flatMap(({ before, after }) => [before ?? 0, after ?? 0]));
  const top = roundUpForAxis(highest);
  const x = (km: number) => LEFT + (km / toKm) * (WIDTH - LEFT - 8);
  const y = (amount: number) => HEIGHT - BOTTOM - (amount / top) * (HEIGHT - BOTTOM - TOP);
  const line = (of: 'before' | 'after') => pathOf(curve, of, x, y);
  const km = example?.distanceKm ?? null;
  const price = example?.after.price?.net ?? null;
  const money = (amount: number | null | undefined) =>
    amount == null ? texts.byQuote : formatMoney(language, Math.round(amount * 100), currency);
  const firstByQuote = curve.find(({ after }, i) => i > 0 && after === null)?.km;
  const label = texts.curveLabel({
    what,
    km: formatNumber(language, Math.round(km ?? 300), 'kilometer'),
    before: money(example?.before.price?.net),
    after: money(price),
  });
  return (
    <svg className={agreementCss.curve} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <defs>
        <pattern
          id="by-quote"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line x1="0" y1="0" x2="0" y2="6" className={agreementCss.curveHatch} />
        </pattern>
      </defs>
      {[0, top / 2, top].map((amount) => (
        <g key={amount}>
          <line x1={LEFT} x2={WIDTH - 8} y1={y(amount)} y2={y(amount)} className={agreementCss.curveGrid} />
          <text x={LEFT - 6} y={y(amount) + 4} textAnchor="end">
            {formatNumber(language, amount)}
          </text>
        </g>
      ))}
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <text key={share} x={x(toKm * share)} y={HEIGHT - 4} textAnchor={share === 1 ? 'end' : 'middle'}>
          {formatNumber(language, Math.round(toKm * share))}
        </text>
      ))}
      {firstByQuote !== undefined && (
        <>
          <rect
            x={x(firstByQuote)}
            y={TOP - 8}
            width={WIDTH - 8 - x(firstByQuote)}
            height={HEIGHT - BOTTOM - TOP + 8}
            fill="url(#by-quote)"
          />
          <text x={WIDTH - 12} y={HEIGHT - BOTTOM - 6} textAnchor="end">
            {texts.byQuote}
          </text>
        </>
      )}
      <path d={line('before')} className={agreementCss.curveBefore} />
      <path d={line('after')} className={agreementCss.curveAfter} />
      {km !== null && price !== null && (
        <>
          <line x1={x(km)} x2={x(km)} y1={y(price)} y2={HEIGHT - BOTTOM} className={agreementCss.curveMark} />
          <circle cx={x(km)} cy={y(price)} r="4" className={agreementCss.curveDot} />
          <text
            x={Math.min(x(km), WIDTH - 40)}
            y={y(price) - 8}
            textAnchor="middle"
            className={agreementCss.curvePrice}
          >
            {money(price)}
          </text>
        </>
      )}
    </svg>
  );
}

/** Returns a round number that is not below the highest value. */
function roundUpForAxis(highest: number): number {
  const size = 10 ** Math.floor(Math.log10(highest));
  return [1, 2, 4, 5, 6, 8, 10].map((step) => step * size).find((step) => step >= highest) ?? highest;
}

/** The line has a gap where a quote is needed. */
function pathOf(
  curve: readonly Point[],
  of: 'before' | 'after',
  x: (km: number) => number,
  y: (amount: number) => number,
): string {
  let isDown = false;
  return curve
    .map((point) => {
      const amount = point[of];
      const step =
        amount === null ? '' : `${isDown ? 'L' : 'M'}${x(point.km).toFixed(1)} ${y(amount).toFixed(1)}`;
      isDown = amount !== null;
      return step;
    })
    .join('');
}
