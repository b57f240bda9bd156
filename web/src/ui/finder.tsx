// A choice among too many options for a list: the service searches the typed text, the user chooses by key or
// click.
import { IconX } from '@tabler/icons-react';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useCall } from '../api/use-call.ts';
import { useMessages } from '../messages/use-messages.ts';
import { IconButton } from './button.tsx';
import { join } from './classes.ts';
import fieldCss from './field.module.css';
import finderCss from './finder.module.css';
import { Text } from './text.tsx';
import { useDebounced } from './use-debounced.ts';

export interface Choosable {
  id: string;
  name: string;
}

export interface FinderProps {
  label: string;
  /** The text shown while nothing is chosen. */
  placeholder: string;
  chosen: Choosable | null;
  /** Also called with an empty text, for the first few options. */
  source: (text: string, signal: AbortSignal) => Promise<readonly Choosable[]>;
  /** Distinguishes the cached results of this source from those of others. */
  sourceKey: readonly string[];
  onChoose: (chosen: Choosable | null) => void;
  /** Attributes of the input when a field with its own label contains it. */
  control?: { id: string; 'aria-invalid'?: boolean; 'aria-describedby'?: string | undefined };
}

const TYPING_DELAY_MS = 200;

/** What is found for the typed text; while it is outdated, `searchNow` does not wait for the end of typing. */
function useSearch(
  source: FinderProps['source'],
  sourceKey: readonly string[],
  typed: string,
  isOpen: boolean,
) {
  const client = useQueryClient();
  const keyOf = (searched: string) => [...sourceKey, 'named', searched];
  const searchText = useDebounced(typed, TYPING_DELAY_MS);
  const { data: found, isPlaceholderData } = useCall(
    keyOf(searchText),
    (signal) => source(searchText, signal),
    { enabled: isOpen, placeholderData: keepPreviousData },
  );
  return {
    found,
    isOutdated: typed !== searchText || isPlaceholderData,
    searchNow: () =>
      client
        .fetchQuery({ queryKey: keyOf(typed), queryFn: ({ signal }) => source(typed, signal) })
        .catch(() => []),
  };
}

export function Finder({ label, placeholder, chosen, source, sourceKey, onChoose, control }: FinderProps) {
  const { finder } = useMessages();
  const listId = useId();
  /** Null while the user does not type: then the chosen name is shown. */
  const [text, setText] = useState<string | null>(null);
  const [current, setCurrent] = useState(0);
  const isOpen = text !== null;
  const typed = text?.trim() ?? '';
  const { found, isOutdated, searchNow } = useSearch(source, sourceKey, typed, isOpen);
  const newestTyped = useRef(typed);
  newestTyped.current = typed;
  const close = () => {
    setText(null);
    setCurrent(0);
  };
  const choose = (one: Choosable | null) => {
    close();
    onChoose(one);
  };
  /** The list may still show an older search: what is typed decides, as soon as its result arrives. */
  const chooseFirst = async () => {
    if (!isOutdated) return found?.[current] && choose(found[current]);
    const [first] = await searchNow();
    if (first && newestTyped.current === typed) choose(first);
  };
  const chooseOnlyHit = async () => {
    const hits = isOutdated ? await searchNow() : found;
    if (hits?.length === 1) onChoose(hits[0]!);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    }
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (text === '' && chosen) choose(null);
      else void chooseFirst();
    }
    if (event.key === 'Tab' && typed !== '') void chooseOnlyHit();
    if (step === undefined) return;
    event.preventDefault();
    if (!isOpen) setText('');
    else if (found?.length) setCurrent((current + step + found.length) % found.length);
  };
  return (
    <span className={finderCss.finder} data-set={chosen ? true : undefined}>
      <input
        className={fieldCss.input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && found?.[current] ? `${listId}-${current}` : undefined}
        aria-label={label}
        autoComplete="off"
        maxLength={200}
        placeholder={placeholder}
        {...control}
        value={text ?? chosen?.name ?? ''}
        onClick={() => setText(text ?? '')}
        onChange={({ target }) => {
          setText(target.value);
          setCurrent(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {chosen && !isOpen && (
        <IconButton label={finder.clear({ name: label })} onClick={() => choose(null)}>
          <IconX size={14} />
        </IconButton>
      )}
      <span id={listId} className={finderCss.finderList} role="listbox" aria-label={label} hidden={!isOpen}>
        {isOpen &&
          found?.map((one, index) => (
            <Option
              key={one.id}
              id={`${listId}-${index}`}
              isCurrent={index === current}
              onChoose={() => choose(one)}
            >
              {one.name}
            </Option>
          ))}
      </span>
      {isOpen && found?.length === 0 && (
        <Text tone="muted" className={join(finderCss.finderList, finderCss.finderNone)} role="status">
          {finder.nothing}
        </Text>
      )}
    </span>
  );
}

function Option({
  id,
  isCurrent,
  onChoose,
  children,
}: {
  id: string;
  isCurrent: boolean;
  onChoose: () => void;
  children: string;
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys.
    <span
      id={id}
      className={finderCss.finderOption}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      // Keeps the focus in the field, so that the list does not close before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </span>
  );
}
