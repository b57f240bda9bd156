// One month to choose a day from: the week begins on Monday, and the arrow keys move between days.

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { localeOf } from '../../../shared/text/locale.ts';
import { addDays } from '../../../shared/time/days.ts';
import { type Language, useLanguage } from '../messages/language.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Button, IconButton } from './button.tsx';
import calendarCss from './calendar.module.css';
import { addMonths, weekdayOf } from './wall-time.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];
/** A Monday, for the names of the weekdays. */
const SOME_MONDAY = '2026-01-05';

function formatIn(language: Language, day: string, options: Intl.DateTimeFormatOptions): string {
  const locale = localeOf(language);
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(day));
}

/** The weeks that contain days of the month, each from Monday. */
function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 8)}01`;
  const next = addMonths(first, 1);
  const weeks: string[][] = [];
  for (let monday = addDays(first, -weekdayOf(first)); monday < next; monday = addDays(monday, 7))
    weeks.push(WEEK.map((offset) => addDays(monday, offset)));
  return weeks;
}

function moveBy(key: string, day: string): string | null {
  const weekday = weekdayOf(day);
  const moved: Record<string, () => string> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -weekday),
    End: () => addDays(day, 6 - weekday),
    PageUp: () => addMonths(day, -1),
    PageDown: () => addMonths(day, 1),
  };
  return moved[key]?.() ?? null;
}

export function Calendar({
  chosen,
  today,
  isAllowed,
  onChoose,
}: {
  /** Null if no day is set; the calendar then begins at today. */
  chosen: string | null;
  today: string;
  isAllowed: (day: string) => boolean;
  onChoose: (day: string) => void;
}) {
  const texts = useMessages().date;
  const language = useLanguage();
  const [current, setCurrent] = useState(chosen ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(true);
  useEffect(() => {
    if (movesFocus.current) grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current]);
  const go = (day: string, withFocus: boolean) => {
    movesFocus.current = withFocus;
    setCurrent(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const day = moveBy(event.key, current);
    if (day === null) return;
    event.preventDefault();
    go(day, true);
  };
  const name = (day: string) =>
    formatIn(language, day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <div className={calendarCss.calendar}>
      <header>
        <IconButton label={texts.previousMonth} onClick={() => go(addMonths(current, -1), false)}>
          <IconChevronLeft />
        </IconButton>
        <strong aria-live="polite">{formatIn(language, current, { month: 'long', year: 'numeric' })}</strong>
        <IconButton label={texts.nextMonth} onClick={() => go(addMonths(current, 1), false)}>
          <IconChevronRight />
        </IconButton>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid of days. */}
      <table ref={grid} role="grid" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {WEEK.map((offset) => {
              const weekday = addDays(SOME_MONDAY, offset);
              return (
                <th key={offset} scope="col" abbr={formatIn(language, weekday, { weekday: 'long' })}>
                  {formatIn(language, weekday, { weekday: 'short' }).slice(0, 2)}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {weeksOf(current).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    data-day={day}
                    data-outside={day.slice(0, 7) === current.slice(0, 7) ? undefined : true}
                    tabIndex={day === current ? 0 : -1}
                    aria-label={name(day)}
                    aria-pressed={day === chosen}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={!isAllowed(day) || undefined}
                    onClick={() => isAllowed(day) && onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <footer>
        <Button kind="text" small disabled={!isAllowed(today)} onClick={() => onChoose(today)}>
          {texts.today}
        </Button>
      </footer>
    </div>
  );
}
