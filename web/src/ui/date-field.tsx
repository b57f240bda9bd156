// Dates and times in the language of the page, not of the browser: one text field that understands what people
// type, and a calendar beside it. Values are wall times of the reader, "2026-12-24" and "2026-12-24T08:00".
import { IconCalendar } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fillText } from '../../../shared/text/fill-text.ts';
import { addDays } from '../../../shared/time/days.ts';
import { useLanguage } from '../messages/language.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Calendar } from './calendar.tsx';
import dateFieldCss from './date-field.module.css';
import { type DatePart, formatWallTime, partAt, rangeOfPart, stepPart } from './date-parts.ts';
import { Field, type FieldProps } from './field.tsx';
import { keepPlaced } from './keep-placed.ts';
import { toLocal } from './local-time.ts';
import menuCss from './menu.module.css';
import { type ParseContext, parseDate } from './parse-date.ts';
import { clockOf, dayOf, existsInZone, isWallTime } from './wall-time.ts';

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

const wallNow = () => toLocal(new Date().toISOString());

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
  const { date: words } = useMessages();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  /** What is typed and not yet shown in full; null shows the value. */
  const [typed, setTyped] = useState<string | null>(null);
  /** What is wrong, and with which value. */
  const [wrong, setWrong] = useState<{ value: string; text: string } | null>(null);
  /** The part that was just changed by an arrow key and stays selected. */
  const [steppedPart, setSteppedPart] = useState<DatePart | null>(null);
  /** The last readable value: typed parts such as an hour complete it. */
  const readable = useRef('');
  if (typed === null && (value === '' || isWallTime(value))) readable.current = value;
  const emitted = useRef(value);
  if (typed === null) emitted.current = value;
  // The page has set another value while something was typed.
  else if (value !== emitted.current) setTyped(null);
  const emit = (next: string) => {
    emitted.current = next;
    onChange(next);
  };
  const error = wrong?.value === value ? wrong.text : null;
  const shown = typed ?? formatWallTime(language, value);
  useLayoutEffect(() => {
    if (steppedPart === null || !input.current) return;
    const { start, end } = rangeOfPart(shown, steppedPart);
    input.current.setSelectionRange(start, end);
  }, [shown, steppedPart]);

  const rangeError = (at: string) => {
    if (min && at < min) return words.tooEarly({ min: formatWallTime(language, min) });
    if (max && at > max) return words.tooLate({ max: formatWallTime(language, max) });
    return null;
  };
  const parse = (text: string) =>
    parseDate(text, { now: wallNow(), current: readable.current, hasTime, defaultClock, yearlessDay });
  const set = (next: string) => {
    const text = rangeError(next);
    setTyped(null);
    setWrong(text === null ? null : { value: next, text });
    emit(next);
  };
  const type = (text: string) => {
    setTyped(text);
    setWrong(null);
    setSteppedPart(null);
    const parsed = parse(text);
    if (text.trim() === '') emit('');
    else if ('value' in parsed) emit(parsed.value);
  };
  /** Shows what was typed in full; returns false if it cannot be read or is out of range. */
  const commit = (): boolean => {
    if (typed === null) return error === null;
    if (typed.trim() === '') {
      setTyped(null);
      return true;
    }
    const parsed = parse(typed);
    if ('value' in parsed) {
      set(parsed.value);
      return rangeError(parsed.value) === null;
    }
    const example = formatWallTime(language, `${addDays(wallNow(), 7)}${hasTime ? `T${defaultClock}` : ''}`);
    setWrong({ value: typed, text: fillText(words.problems[parsed.problem], { example }) });
    emit(typed);
    return false;
  };
  const step = (by: 1 | -1) => {
    if (!input.current || !commit()) return;
    const parsed = typed === null ? null : parse(typed);
    const before = parsed && 'value' in parsed ? parsed.value : readable.current;
    if (before === '') return set(hasTime ? `${dayOf(wallNow())}T${defaultClock}` : dayOf(wallNow()));
    const part = partAt(formatWallTime(language, before), input.current.selectionStart ?? 0);
    const next = stepPart(before, part, by);
    setSteppedPart(part);
    // An hour that is skipped in spring is skipped here, too.
    set(hasTime && !existsInZone(next) ? stepPart(next, 'hour', by) : next);
  };
  const [isOpen, setIsOpen] = useState(false);
  /** A press on the button closes an open calendar before the click arrives. */
  const wasOpen = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined;
    if (event.key === 'Enter' && !commit()) event.preventDefault();
    if (by === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!event.altKey) step(by);
    else if (by === -1) setIsOpen(true);
  };
  const choose = (day: string) => {
    setIsOpen(false);
    set(hasTime ? `${day}T${clockOf(readable.current) || defaultClock}` : day);
    input.current?.focus();
  };
  return (
    <Field {...field} ownError={error ?? undefined}>
      {(control) => (
        <div className={dateFieldCss.dateField}>
          <input
            {...control}
            ref={input}
            type="text"
            inputMode="text"
            autoComplete="off"
            placeholder={hasTime ? words.dayAndTime : words.day}
            value={shown}
            data-unreadable={error === null ? undefined : true}
            onChange={({ target }) => type(target.value)}
            onBlur={() => {
              setSteppedPart(null);
              commit();
            }}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className={dateFieldCss.dateFieldButton}
            aria-label={words.openCalendar}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            title={words.openCalendar}
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
            <CalendarPopover label={words.calendar} onClose={() => setIsOpen(false)}>
              <Calendar
                chosen={isWallTime(readable.current) ? dayOf(readable.current) : null}
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
