// How a payment is divided: a part for each invoice, the rest in a lighter colour.
import paymentsCss from './payments.module.css';

const WIDTH = 1000;
const GAP = 3;

export function ShareBar({
  parts,
  restCents,
  totalCents,
  plain,
}: {
  parts: readonly number[];
  restCents: number;
  totalCents: number;
  plain: (cents: number) => string;
}) {
  const all = [...parts, restCents].map((cents) => (cents > 0 ? cents : 0));
  const whole = Math.max(
    totalCents,
    all.reduce((sum, cents) => sum + cents, 0),
  );
  let from = 0;
  const drawn = all.map((cents, index) => {
    const start = from;
    from += cents;
    return { cents, start, isRest: index === all.length - 1 };
  });
  return (
    <svg
      className={paymentsCss.bar}
      viewBox={`0 0 ${WIDTH} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={WIDTH} height="10" className={paymentsCss.barFree} />
      {drawn
        .filter(({ cents }) => cents > 0)
        .map(({ cents, start, isRest }) => (
          <rect
            key={start}
            x={(start / whole) * WIDTH}
            width={Math.max(1, (cents / whole) * WIDTH - GAP)}
            height="10"
            className={isRest ? paymentsCss.barRest : paymentsCss.barPart}
          >
            <title>{plain(cents)}</title>
          </rect>
        ))}
    </svg>
  );
}
