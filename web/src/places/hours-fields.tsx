// The opening hours of a place: periods of each weekday, and days with other hours.

import { IconPlus, IconX } from '@tabler/icons-react';
import { WEEKDAYS } from '../../../shared/time/weekdays.ts';
import { useTexts } from '../messages/use-texts.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Switch } from '../ui/field.tsx';
import { TextField } from '../ui/inputs.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import type { OpeningHours } from './address-book.ts';
import { PeriodFields } from './period-fields.tsx';
import { USUAL_HOURS } from './place-draft.ts';
import placesCss from './places.module.css';
import { placesTexts } from './texts.ts';

interface HoursProps {
  hours: OpeningHours | null;
  onChange: (hours: OpeningHours | null) => void;
}

export function HoursFields({ hours, onChange }: HoursProps) {
  const texts = useTexts(placesTexts).hours;
  return (
    <Stack as="fieldset" gap="2-5" className={placesCss.group} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <Switch
        label={texts.known}
        checked={hours !== null}
        onChange={(isKnown) => onChange(isKnown ? USUAL_HOURS : null)}
      />
      {hours && (
        <>
          <WeekFields hours={hours} onChange={onChange} />
          <ExceptionFields hours={hours} onChange={onChange} />
        </>
      )}
    </Stack>
  );
}

interface KnownHoursProps {
  hours: OpeningHours;
  onChange: (hours: OpeningHours) => void;
}

function WeekFields({ hours, onChange }: KnownHoursProps) {
  const texts = useTexts(placesTexts).hours;
  const { week } = hours;
  const likeMonday = () => {
    const days = WEEKDAYS.slice(0, 5).map((day) => [day, week.MONDAY]);
    onChange({ ...hours, week: { ...week, ...Object.fromEntries(days) } });
  };
  return (
    <>
      {WEEKDAYS.map((day) => (
        <div key={day} className={placesCss.day}>
          <span>{texts.weekdays[day]}</span>
          <PeriodFields
            name={`openingHours.week.${day}`}
            day={texts.weekdays[day]}
            periods={week[day]}
            onChange={(periods) => onChange({ ...hours, week: { ...week, [day]: periods } })}
          />
        </div>
      ))}
      <div>
        <Button small onClick={likeMonday}>
          {texts.copy}
        </Button>
      </div>
    </>
  );
}

const MAX_EXCEPTIONS = 100;

function ExceptionFields({ hours, onChange }: KnownHoursProps) {
  const texts = useTexts(placesTexts).hours;
  const { exceptions } = hours;
  const set = (at: number, changed: Partial<(typeof exceptions)[number]>) =>
    onChange({ ...hours, exceptions: exceptions.map((one, i) => (i === at ? { ...one, ...changed } : one)) });
  return (
    <Stack gap="2-5">
      <h4>{texts.exceptions}</h4>
      {exceptions.map((exception, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: days are changed in place and have no id.
        <div key={i} className={placesCss.exception}>
          <DateField
            name={`openingHours.exceptions[${i}].day`}
            label={texts.day({ number: i + 1 })}
            labelHidden
            value={exception.day}
            onChange={(day) => set(i, { day })}
          />
          <PeriodFields
            name={`openingHours.exceptions[${i}].periods`}
            day={texts.day({ number: i + 1 })}
            periods={exception.periods}
            onChange={(periods) => set(i, { periods })}
          />
          <TextField
            name={`openingHours.exceptions[${i}].note`}
            label={texts.note({ number: i + 1 })}
            labelHidden
            placeholder={texts.notePlaceholder}
            maxLength={100}
            value={exception.note ?? ''}
            onChange={(note) => set(i, { note: note || null })}
          />
          <IconButton
            label={texts.removeException({ number: i + 1 })}
            onClick={() => onChange({ ...hours, exceptions: exceptions.filter((_, at) => at !== i) })}
          >
            <IconX size={16} />
          </IconButton>
        </div>
      ))}
      {exceptions.length < MAX_EXCEPTIONS && (
        <Row>
          <Button
            small
            icon={<IconPlus />}
            onClick={() =>
              onChange({ ...hours, exceptions: [...exceptions, { day: '', periods: [], note: null }] })
            }
          >
            {texts.addException}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
