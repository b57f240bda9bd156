// Dates and times in the language of the page, not of the browser: one text field that understands what people
// type, and a calendar beside it. Values are wall times of the reader, "2026-12-24" and "2026-12-24T08:00".
import { IconCalendar } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { Calendar } from './calendar.tsx';
import dateFieldCss from './date-field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { keepPlaced } from './keep-placed.ts';
import menuCss from './menu.module.css';
import type { ParseContext } from './parse-date.ts';
import { useTypedDate, wallNow } from './use-typed-date.ts';
import { clockOf, dayOf, isWallTime } from './wall-time.ts';

interface DateFieldProps extends Omit<FieldProps, 'children' | 'ownError'> {
  value: string;
  /** Gets an empty text for an emptied field, and an unreadable text as it is, so that nothing old is sent. */
  onChange: (value: string) => void;
  /** The earliest and latest value, in the form of the value. */
  min?: string | undefined;
  max?: string | undefined;
  /** The year of a day that is typed without one. */
  yearlessDay?: ParseContext['yearlessDay'];
  /** The time of a day that is typed or chosen where no time is set yet. */
  defaultClock?: string;
}

export function DateField(props: DateFieldProps) {
  return <WallTimeField {...props} hasTime={false} />;
}

export function DateTimeField(props: DateFieldProps) {
  return <WallTimeField {...props} hasTime />;
}

function WallTimeField({
  value,
  onChange,
  min,
  max,
  hasTime,
  yearlessDay = 'next',
  defaultClock = '08:00',
  ...field
}: DateFieldProps & { hasTime: boolean }) {
  const { date: texts } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const parsing = { hasTime, defaultClock, yearlessDay };
  const date = useTypedDate(input, { value, onChange, min, max, parsing });
  const [isOpen, setIsOpen] = useState(false);
  /** A press on the button closes an open calendar before the click arrives. */
  const wasOpen = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined;
    if (event.key === 'Enter' && !date.commit()) event.preventDefault();
    if (by === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!event.altKey) date.step(by);
    else if (by === -1) setIsOpen(true);
  };
  const choose = (day: string) => {
    setIsOpen(false);
    date.set(hasTime ? `${day}T${clockOf(date.readable) || defaultClock}` : day);
    input.current?.focus();
  };
  return (
    <Field {...field} ownError={date.error ?? undefined}>
      {(control) => (
        <div className={dateFieldCss.dateField}>
          <input
            {...control}
            ref={input}
            type="text"
            inputMode="text"
            autoComplete="off"
            placeholder={hasTime ? texts.dayAndTime : texts.day}
            value={date.shown}
            data-unreadable={date.error === null ? undefined : true}
            onChange={({ target }) => date.type(target.value)}
            onBlur={date.leave}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className={dateFieldCss.dateFieldButton}
            aria-label={texts.openCalendar}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            title={texts.openCalendar}
            onPointerDown={() => {
              wasOpen.current = isOpen;
            }}
            onClick={() => {
              setIsOpen(!wasOpen.current);
              wasOpen.current = false;
            }}
          >
            <IconCalendar size={16} aria-hidden="true" />
          </button>
          {isOpen && (
            <CalendarPopover label={texts.calendar} onClose={() => setIsOpen(false)}>
              <Calendar
                chosen={isWallTime(date.readable) ? dayOf(date.readable) : null}
                today={dayOf(wallNow())}
                isAllowed={(day) => !(min && day < dayOf(min)) && !(max && day > dayOf(max))}
                onChoose={choose}
              />
            </CalendarPopover>
          )}
        </div>
      )}
    </Field>
  );
}

/** Closes by Escape, by a click elsewhere, and when the focus leaves it. */
export function CalendarPopover({
  label,
  onClose,
  children,
}: {
  label: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const popover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => popover.current?.showPopover(), []);
  useEffect(() => {
    const anchor = popover.current?.parentElement;
    if (anchor) return keepPlaced(anchor, popover.current!, 'bottom-start');
  }, []);
  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={menuCss.menu}
      // Escape closes only the calendar, not the panel around the field.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget as Node)) onClose();
      }}
    >
      {children}
    </div>
  );
}
