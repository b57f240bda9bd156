// A text field of an address that suggests places of the address book while it is typed.
import { keepPreviousData } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { formatAddressLine } from '../../../shared/addresses/address-line.ts';
import { useCall } from '../api/use-call.ts';
import { useTexts } from '../messages/use-texts.ts';
import { join } from '../ui/classes.ts';
import { Field, type FieldProps } from '../ui/field.tsx';
import finderCss from '../ui/finder.module.css';
import { Text } from '../ui/text.tsx';
import { useDebounced } from '../ui/use-debounced.ts';
import { type Place, useAddressBook } from './address-book.ts';
import placesCss from './places.module.css';
import { placesTexts } from './texts.ts';

const SHOWN = 6;
const MIN_TYPED = 2;
const TYPING_DELAY_MS = 200;

interface SuggestProps extends Omit<FieldProps, 'children'> {
  value: string;
  onChange: (value: string) => void;
  onChoose: (place: Place) => void;
}

export function PlaceSuggestField({ value, onChange, onChoose, ...field }: SuggestProps) {
  const texts = useTexts(placesTexts).ordering;
  const listId = useId();
  const [open, setOpen] = useState(false);
  /** None until an arrow key is pressed, so that Enter sends the form as in any other field. */
  const [current, setCurrent] = useState(-1);
  const found = useSuggestions(open ? value.trim() : '');
  const close = () => {
    setOpen(false);
    setCurrent(-1);
  };
  const choose = (place: Place) => {
    close();
    onChoose(place);
  };
  const isShown = open && found.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isShown) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
    if (event.key === 'Enter' && found[current]) {
      event.preventDefault();
      choose(found[current]);
    }
    if (step === undefined) return;
    event.preventDefault();
    setCurrent((current + step + found.length) % found.length);
  };
  return (
    <Field {...field}>
      {(control) => (
        <span className={join(finderCss.finder, placesCss.suggest)}>
          <input
            {...control}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-activedescendant={isShown && current >= 0 ? `${listId}-${current}` : undefined}
            autoComplete="off"
            value={value}
            onChange={({ target }) => {
              onChange(target.value);
              setOpen(true);
              setCurrent(-1);
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          <span
            id={listId}
            className={finderCss.finderList}
            role="listbox"
            aria-label={texts.fromBook}
            hidden={!isShown}
          >
            {isShown &&
              found.map((place, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys.
                <span
                  key={place.id}
                  id={`${listId}-${index}`}
                  className={finderCss.finderOption}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === current}
                  // Keeps the focus in the field, so that the list does not close before the click.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(place)}
                >
                  <strong>{place.name}</strong> <Text tone="muted">{formatAddressLine(place)}</Text>
                </span>
              ))}
          </span>
        </span>
      )}
    </Field>
  );
}

/** Nothing while too little is typed, or without an address book. */
function useSuggestions(typed: string): readonly Place[] {
  const book = useAddressBook();
  const search = useDebounced(typed, TYPING_DELAY_MS);
  const { data } = useCall(
    [...(book?.key ?? []), 'places', 'search', search],
    (signal) => book!.list({ search, limit: SHOWN }, signal),
    { enabled: book !== null && search.length >= MIN_TYPED, placeholderData: keepPreviousData },
  );
  return typed.length >= MIN_TYPED ? (data?.data ?? []) : [];
}
