// What is typed into a date field: read while typing, shown in full afterwards, and changed by the arrow keys.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { fillText } from '../../../shared/text/fill-text.ts';
import { addDays } from '../../../shared/time/days.ts';
import { useLanguage } from '../messages/language.ts';
import { useMessages } from '../messages/use-messages.ts';
import { type DatePart, formatWallTime, partAt, rangeOfPart, stepPart } from './date-parts.ts';
import { toLocal } from './local-time.ts';
import { type ParseContext, parseDate } from './parse-date.ts';
import { dayOf, existsInZone, isWallTime } from './wall-time.ts';

export const wallNow = () => toLocal(new Date().toISOString());

interface TypedDate {
  value: string;
  onChange: (value: string) => void;
  min: string | undefined;
  max: string | undefined;
  parsing: Pick<ParseContext, 'hasTime' | 'defaultClock' | 'yearlessDay'>;
}

export function useTypedDate(input: RefObject<HTMLInputElement | null>, props: TypedDate) {
  const { value, onChange, min, max, parsing } = props;
  const { date: texts } = useMessages();
  const language = useLanguage();
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
  }, [input, shown, steppedPart]);

  const withClock = (day: string) => (parsing.hasTime ? `${day}T${parsing.defaultClock}` : day);
  const rangeError = (at: string) => {
    if (min && at < min) return texts.tooEarly({ min: formatWallTime(language, min) });
    if (max && at > max) return texts.tooLate({ max: formatWallTime(language, max) });
    return null;
  };
  const parse = (text: string) => parseDate(text, { now: wallNow(), current: readable.current, ...parsing });
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
    const example = formatWallTime(language, withClock(addDays(wallNow(), 7)));
    setWrong({ value: typed, text: fillText(texts.problems[parsed.problem], { example }) });
    emit(typed);
    return false;
  };
  const step = (by: 1 | -1) => {
    if (!input.current || !commit()) return;
    const parsed = typed === null ? null : parse(typed);
    const before = parsed && 'value' in parsed ? parsed.value : readable.current;
    if (before === '') return set(withClock(dayOf(wallNow())));
    const part = partAt(formatWallTime(language, before), input.current.selectionStart ?? 0);
    const next = stepPart(before, part, by);
    setSteppedPart(part);
    // An hour that is skipped in spring is skipped here, too.
    set(parsing.hasTime && !existsInZone(next) ? stepPart(next, 'hour', by) : next);
  };
  const leave = () => {
    setSteppedPart(null);
    commit();
  };
  return { shown, error, readable: readable.current, set, type, commit, step, leave };
}
