// The periods in which a place is open on one day.
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTexts } from '../messages/use-texts.ts';
import { IconButton } from '../ui/button.tsx';
import { TextField } from '../ui/inputs.tsx';
import { Row } from '../ui/layout.tsx';
import { Text } from '../ui/text.tsx';
import type { OpenPeriod } from './address-book.ts';
import { completeTime } from './complete-time.ts';
import placesCss from './places.module.css';
import { placesTexts } from './texts.ts';

const MAX_PERIODS = 4;
const FIRST: OpenPeriod = { from: '08:00', to: '17:00' };

/** A second period begins an hour after the first one ends. */
function following({ to }: OpenPeriod): OpenPeriod {
  const hour = Math.min(Number(to.slice(0, 2)) + 1, 23);
  return { from: `${String(hour).padStart(2, '0')}:00`, to: '24:00' };
}

export function PeriodFields({
  name,
  day,
  periods,
  onChange,
}: {
  /** The path in the API. */
  name: string;
  day: string;
  periods: readonly OpenPeriod[];
  onChange: (periods: OpenPeriod[]) => void;
}) {
  const texts = useTexts(placesTexts).hours;
  const set = (at: number, changed: Partial<OpenPeriod>) =>
    onChange(periods.map((period, i) => (i === at ? { ...period, ...changed } : period)));
  const last = periods.at(-1);
  return (
    <Row gap="2" rowGap="2" wrap>
      {periods.length === 0 && <Text tone="muted">{texts.closed}</Text>}
      {periods.map((period, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: periods have no id, and their order does not change.
        <span key={i} className={placesCss.period}>
          {(['from', 'to'] as const).map((part) => (
            <TextField
              key={part}
              name={`${name}[${i}].${part}`}
              label={texts[part]({ day, part: i + 1 })}
              labelHidden
              inputMode="numeric"
              maxLength={5}
              value={period[part]}
              onChange={(value) => set(i, { [part]: value })}
              onBlur={() => set(i, { [part]: completeTime(period[part]) })}
            />
          ))}
          <IconButton
            label={texts.removePeriod({ day, part: i + 1 })}
            onClick={() => onChange(periods.filter((_, at) => at !== i))}
          >
            <IconX size={14} />
          </IconButton>
        </span>
      ))}
      {periods.length < MAX_PERIODS && (
        <IconButton
          label={last ? texts.addPeriod({ day }) : texts.open({ day })}
          onClick={() => onChange([...periods, last ? following(last) : FIRST])}
        >
          <IconPlus size={14} />
        </IconButton>
      )}
    </Row>
  );
}
