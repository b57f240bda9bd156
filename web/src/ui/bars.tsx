import barsCss from './bars.module.css';

export interface Bar {
  good: number;
  failed: number;
}

const WIDTH = 10;
const GAP = 2;
const HEIGHT = 32;

export function Bars({
  bars,
  summary,
  from,
  to,
}: {
  bars: readonly Bar[];
  summary: string;
  from: string;
  to: string;
}) {
  const highest = Math.max(1, ...bars.map(({ good, failed }) => good + failed));
  const tall = (count: number) => (count === 0 ? 0 : Math.max(2, (count / highest) * HEIGHT));
  return (
    <figure className={barsCss.bars}>
      <svg
        viewBox={`0 0 ${bars.length * (WIDTH + GAP) - GAP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        {bars.map(({ good, failed }, index) => {
          const x = index * (WIDTH + GAP);
          return (
            <g key={x}>
              <rect
                className={barsCss.barGood}
                x={x}
                y={HEIGHT - tall(good)}
                width={WIDTH}
                height={tall(good)}
                rx="1"
              />
              <rect
                className={barsCss.barFailed}
                x={x}
                y={HEIGHT - tall(good) - tall(failed)}
                width={WIDTH}
                height={tall(failed)}
                rx="1"
              />
            </g>
          );
        })}
      </svg>
      <figcaption>
        <span>{from}</span>
        <span>{to}</span>
      </figcaption>
    </figure>
  );
}
